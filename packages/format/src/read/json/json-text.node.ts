import { Buffer, isAscii, isUtf8 } from 'node:buffer';
import { decodeUtf8 } from '#codec/utf8';
import { BACKSLASH } from '../../codec/ascii.ts';
import type { Words } from './string-end.ts';
import { wordsOf } from './string-end.ts';

/** Texts in which more than one in this many bytes needs an escape, such as long ones in Chinese, would become much longer. */
const FEW = 4;
/** The bytes of an escape. */
const ESCAPE = 6;
const HIGH_BITS = 0x80808080;

/**
 * Decodes JSON in UTF-8. Characters beyond ASCII become escapes, if they are few: JSON.parse takes a quarter less time for text with one byte
 * a character, and most documents have others only in some names.
 *
 * @returns a text that JSON.parse reads as the text of the file; `undefined` if the bytes are not UTF-8
 */
export function jsonText(bytes: Uint8Array): string | undefined {
	if (isAscii(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
	return isUtf8(bytes) ? (escaped(bytes) ?? decodeUtf8(bytes)) : undefined;
}

/** @param bytes - valid UTF-8 */
function escaped(bytes: Uint8Array): string | undefined {
	const { length } = bytes;
	const words = wordsOf(bytes);
	const result = Buffer.allocUnsafeSlow(length + Math.ceil(length / FEW) + 2 * ESCAPE);
	let size = 0;
	let from = 0;
	for (let at = beyondAscii(words, 0); at < length; at = beyondAscii(words, from)) {
		// That is no JSON, but an escape would make it so.
		if (bytes[at - 1] === BACKSLASH) return undefined;
		result.set(bytes.subarray(from, at), size);
		size += at - from;
		from = at;
		for (let first = bytes[from] ?? 0; first >= 0x80; first = bytes[from] ?? 0) {
			if (size + length - from + 2 * ESCAPE > result.length) return undefined;
			const count = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
			let code = first & (0x7f >> count);
			for (let i = 1; i < count; i++) code = (code << 6) | ((bytes[from + i] ?? 0) & 0x3f);
			from += count;
			if (count === 4) {
				size = putEscape(result, size, 0xd7c0 + (code >> 10));
				code = 0xdc00 | (code & 0x3ff);
			}
			size = putEscape(result, size, code);
		}
	}
	result.set(bytes.subarray(from), size);
	return result.toString('latin1', 0, size + length - from);
}

/** The index of the next byte that is not ASCII; the length of the text if there is none. */
function beyondAscii({ bytes, words, lead }: Words, start: number): number {
	let at = start;
	while (at < bytes.length && ((at - lead) & 3) !== 0) if ((bytes[at++] ?? 0) >= 0x80) return at - 1;
	if (at >= bytes.length) return bytes.length;
	let word = (at - lead) >> 2;
	while (word < words.length && ((words[word] ?? 0) & HIGH_BITS) === 0) word++;
	at = lead + word * 4;
	while (at < bytes.length && (bytes[at] ?? 0) < 0x80) at++;
	return at;
}

/** Writes a unit of UTF-16 as `\uXXXX`. @returns the index behind it */
function putEscape(target: Uint8Array, at: number, unit: number): number {
	target[at] = BACKSLASH;
	target[at + 1] = 0x75;
	for (let i = 0; i < 4; i++) target[at + 2 + i] = HEX.charCodeAt((unit >> (12 - 4 * i)) & 15);
	return at + ESCAPE;
}

const HEX = '0123456789abcdef';
