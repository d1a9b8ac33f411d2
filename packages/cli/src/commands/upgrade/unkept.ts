import { toUtf8 } from '@tilewright/format/internal';

/** Parts of an XML file that are not read, so that a rewritten file lacks them. */
export interface Unkept {
	readonly what: 'comments' | 'processing instructions' | 'document type declaration';
	readonly times: number;
	/** The position of the first one. */
	readonly line: number;
	readonly column: number;
}

/** Matches these parts, and CDATA sections, which may look like them. Only used on well-formed XML. */
const PARTS = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/g;

/**
 * Counts the comments, processing instructions and document type declarations of an XML file.
 *
 * @param bytes - well-formed XML
 */
export function unkeptIn(bytes: Uint8Array): readonly Unkept[] {
	const text = new TextDecoder().decode(toUtf8(bytes));
	const found = new Map<Unkept['what'], Unkept>();
	for (const { 0: part, index } of text.matchAll(PARTS)) {
		const what = kindOf(part);
		if (what === undefined) continue;
		const before = found.get(what);
		found.set(what, before === undefined ? { what, times: 1, ...positionOf(text, index) } : { ...before, times: before.times + 1 });
	}
	return [...found.values()];
}

function kindOf(part: string): Unkept['what'] | undefined {
	if (part.startsWith('<!--')) return 'comments';
	if (part.startsWith('<!DOCTYPE')) return 'document type declaration';
	// The XML declaration is kept.
	return part.startsWith('<?') && !/^<\?xml\s/.test(part) ? 'processing instructions' : undefined;
}

function positionOf(text: string, index: number): { line: number; column: number } {
	const lines = text.slice(0, index).split(/\r\n|\r|\n/);
	return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
