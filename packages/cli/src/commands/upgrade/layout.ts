import type { WriteOptions } from '@tilewright/format';

/** How a file is laid out, as far as what is written can follow it. */
export interface Layout {
	readonly options: Pick<WriteOptions, 'indent' | 'minimize'>;
	/** Whether lines end in CR LF. */
	readonly crlf: boolean;
}

/** More than this is not looked at: the first lines tell. */
const HEAD = 64 * 1024;

/** What an XML file may begin with on a line of its own, however the rest is laid out. */
const PROLOG = /^\s*(?:<\?[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>\s*)?/;

/** Takes the layout from the beginning of a file. Tabs, which the writer does not have, become its own indentation. */
export function layoutOf(bytes: Uint8Array): Layout {
	const text = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEAD)).replace(PROLOG, '').trimEnd();
	const crlf = /\r\n/.test(text);
	if (!/[\r\n]/.test(text)) return { options: { minimize: true }, crlf: false };
	const [, indent] = /[\r\n]( +|\t+)[^\s]/.exec(text) ?? [];
	if (indent === undefined) return { options: { indent: 0 }, crlf };
	return { options: indent.startsWith(' ') && indent.length <= 16 ? { indent: indent.length } : {}, crlf };
}

/** The encoding that `read` takes a file to have. */
export const encodingOf = (bytes: Uint8Array): string =>
	bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';

/** Written text with CR LF: in JSON no string holds a bare line break, and in XML both say the same. */
export const withCrLf = (bytes: Uint8Array): Uint8Array =>
	Buffer.from(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
