import type { BitWriter } from './bit-writer.ts';
import type { Block } from './block.ts';
import { addLiteral, addMatch, newBlock, writeBlock } from './block.ts';

const WINDOW = 32768;
const LEAST_MATCH = 3;
const MOST_MATCH = 258;
/** While zlib has fewer bytes than this ahead, it reads more. */
const LEAST_AHEAD = MOST_MATCH + LEAST_MATCH + 1;
const MOST_DISTANCE = WINDOW - LEAST_AHEAD;
/** Matches of the least length that are farther away than this are not worth their bits. */
const TOO_FAR = 4096;

/** How hard a level looks for matches: see `deflate.c` of zlib. */
type Effort = readonly [good: number, lazy: number, nice: number, chain: number];

const EFFORTS: readonly Effort[] = [
	[4, 4, 8, 4],
	[4, 5, 16, 8],
	[4, 6, 32, 32],
	[4, 4, 16, 16],
	[8, 16, 32, 32],
	[8, 16, 128, 128],
	[8, 32, 128, 256],
	[32, 128, 258, 1024],
	[32, 258, 258, 4096],
];
/** The first level that looks for a longer match at the next byte. */
const LAZY_LEVEL = 4;

/**
 * Writes bytes as blocks of deflate, the same ones as the zlib of Node and Chromium.
 * @param level 1 to 9
 */
export function deflateBlocks(writer: BitWriter, data: Uint8Array, level: number): void {
	const { length } = data;
	const [good, lazy, nice, chain] = EFFORTS[level - 1] ?? [0, 0, 0, 0];
	const block: Block = newBlock();
	/** The last place of each hash, and for each place the one before with the same hash. */
	const heads = new Int32Array(WINDOW).fill(-1);
	const earlier = new Int32Array(WINDOW);
	let blockStart = 0;
	/** Where the window of zlib begins, which holds 64 kB and moves by 32. Nothing at its first byte is found. */
	let base = 0;
	let matchStart = 0;
	if (level < LAZY_LEVEL) takeFirst();
	else takeLongest();
	flush(length, true);

	/** Moves the window when zlib does. */
	function moveWindow(at: number): void {
		if (at - base >= WINDOW + MOST_DISTANCE && Math.min(length, base + 2 * WINDOW) - at < LEAST_AHEAD) base += WINDOW;
	}

	/** Remembers the bytes at a place, and returns the last place with the same hash. */
	function insert(at: number): number {
		// zlib hashes four bytes. Behind the end it finds what its window held there before.
		const fourth = at + 3 < length ? data[at + 3] : base > 0 ? data[at + 3 - WINDOW] : 0;
		const bytes = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16) | ((fourth ?? 0) << 24);
		const hash = ((Math.imul(bytes, 66521) + 66521) >>> 16) & (WINDOW - 1);
		const found = heads[hash] ?? -1;
		earlier[at & (WINDOW - 1)] = found;
		heads[hash] = at;
		return found;
	}

	/** Inserts the bytes at a place, and looks for a match there that is longer than `best`. Returns its length, or less. */
	function longest(at: number, best: number, isWanted: boolean): number {
		if (length - at < LEAST_MATCH) return 0;
		let place = insert(at);
		if (!isWanted || place <= base || at - place > MOST_DISTANCE) return 0;
		const most = Math.min(MOST_MATCH, length - at);
		const enough = Math.min(nice, most);
		if (best >= most) return 0;
		const limit = Math.max(base, at - MOST_DISTANCE);
		let found = best;
		// The bytes that a longer match must have too: most places fail here.
		let last = data[at + found];
		let beforeLast = data[at + found - 1];
		let tries = best >= good ? chain >> 2 : chain;
		do {
			if (data[place + found] === last && data[place + found - 1] === beforeLast) {
				let same = 0;
				while (same < most && data[place + same] === data[at + same]) same++;
				if (same > found) {
					matchStart = place;
					found = same;
					if (same >= enough) break;
					last = data[at + found];
					beforeLast = data[at + found - 1];
				}
			}
			place = earlier[place & (WINDOW - 1)] ?? -1;
		} while (place > limit && --tries > 0);
		return found;
	}

	function flush(at: number, isLast: boolean): void {
		writeBlock(writer, block, blockStart >= base ? data.subarray(blockStart, at) : undefined, at - blockStart, isLast);
		blockStart = at;
	}

	function takeFirst(): void {
		for (let at = 0; at < length; ) {
			moveWindow(at);
			const match = longest(at, LEAST_MATCH - 1, true);
			let isFull: boolean;
			if (match < LEAST_MATCH) isFull = addLiteral(block, data[at++] ?? 0);
			else {
				isFull = addMatch(block, match - LEAST_MATCH, at - matchStart);
				const end = at + match;
				if (match <= lazy && length - end >= LEAST_MATCH) while (++at < end) insert(at);
				at = end;
			}
			if (isFull) flush(at, false);
		}
	}

	/** A match is only taken if the next byte does not start a longer one. */
	function takeLongest(): void {
		let match = 0;
		let isPending = false;
		for (let at = 0; at < length; ) {
			moveWindow(at);
			const before = match;
			const beforeStart = matchStart;
			match = longest(at, Math.max(before, LEAST_MATCH - 1), before < lazy);
			if (match === LEAST_MATCH && at - matchStart > TOO_FAR) match = 0;
			if (before >= LEAST_MATCH && match <= before) {
				const isFull = addMatch(block, before - LEAST_MATCH, at - 1 - beforeStart);
				const end = at - 1 + before;
				while (++at < end) if (at <= length - LEAST_MATCH) insert(at);
				isPending = false;
				match = 0;
				if (isFull) flush(at, false);
			} else {
				if (isPending && addLiteral(block, data[at - 1] ?? 0)) flush(at, false);
				isPending = true;
				at++;
			}
		}
		if (isPending) addLiteral(block, data[length - 1] ?? 0);
	}
}
