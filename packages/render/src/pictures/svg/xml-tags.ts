/** A start tag, an end tag or an empty-element tag in a text. */
export interface XmlTag {
	/** Including the prefix. */
	readonly name: string;
	readonly kind: 'start' | 'end' | 'empty';
	readonly start: number;
	/** Index after `>`. */
	readonly end: number;
}

/**
 * The tags in an XML text, in linear time. This is not a parser: in a text that is not well-formed it finds whatever looks like a tag.
 * It stops at a document type with its own declarations, because entities could hide elements.
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

/** The end of markup other than a tag; 0 if a tag begins here, −1 if the end is missing. */
function endOfMarkup(text: string, at: number): number {
	if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
	if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at);
	if (text.startsWith('<?', at)) return after(text, '?>', at);
	if (!text.startsWith('<!', at)) return 0;
	const end = after(text, '>', at);
	return text.slice(at, end).includes('[') ? -1 : end;
}

function after(text: string, mark: string, from: number): number {
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
