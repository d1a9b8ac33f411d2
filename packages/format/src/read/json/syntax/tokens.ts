import { BACKSLASH, DOT, MINUS, NINE, PLUS, QUOTE, ZERO } from '../ascii.ts';
import { characterEnd } from './utf8.ts';

/*
 * Every function here takes the index of a token and returns the index after it, or `-1 - offset` if the byte at `offset` breaks the
 * grammar. `offset` is the text's length if the text ends too early. A number is cheap to return; only a failure needs a description.
 */

const LITERALS: ReadonlyMap<number, string> = /* @__PURE__ */ new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]));

/**
 * Skips a string.
 *
 * @param bytes - the text
 * @param open - the index of the opening quote
 * @returns the index after the closing quote, or `-1 - offset` of the control character, escape or bad UTF-8 that breaks it
 */
export function stringEnd(bytes: Uint8Array, open: number): number {
	const length = bytes.length;
	let at = open + 1;
	while (at < length) {
		const byte = bytes[at] ?? 0;
		if (byte === QUOTE) return at + 1;
		if (byte >= 0x20 && byte < 0x80 && byte !== BACKSLASH) {
			at++;
			continue;
		}
		if (byte < 0x20) return -1 - at;
		const end = byte === BACKSLASH ? escapeEnd(bytes, at) : characterEnd(bytes, at);
		if (end < 0) return end;
		at = end;
	}
	return -1 - length;
}

function escapeEnd(bytes: Uint8Array, backslash: number): number {
	const length = bytes.length;
	if (backslash + 1 >= length) return -1 - length;
	switch (bytes[backslash + 1]) {
		case 0x22: // "
		case 0x5c: // \
		case 0x2f: // /
		case 0x62: // b
		case 0x66: // f
		case 0x6e: // n
		case 0x72: // r
		case 0x74: // t
			return backslash + 2;
		case 0x75: // u
			for (let at = backslash + 2; at < backslash + 6; at++) {
				if (at >= length) return -1 - length;
				if (!isHexDigit(bytes[at] ?? 0)) return -1 - backslash;
			}
			return backslash + 6;
		default:
			return -1 - backslash;
	}
}

/**
 * Skips a number.
 *
 * @param bytes - the text
 * @param start - the index of its `-` or first digit
 * @returns the index after its last digit, or `-1 - offset` of the byte where a digit is missing or a digit follows a leading zero
 */
export function numberEnd(bytes: Uint8Array, start: number): number {
	const length = bytes.length;
	let at = start;
	if (bytes[at] === MINUS) at++;
	if (at < length && bytes[at] === ZERO) {
		at++;
		if (at < length && isDigit(bytes[at] ?? 0)) return -1 - at;
	} else {
		const end = digitsEnd(bytes, at);
		if (end === at) return -1 - at;
		at = end;
	}
	if (at < length && bytes[at] === DOT) {
		const end = digitsEnd(bytes, at + 1);
		if (end === at + 1) return -1 - end;
		at = end;
	}
	// 0x20 folds E onto e.
	if (at < length && ((bytes[at] ?? 0) | 0x20) === 0x65) {
		at++;
		if (at < length && (bytes[at] === PLUS || bytes[at] === MINUS)) at++;
		const end = digitsEnd(bytes, at);
		if (end === at) return -1 - at;
		at = end;
	}
	return at;
}

/**
 * Skips `true`, `false` or `null`.
 *
 * @param bytes - the text
 * @param start - the index of the word's first letter
 * @returns the index after the word, or `-1 - offset` of the first byte that differs
 */
export function literalEnd(bytes: Uint8Array, start: number): number {
	const word = LITERALS.get(bytes[start] ?? 0);
	if (word === undefined) return -1 - start;
	for (let i = 1; i < word.length; i++) {
		if (start + i >= bytes.length || bytes[start + i] !== word.charCodeAt(i)) return -1 - (start + i);
	}
	return start + word.length;
}

function digitsEnd(bytes: Uint8Array, start: number): number {
	let at = start;
	while (at < bytes.length && isDigit(bytes[at] ?? 0)) at++;
	return at;
}

function isDigit(byte: number): boolean {
	return byte >= ZERO && byte <= NINE;
}

function isHexDigit(byte: number): boolean {
	return isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
