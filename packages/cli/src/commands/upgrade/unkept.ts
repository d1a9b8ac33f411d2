import { encodingOf } from './layout.ts';

/** What an XML file may hold beside its document. Reading leaves it out, so a file that is written anew lacks it. */
export interface Unkept {
	readonly what: 'comments' | 'processing instructions' | 'document type declaration';
	readonly times: number;
	/** Where the first of them is. */
	readonly line: number;
	readonly column: number;
}

/** In well-formed XML, where alone this is used, nothing else begins with these but what is in CDATA. */
const PARTS = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/g;

/**
 * Comments, processing instructions and the document type declaration of an XML file, each kind with its first place.
 *
 * @param bytes - well-formed XML
 */
export function unkeptIn(bytes: Uint8Array): readonly Unkept[] {
	const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
	const found = new Map<Unkept['what'], Unkept>();
	for (const { 0: part, index } of text.matchAll(PARTS)) {
		const what = kindOf(part);
		if (what === undefined) continue;
		const before = found.get(what);
		found.set(what, before === undefined ? { what, times: 1, ...placeOf(text, index) } : { ...before, times: before.times + 1 });
	}
	return [...found.values()];
}

function kindOf(part: string): Unkept['what'] | undefined {
	if (part.startsWith('<!--')) return 'comments';
	if (part.startsWith('<!DOCTYPE')) return 'document type declaration';
	// The XML declaration is written anew.
	return part.startsWith('<?') && !/^<\?xml\s/.test(part) ? 'processing instructions' : undefined;
}

function placeOf(text: string, index: number): { line: number; column: number } {
	const lines = text.slice(0, index).split(/\r\n|\r|\n/);
	return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
