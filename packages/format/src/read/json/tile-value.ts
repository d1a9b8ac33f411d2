import { CLOSE_BRACKET, COMMA, OPEN_BRACKET, QUOTE } from '../../codec/ascii.ts';
import { larger, readNumbers } from '../../codec/numbers.ts';
import { readNumber } from '../../codec/read-number.ts';
import type { Finder } from '../../codec/simd/window.ts';
import { skipSpace } from './skip-space.ts';
import type { Words } from './string-end.ts';
import { stringEnd } from './string-end.ts';
import type { ChunkSource, TileSource } from './tile-source.ts';
import { TileText } from './tile-source.ts';

/** JSON.parse is faster for arrays with fewer numbers. */
const FEW = 16;

/** Tile data in a text. */
export interface FoundTiles<T extends TileSource = TileSource> {
	readonly source: T;
	/** The index of the value. */
	readonly start: number;
	/** The index after it. */
	readonly next: number;
}

/** All chunks of a layer. */
export interface FoundChunks extends FoundTiles<ChunkSource> {
	/** How many objects and lists there are, without those of tile data. */
	readonly objects: number;
}

/** Reads all chunks of a layer, from the first key `data` on. The third argument is the most objects and lists. */
export type ChunksAt = (text: Words, key: number, most: number, fast: Finder | undefined) => FoundChunks | undefined;

/**
 * Reads the value of a key `data`, if it is an array of GIDs or a string.
 *
 * @param short - strings of fewer bytes are left to JSON.parse
 * @returns `undefined` if JSON.parse has to read the value
 */
export function valueAt(text: Words, at: number, short: number, fast: Finder | undefined): FoundTiles<Uint32Array | TileText> | undefined {
	const first = text.bytes[at];
	return first === OPEN_BRACKET ? readArray(text.bytes, at, fast) : first === QUOTE ? findString(text, at, short, fast) : undefined;
}

const LARGE = 0x100000;
/** Reused for all arrays; it grows to the largest one, but a very large one is not kept. */
let scratch = new Uint32Array(0x4000);
/** How many numbers the last long array had: the layers of a map usually have the same size. */
let usual = 0;

/** Reads an array such as `[1,2,3]`. JSON.parse and the check handle anything but whole numbers from 0 to 2^32-1. */
function readArray(bytes: Uint8Array, open: number, fast: Finder | undefined): FoundTiles<Uint32Array> | undefined {
	const whole = fast?.array(open);
	if (whole !== undefined) return whole;
	// No more than there can be in the rest of the text, and nothing after a value that is left to JSON.parse: else small documents could take
	// much memory.
	const expected = Math.min(usual, (bytes.length - open) >> 1);
	let list = expected > scratch.length ? new Uint32Array(expected) : scratch;
	usual = 0;
	let count = 0;
	let at = skipSpace(bytes, open + 1);
	for (;;) {
		({ count, at } = readNumbers(bytes, at, list, count, fast));
		if (count === list.length) {
			// With the right size, the list need not be copied.
			list = larger(list, fast?.commas(at));
			continue;
		}
		const next = readNumber(bytes, skipSpace(bytes, at));
		if (next === undefined) return undefined;
		list[count++] = next.value;
		at = skipSpace(bytes, next.end);
		if (bytes[at] === CLOSE_BRACKET) break;
		if (bytes[at] !== COMMA) return undefined;
		at = skipSpace(bytes, at + 1);
	}
	if (count < FEW) return undefined;
	usual = count;
	const gids = list !== scratch && list.length === count ? list : list.slice(0, count);
	if (list !== gids && list.length <= LARGE) scratch = list;
	return { source: gids, start: open, next: at + 1 };
}

/** Finds the end of a string. JSON.parse handles strings with escapes other than `\/`, the only one that the base64 decoder knows. */
function findString(text: Words, open: number, short: number, fast: Finder | undefined): FoundTiles<TileText> | undefined {
	const end = stringEnd(text, open + 1, fast);
	if (end === undefined || end < open + short) return undefined;
	return { source: new TileText(open + 1, end), start: open, next: end + 1 };
}
