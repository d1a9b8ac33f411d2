import * as ascii from '../../../codec/ascii.ts';

/*
 * Functions that skip parts of a text that is known to be JSON, as fast as possible. On any other text they still end, at the latest at
 * the text's length.
 */

/** The bytes of a string to read one by one before a native search, which costs about as much as reading this many bytes. */
const SHORT_STRING = 32;

/**
 * Skips white space, commas and colons.
 *
 * @param bytes - the text
 * @returns the index of the next byte that starts a value or a key, or that closes a bracket
 */
export function skipToToken(bytes: Uint8Array, from: number): number {
	let at = from;
	for (; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte > ascii.SPACE && byte !== ascii.COMMA && byte !== ascii.COLON) break;
	}
	return at;
}

/**
 * Skips a string.
 *
 * @param bytes - the text
 * @param open - the index of its opening quote
 * @returns the index after its closing quote
 */
export function skipString(bytes: Uint8Array, open: number): number {
	const length = bytes.length;
	let at = open + 1;
	let quote = -1;
	for (;;) {
		for (const near = at + SHORT_STRING; at < near; at++) {
			if (at >= length) return length;
			const byte = bytes[at] ?? 0;
			if (byte === ascii.QUOTE) return at + 1;
			if (byte === ascii.BACKSLASH) at++;
		}
		if (quote < at) {
			quote = bytes.indexOf(ascii.QUOTE, at);
			if (quote < 0) return length;
		}
		// A backslash before the quote may escape it. Then continue byte by byte from there, but remember the quote: otherwise a long
		// string with many backslashes would be searched to its end many times.
		const backslash = bytes.subarray(at, quote).indexOf(ascii.BACKSLASH);
		if (backslash < 0) return quote + 1;
		at += backslash;
	}
}

/**
 * Skips the rest of an array or object.
 *
 * @param bytes - the text
 * @param from - an index between its brackets, outside strings
 * @returns the index after its closing bracket
 */
export function skipToClose(bytes: Uint8Array, from: number): number {
	let depth = 1;
	let at = nextMark(bytes, from);
	while (at < bytes.length) {
		const byte = bytes[at] ?? 0;
		if (byte === ascii.QUOTE) at = skipString(bytes, at);
		else {
			at++;
			if (byte === ascii.OPEN_BRACKET || byte === ascii.OPEN_BRACE) depth++;
			else if ((byte === ascii.CLOSE_BRACKET || byte === ascii.CLOSE_BRACE) && --depth === 0) return at;
		}
		at = nextMark(bytes, at);
	}
	return bytes.length;
}

/**
 * Skips digits, commas and white space, most of a map, four bytes at a time. Brackets and letters have the bit 0x40, the skipped bytes
 * do not. Quotes do not either, so they are compared.
 */
function nextMark(bytes: Uint8Array, from: number): number {
	let at = from;
	for (; at + 3 < bytes.length; at += 4) {
		const a = bytes[at] ?? 0;
		const b = bytes[at + 1] ?? 0;
		const c = bytes[at + 2] ?? 0;
		const d = bytes[at + 3] ?? 0;
		if (((a | b | c | d) & 0x40) !== 0 || a === ascii.QUOTE || b === ascii.QUOTE || c === ascii.QUOTE || d === ascii.QUOTE) break;
	}
	while (at < bytes.length && ((bytes[at] ?? 0) & 0x40) === 0 && bytes[at] !== ascii.QUOTE) at++;
	return at;
}

/**
 * Skips any value.
 *
 * @param bytes - the text
 * @param start - the index of its first byte
 * @returns the index after its last byte
 */
export function skipValue(bytes: Uint8Array, start: number): number {
	const first = bytes[start];
	if (first === ascii.QUOTE) return skipString(bytes, start);
	if (first === ascii.OPEN_BRACE || first === ascii.OPEN_BRACKET) return skipToClose(bytes, start + 1);
	let at = start;
	while (at < bytes.length && !endsScalar(bytes[at] ?? 0)) at++;
	return at;
}

function endsScalar(byte: number): boolean {
	return byte <= ascii.SPACE || byte === ascii.COMMA || byte === ascii.CLOSE_BRACKET || byte === ascii.CLOSE_BRACE;
}
