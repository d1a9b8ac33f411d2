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

/** Detects the layout from the start of a file. Tabs, which the writer cannot use, become its default indentation. */
export function layoutOf(bytes: Uint8Array): Layout {
	const text = new TextDecoder().decode(toUtf8(bytes).subarray(0, HEAD)).replace(PROLOG, '').trimEnd();
	const crlf = /\r\n/.test(text);
	if (!/[\r\n]/.test(text)) return { options: { minimize: true }, crlf: false };
	const [, indent] = /[\r\n]( +|\t+)[^\s]/.exec(text) ?? [];
	if (indent === undefined) return { options: { indent: 0 }, crlf };
	return { options: indent.startsWith(' ') && indent.length <= 16 ? { indent: indent.length } : {}, crlf };
}

/** Written text with CR LF. JSON strings contain no raw line breaks, and in XML both line ends are equal. */
export const withCrLf = (bytes: Uint8Array): Uint8Array =>
	Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
