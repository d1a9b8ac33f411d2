import type { Finder } from '../../codec/simd/window.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;

/** The bytes below this are control characters, which are not allowed in JSON strings. */
const SPACE = 0x20;

const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;
const SPACES = 0x20202020;
const ONES = 0x01010101;
const HIGH_BITS = 0x80808080;

/** In longer strings a finder is faster. */
const FEW = 16;

/** The bytes of a text, read four at a time: a long base64 string is most of its document. */
export interface Words {
	readonly bytes: Uint8Array;
	readonly words: Int32Array;
	/** The number of bytes before the first word: words start at multiples of four in memory. */
	readonly lead: number;
}

export function wordsOf(bytes: Uint8Array): Words {
	const lead = -bytes.byteOffset & 3;
	const count = (bytes.length - lead) >> 2;
	return { bytes, words: count > 0 ? new Int32Array(bytes.buffer, bytes.byteOffset + lead, count) : new Int32Array(0), lead };
}

/**
 * Finds the quote that ends a string.
 *
 * @param start - the byte after the first quote
 * @param fast - finds it faster in a long string
 * @returns `undefined` if the string contains a control character or an escape other than `\/`, or does not end
 */
export function stringEnd(text: Words, start: number, fast?: Finder): number | undefined {
	const { bytes } = text;
	for (let at = findSpecial(text, start, fast); at < bytes.length; at = findSpecial(text, at + 2, fast)) {
		if (bytes[at] === QUOTE) return at;
		if (bytes[at] !== BACKSLASH || bytes[at + 1] !== SLASH) return undefined;
	}
	return undefined;
}

/** Finds the next quote, backslash or control character; the end of the text if there is none. */
function findSpecial({ bytes, words, lead }: Words, start: number, fast: Finder | undefined): number {
	let at = start;
	while (at < bytes.length && ((at - lead) & 3) !== 0) {
		if (isSpecial(bytes[at])) return at;
		at++;
	}
	// The last word starts before `start`: all its bytes were read above.
	if (at >= bytes.length) return bytes.length;
	let word = (at - lead) >> 2;
	const most = fast === undefined ? words.length : Math.min(words.length, word + FEW);
	while (word < most && !hasSpecial(words[word] ?? 0)) word++;
	if (fast !== undefined && word === most) return fast.special(lead + word * 4);
	for (at = lead + word * 4; at < bytes.length; at++) if (isSpecial(bytes[at])) return at;
	return at;
}

const isSpecial = (byte = 0): boolean => byte < SPACE || byte === QUOTE || byte === BACKSLASH;

/** Whether a word has a quote, a backslash or a control character. Subtracting sets the high bit of each byte that is too small. */
function hasSpecial(word: number): boolean {
	const quotes = word ^ QUOTES;
	const backslashes = word ^ BACKSLASHES;
	const high = ((word - SPACES) & ~word) | ((quotes - ONES) & ~quotes) | ((backslashes - ONES) & ~backslashes);
	return (high & HIGH_BITS) !== 0;
}
