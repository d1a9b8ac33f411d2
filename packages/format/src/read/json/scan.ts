/**
 * Takes tile data out of JSON before it is parsed. Nearly all bytes of a large map are GIDs, which JSON.parse would turn into an
 * array of boxed numbers or a long string. The scan finds each `"data"` key, reads an array of numbers directly into a
 * `Uint32Array`, remembers the place of a long string, and puts a marker into the text for JSON.parse.
 *
 * The search is safe: in valid JSON, the six bytes `"data"` are a whole string, unless a backslash before them escapes the first
 * quote. A string with a colon after it is a key. In invalid JSON only the value is replaced, so JSON.parse still finds the mistake.
 */

import { finderFor } from '#codec/finder';
import { decodeUtf8 } from '#codec/utf8';
import { HOST_IS_LITTLE_ENDIAN } from '../../codec/gids.ts';
import { larger, readNumbers } from '../../codec/numbers.ts';
import type { Finder } from '../../codec/simd/window.ts';
import { isSpace } from './ascii.ts';
import { hasMoreObjects } from './count-objects.ts';
import type { Words } from './string-end.ts';
import { stringEnd, wordsOf } from './string-end.ts';

/** Tile data that the scan took out of the text. */
export type TileSource =
	| { readonly form: 'array'; readonly gids: Uint32Array }
	/** The bytes between the quotes of a string in the file. */
	| { readonly form: 'string'; readonly start: number; readonly end: number };

export interface Scan {
	/** The text with a marker in place of each source. */
	readonly text: string;
	readonly sources: readonly TileSource[];
}

/** Returned for a text with more objects and lists than permitted. */
export const TOO_MANY_OBJECTS = 'objects';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const ZERO = 0x30;
const NINE = 0x39;

const MOST_GID = 0xffffffff;

/** The only spelling of NUL in JSON. A search in the text shows that no string of the document has one, so markers start with it. */
const NUL = '\\u0000';
/** Two quotes, NUL and a number. */
const LONGEST_MARKER = 20;

/** JSON.parse is faster for strings shorter than this, in bytes. */
const SHORT = 256;
/** JSON.parse is faster for arrays with fewer numbers. */
const FEW = 16;

/**
 * @param bytes - UTF-8
 * @param start - the index of the first byte of the JSON, after a byte order mark
 * @param objects - the most objects and lists. Those in tile data count only if they are no numbers
 * @param fast - only tests pass it
 * @returns the text for JSON.parse and the tile data; `undefined` if the bytes are not UTF-8
 */
export function scan(
	bytes: Uint8Array,
	start = 0,
	objects = Number.POSITIVE_INFINITY,
	fast = finderFor(bytes),
): Scan | typeof TOO_MANY_OBJECTS | undefined {
	const sources: TileSource[] = [];
	const pieces: Uint8Array[] = [];
	const words = wordsOf(bytes);
	let from = start;
	const find = fast === undefined ? (at: number) => findKey(words, at) : (at: number) => fast.find(at, isKey);
	for (let key = find(start); key >= 0; ) {
		const at = skipSpace(bytes, skipSpace(bytes, key + KEY.length, COLON), 0);
		const found = bytes[at] === OPEN ? readArray(bytes, at, fast) : bytes[at] === QUOTE ? findString(words, at) : undefined;
		if (found !== undefined) {
			pieces.push(bytes.subarray(from, at));
			sources.push(found.source);
			from = found.next;
		}
		key = find(found?.next ?? key + KEY.length);
	}
	const rest = withMarkers(pieces, bytes.subarray(from));
	if (!fast?.hasFewer(objects) && hasMoreObjects(rest, objects)) return TOO_MANY_OBJECTS;
	const text = decodeUtf8(rest);
	if (text === undefined) return undefined;
	const parts = pieces.length + 1;
	if (parts === 1 || text.split(NUL, parts + 1).length === parts) return { text, sources };
	return { text: decodeUtf8(bytes.subarray(start)) ?? '', sources: [] };
}

/** Joins pieces, with a marker after each: one text is decoded faster than thousands. */
function withMarkers(pieces: readonly Uint8Array[], last: Uint8Array): Uint8Array {
	if (pieces.length === 0) return last;
	const result = new Uint8Array(pieces.reduce((sum, { length }) => sum + length + LONGEST_MARKER, last.length));
	let at = 0;
	pieces.forEach((piece, i) => {
		result.set(piece, at);
		at += piece.length;
		const marker = `"${NUL}${i}"`;
		for (let j = 0; j < marker.length; j++) result[at++] = marker.charCodeAt(j);
	});
	result.set(last, at);
	return result.subarray(0, at + last.length);
}

