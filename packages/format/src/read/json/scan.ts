/**
 * Takes tile data out of JSON before it is parsed. Nearly all bytes of a large map are GIDs, which JSON.parse would turn into an
 * array of boxed numbers or a long string. The scan finds each `"data"` key, reads an array of numbers directly into a
 * `Uint32Array`, remembers the place of a long string, and puts a marker into the text for JSON.parse. Lists of
 * chunks are taken as a whole.
 *
 * The search is safe: in valid JSON, the six bytes `"data"` are a whole string, unless a backslash before them escapes the first
 * quote. A string with a colon after it is a key. In invalid JSON only the value is replaced, so JSON.parse still finds the mistake.
 */

import { finderFor } from '#codec/finder';
import { chunksAt, READS_LISTS } from '#json/chunk-list';
import { jsonText } from '#json/json-text';
import { BACKSLASH, COLON, QUOTE } from '../../codec/ascii.ts';
import { HOST_IS_LITTLE_ENDIAN } from '../../codec/gids.ts';
import { hasMoreObjects } from './count-objects.ts';
import { skipSpace } from './skip-space.ts';
import type { Words } from './string-end.ts';
import { wordsOf } from './string-end.ts';
import type { TileSource } from './tile-source.ts';
import { isTaken } from './tile-source.ts';
import { valueAt } from './tile-value.ts';

export interface Scan {
	/** The text with a marker in place of each source. */
	readonly text: string;
	readonly sources: readonly TileSource[];
}

/** Returned for a text with more objects and lists than permitted. */
export const TOO_MANY_OBJECTS = 'objects';

/** The only spelling of NUL in JSON. A search in the text shows that no string of the document has one, so markers start with it. */
const NUL = '\\u0000';
/** JSON.parse is faster for strings shorter than this, in bytes. */
const SHORT = 256;
/** Two quotes, NUL and a number. */
const LONGEST_MARKER = 20;

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
	/** How many objects and lists there may be outside of lists of chunks. */
	let left = objects;
	const find = fast === undefined ? (at: number) => findKey(words, at) : (at: number) => fast.find(at, isKey);
	for (let key = find(start); key >= 0; ) {
		const list = READS_LISTS && chunksAt(words, key, left, fast);
		if (list) left -= list.objects;
		const found = list || valueAt(words, skipSpace(bytes, skipSpace(bytes, key + KEY.length, COLON)), SHORT, fast);
		if (found !== undefined) {
			pieces.push(bytes.subarray(from, found.start));
			sources.push(found.source);
			from = found.next;
		}
		key = find(found?.next ?? key + KEY.length);
	}
	const rest = withMarkers(pieces, bytes.subarray(from));
	if (!fast?.hasFewer(left) && hasMoreObjects(rest, left)) return TOO_MANY_OBJECTS;
	const text = jsonText(rest);
	if (text === undefined) return undefined;
	const parts = pieces.length + 1;
	if (parts === 1 || text.split(NUL, parts + 1).length === parts) return { text, sources };
	return { text: jsonText(bytes.subarray(start)) ?? '', sources: [] };
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

/** The tile data for a value: a marker in the parsed text, or tile data of a list of chunks. `undefined` for any other value. */
export function sourceOf(value: unknown, sources: readonly TileSource[]): TileSource | undefined {
	if (typeof value === 'string') return value.charCodeAt(0) === 0 ? sources[Number(value.slice(1))] : undefined;
	return READS_LISTS && isTaken(value) ? value : undefined;
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
	return bytes[at - 1] !== BACKSLASH && bytes[skipSpace(bytes, at + KEY.length)] === COLON;
}

const KEY = '"data"';
