/** A start tag, an end tag, or both in one, as it stands in a text. */
export interface XmlTag {
	/** With its prefix. */
	readonly name: string;
	readonly kind: 'start' | 'end' | 'empty';
	readonly start: number;
	/** Behind `>`. */
	readonly end: number;
}

/**
 * The tags of an XML text, in time linear in its length. It is no parser: of a text that is not well-formed it finds something.
 * A document type with declarations of its own ends it: what entities hold would stay unseen.
 */
export function* xmlTags(text: string): Generator<XmlTag> {
	let at = text.indexOf('<');
	while (at >= 0) {
		let end = endOfMarkup(text, at);
		if (end < 0) return;
		if (end === 0) {
			const tag = tagAt(text, at);
			if (tag === undefined) return;
			yield tag;
			end = tag.end;
		}
		at = text.indexOf('<', end);
	}
}

/** Where what is no tag ends; 0 where a tag begins, −1 where there is no end. */
function endOfMarkup(text: string, at: number): number {
	if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
	if (text.startsWith('<![CDATA[', at)) return behind(text, ']]>', at);
	if (text.startsWith('<?', at)) return behind(text, '?>', at);
	if (!text.startsWith('<!', at)) return 0;
	const end = behind(text, '>', at);
	return text.slice(at, end).includes('[') ? -1 : end;
}

function behind(text: string, mark: string, from: number): number {
	const at = text.indexOf(mark, from);
	return at < 0 ? -1 : at + mark.length;
}

function tagAt(text: string, start: number): XmlTag | undefined {
	let at = start + 1;
	for (let quote = ''; ; at++) {
		const character = text[at];
		if (character === undefined) return undefined;
		if (quote !== '') {
			if (character === quote) quote = '';
		} else if (character === '"' || character === "'") quote = character;
		else if (character === '>') break;
	}
	const [, slash = '', name = ''] = /^<(\/?)([^\s/>]*)/.exec(text.slice(start, Math.min(at, start + 200))) ?? [];
	return { name, kind: slash === '/' ? 'end' : text[at - 1] === '/' ? 'empty' : 'start', start, end: at + 1 };
}