/** The tile data for a value of the parsed text, if the value is a marker. */
export function sourceOf(value: unknown, sources: readonly TileSource[]): TileSource | undefined {
	return typeof value === 'string' && value.charCodeAt(0) === 0 ? sources[Number(value.slice(1))] : undefined;
}

/** Wherever `"data"` starts, an aligned word of four bytes is `"dat`, `data`, `ata"`, or `ta"` and one more byte. */
const isPart = (word: number): boolean =>
	word === 0x74616422 || word === 0x61746164 || word === 0x22617461 || (word & 0xffffff) === 0x226174;

/** Finds the next `"data"` with a colon after it. Looks at four words in each round, which is faster than one. */
function findKey({ bytes, words, lead }: Words, start: number): number {
	let i = Math.max(0, (start - lead) >> 2);
	for (const most = HOST_IS_LITTLE_ENDIAN ? words.length - 3 : 0; i < most; i += 4) {
		const isNear = isPart(words[i] ?? 0) || isPart(words[i + 1] ?? 0) || isPart(words[i + 2] ?? 0) || isPart(words[i + 3] ?? 0);
		if (!isNear) continue;
		const at = lead + i * 4;
		const key = keyIn(bytes, Math.max(start, at - 3), at + 16);
		if (key >= 0) return key;
	}
	return keyIn(bytes, Math.max(start, lead + i * 4 - 3), bytes.length);
}

/** Finds a key that starts between two indexes. */
function keyIn(bytes: Uint8Array, start: number, end: number): number {
	for (let i = start; i < end; i++) if (bytes[i] === QUOTE && isKey(bytes, i)) return i;
	return -1;
}

/** Whether the bytes at an index are `"data"` and a colon, and not part of a longer string. */
function isKey(bytes: Uint8Array, at: number): boolean {
	for (let i = 0; i < KEY.length; i++) if (bytes[at + i] !== KEY.charCodeAt(i)) return false;
	return bytes[at - 1] !== BACKSLASH && bytes[skipSpace(bytes, at + KEY.length, 0)] === COLON;
}

const KEY = '"data"';

/** Skips white space, then the byte `also` if it follows (0 for none). */
function skipSpace(bytes: Uint8Array, start: number, also: number): number {
	let i = start;
	while (isSpace(bytes[i])) i++;
	return also !== 0 && bytes[i] === also ? i + 1 : i;
}

interface Found {
	readonly source: TileSource;
	/** The index after it. */
	readonly next: number;
}

const LARGE = 0x100000;
/** Reused for all arrays; it grows to the largest one, but a very large one is not kept. */
let scratch = new Uint32Array(0x4000);

/** Reads an array such as `[1,2,3]`. JSON.parse and the check handle anything but whole numbers from 0 to 2^32-1. */
function readArray(bytes: Uint8Array, open: number, fast: Finder | undefined): Found | undefined {
	let list = scratch;
	let count = 0;
	let at = skipSpace(bytes, open + 1, 0);
	for (;;) {
		({ count, at } = readNumbers(bytes, at, list, count, fast));
		if (count === list.length) {
			// With the right size, the list need not be copied.
			list = larger(list, fast?.commas(at));
			continue;
		}
		const next = readNumber(bytes, skipSpace(bytes, at, 0));
		if (next === undefined) return undefined;
		list[count++] = next.value;
		at = skipSpace(bytes, next.end, 0);
		if (bytes[at] === CLOSE) break;
		if (bytes[at] !== COMMA) return undefined;
		at = skipSpace(bytes, at + 1, 0);
	}
	if (count < FEW) return undefined;
	const gids = list !== scratch && list.length === count ? list : list.slice(0, count);
	if (list !== gids && list.length <= LARGE) scratch = list;
	return { source: { form: 'array', gids }, next: at + 1 };
}

/** Reads one number, whatever follows it. */
function readNumber(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } | undefined {
	let value = 0;
	let end = start;
	for (let byte = bytes[end] ?? 0; byte >= ZERO && byte <= NINE && value <= MOST_GID; byte = bytes[++end] ?? 0)
		value = value * 10 + (byte - ZERO);
	const hasZero = bytes[start] === ZERO && end > start + 1;
	return end === start || hasZero || value > MOST_GID ? undefined : { value, end };
}

/** Finds the end of a long string. JSON.parse handles strings with escapes other than `\/`, the only one that the base64 decoder knows. */
function findString(text: Words, open: number): Found | undefined {
	const end = stringEnd(text, open + 1);
	if (end === undefined || end < open + SHORT) return undefined;
	return { source: { form: 'string', start: open + 1, end }, next: end + 1 };
}
