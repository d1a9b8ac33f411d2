import type { WriteOptions } from '@tilewright/format';
import { toUtf8 } from '@tilewright/format/internal';

/** The white space of a file, as far as the writer can reproduce it. */
export interface Layout {
	readonly options: Pick<WriteOptions, 'indent' | 'minimize'>;
	/** Whether lines end in CR LF. */
	readonly crlf: boolean;
}

/** How many bytes to examine: the first lines are enough. */
const HEAD = 64 * 1024;

/** The start of an XML file, which may be on lines of its own even in minimized files. */
const PROLOG = /^\s*(?:<\?[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>\s*)?/;

/**
 * Detects the layout from the start of a file. Tabs, which the writer cannot use, become its default indentation.
 *
 * @example const { options, crlf } = layoutOf(bytes); // then: write(doc, options), and withCrLf if crlf
 */
export function layoutOf(bytes: Uint8Array): Layout {
	const text = new TextDecoder().decode(toUtf8(bytes).subarray(0, HEAD)).replace(PROLOG, '').trimEnd();
	const crlf = /\r\n/.test(text);
	if (!/[\r\n]/.test(text)) return { options: { minimize: true }, crlf: false };
	const [, indent] = /[\r\n]( +|\t+)[^\s]/.exec(text) ?? [];
	if (indent === undefined) return { options: { indent: 0 }, crlf };
	return { options: indent.startsWith(' ') && indent.length <= 16 ? { indent: indent.length } : {}, crlf };
}

/** Written text with CR LF. JSON strings contain no raw line breaks, and in XML both line ends are equal. */
export function withCrLf(bytes: Uint8Array): Uint8Array {
	let lines = 0;
	for (const byte of bytes) if (byte === LF) lines++;
	const result = new Uint8Array(bytes.length + lines);
	let at = 0;
	for (const byte of bytes) {
		if (byte === LF) result[at++] = CR;
		result[at++] = byte;
	}
	return result;
}

const LF = 10;
const CR = 13;
