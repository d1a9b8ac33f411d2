import { BACKSLASH, OPEN_BRACE, OPEN_BRACKET, QUOTE } from '../../codec/ascii.ts';

/**
 * Whether a text that may be JSON begins more objects and lists than permitted. They take much more memory than the two bytes that an empty
 * one is long, so they are counted before the text is parsed.
 */
export function hasMoreObjects(bytes: Uint8Array, most: number): boolean {
	let left = most;
	// Nearly all texts are shorter than the limit.
	if (most >= bytes.length) return false;
	let isString = false;
	for (let i = 0; i < bytes.length; i++) {
		const byte = bytes[i];
		if (byte === QUOTE) isString = !isString;
		else if (isString) i += byte === BACKSLASH ? 1 : 0;
		else if ((byte === OPEN_BRACE || byte === OPEN_BRACKET) && --left < 0) return true;
	}
	return false;
}
