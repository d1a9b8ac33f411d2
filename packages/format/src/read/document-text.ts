import { isSpace, OPEN_BRACE } from '../codec/ascii.ts';
import { hasByteOrderMark } from '../issue/positions.ts';

/** The text of a document as UTF-8. */
export interface DocumentText {
	readonly bytes: Uint8Array;
	/** The index of the first byte of the JSON or XML: after a byte order mark, or the code before JSON in a script. */
	readonly start: number;
	/** Whether it is JSON in a script, such as a `.js` export (rule U8). */
	readonly wrapped: boolean;
	/** Whether it came as text or in another encoding. What XML then declares is no longer so. */
	readonly converted: boolean;
}

/** Converts text, or bytes in UTF-8, UTF-16 or the encoding that XML declares. Only XML may be in UTF-16 without a byte order mark. */
export function documentText(input: Uint8Array | string): DocumentText {
	const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : toUtf8(input);
	const start = hasByteOrderMark(bytes) ? 3 : 0;
	const converted = bytes !== input;
	return { bytes, start, wrapped: false, ...unwrapped(bytes, start), converted };
}

/** The bytes of a document in UTF-8, whose offsets the findings have. Bytes that are in no other known encoding are returned unchanged. */
export function toUtf8(bytes: Uint8Array): Uint8Array {
	const utf16 = utf16Of(bytes);
	const { encoding } = declaredEncoding(bytes, 0);
	if (utf16 === undefined && UNICODE.test(encoding)) return bytes;
	try {
		const decoder = new TextDecoder(utf16 ?? encoding, { fatal: utf16 === undefined });
		// Node 20 takes windows-1252 for ISO-8859-1, except in streams.
		return new TextEncoder().encode(decoder.decode(bytes, { stream: true }) + decoder.decode());
	} catch {
		// The platform does not know the encoding, or the bytes are in another one, which is reported.
		return bytes;
	}
}

/** The encoding that XML declares, and where; UTF-8 if there is no declaration. */
export function declaredEncoding(bytes: Uint8Array, start: number): { readonly encoding: string; readonly offset: number } {
	const [, before = '', encoding = 'UTF-8'] = /^(<\?xml[^>]*?\sencoding\s*=\s*["'])([^"']*)/.exec(headOf(bytes, start, 200)) ?? [];
	return { encoding, offset: start + before.length };
}

/** Encodings whose bytes need no conversion, or whose bytes tell that they do. */
export const UNICODE = /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii)$/i;

/**
 * UTF-16 is recognized by a byte order mark. Without one, XML is recognized by its start, `<` and another ASCII character (XML 1.0,
 * appendix F). JSON without a mark is always UTF-8.
 */
export function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first === LESS && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
	return first === 0 && second === LESS && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

const LESS = 0x3c;

/**
 * The code before JSON in a script, up to the first object that looks like JSON, behind a comma, `(`, `=` or `default`. Nothing is
 * evaluated. A `.js` export has `(function(name,data){ … })("NAME",` there.
 */
const HEAD = /^\s*[\w$(/][\s\S]*?(?:[=(,]|default)\s*(?=\{\s*")/;

/** The start of a text, with a character for each byte. */
const headOf = (bytes: Uint8Array, start: number, length: number): string =>
	new TextDecoder('latin1').decode(bytes.subarray(start, start + length));

function unwrapped(bytes: Uint8Array, start: number): Omit<DocumentText, 'converted'> | undefined {
	const head = bytes[start] !== OPEN_BRACE && HEAD.exec(headOf(bytes, start, 4096));
	if (!head) return undefined;
	let end = bytes.length;
	while (isAfterJson(bytes[end - 1])) end--;
	return { bytes: bytes.subarray(0, end), start: start + head[0].length, wrapped: true };
}

/** Whether a byte is white space, `)` or `;`. */
const isAfterJson = (byte: number | undefined): boolean => isSpace(byte) || byte === 0x3b || byte === 0x29;

/** The code before and after the JSON of a script, which is wrapped. */
export function codeAround(input: Uint8Array): readonly [before: string, after: string] {
	const whole = toUtf8(input);
	const { bytes, start } = documentText(input);
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
	return [decoder.decode(whole.subarray(0, start)), decoder.decode(whole.subarray(bytes.length))];
}

/** The index of the first byte that is not white space; the text's length if there is none. */
export function firstNonSpace(bytes: Uint8Array, start: number): number {
	let i = start;
	while (i < bytes.length && (bytes[i] ?? 0) <= 0x20) i++;
	return i;
}
