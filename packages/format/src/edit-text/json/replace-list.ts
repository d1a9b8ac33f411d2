import * as ascii from '../../codec/ascii.ts';
import { skipToToken, skipValue } from '../../read/json/locate/skip.ts';
import { plainText } from '../../write/json/plain.ts';
import type { TextEdit } from '../change.ts';

/**
 * Replaces a list of numbers by one of the same length, number by number, so that its lines stay.
 *
 * @param at - the index of the value in the text
 * @returns `undefined` if one of the values is no list of numbers, or if their lengths differ
 */
export function replaceNumbers(
	bytes: Uint8Array,
	at: number,
	value: unknown,
): { readonly end: number; readonly edits: readonly TextEdit[] } | undefined {
	if (bytes[at] !== ascii.OPEN_BRACKET || !Array.isArray(value) || value.length === 0) return undefined;
	const edits: TextEdit[] = [];
	const decoder = new TextDecoder();
	let start = skipToToken(bytes, at + 1);
	for (const number of value) {
		if (typeof number !== 'number' || !isNumberStart(bytes[start])) return undefined;
		const end = skipValue(bytes, start);
		const text = decoder.decode(bytes.subarray(start, end));
		if (!Object.is(Number(text), number)) edits.push({ start, end, text: plainText(number) });
		start = skipToToken(bytes, end);
	}
	return bytes[start] === ascii.CLOSE_BRACKET ? { end: start + 1, edits } : undefined;
}

const isNumberStart = (byte = 0): boolean => byte === 0x2d || (byte >= 0x30 && byte <= 0x39);
