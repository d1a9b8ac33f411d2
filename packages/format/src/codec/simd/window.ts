import { isSpace } from '../base64.ts';
import { readNumber } from '../read-number.ts';

/** The exports of scan.wat. Places are those in its memory. */
export interface ScanCode {
	/** The first four bytes are where the last call stopped. */
	readonly memory: { readonly buffer: ArrayBuffer };
	/** How many bytes `find` has seen that may open an object or a list. */
	readonly opened: { value: number };
	readonly find: (at: number, end: number) => number;
	readonly numbers: (at: number, end: number, to: number, room: number) => number;
	readonly commas: (at: number, end: number) => number;
	readonly special: (at: number, end: number) => number;
}

const CLOSE_BRACKET = 0x5d;

/** How far numbers were read. */
export interface NumbersRead {
	/** The number of numbers in the list. */
	readonly count: number;
	/** The offset of the first byte that was not read. */
	readonly at: number;
}

/** Where a part of the document is in the memory of the code: one that is small enough to stay in the cache of the processor. */
const INPUT = 64;
const MOST_SHOWN = 0x10000;
/** Zeros after it, in which no key and no number continues. The code looks at this many bytes at a time. */
const BLOCK = 64;
const OUTPUT = INPUT + MOST_SHOWN + BLOCK * 2;
/** Every other byte ends a number, at most. The code stops where there is no room for the most numbers of one step. */
const MOST_NUMBERS = MOST_SHOWN / 2 + 16;
/** The bytes of a key that may be in the next part. */
const OVERLAP = 5;
/** An array that starts this close to the end of the memory may be longer: most are those of chunks. */
const SHORT = 0x2000;
/** JSON.parse is faster for arrays with fewer numbers. */
const FEW = 16;
/** Arrays of at most this many numbers, as most chunks have, share the memory of a block: making a buffer for each would take longer than reading. */
const MOST_SHARED = 0x400;
const SHARED_BLOCK = 0x4000;

/** Finds keys and reads numbers in a document, with code that looks at many bytes at a time. */
export interface Finder {
	/** Finds the next key `"data"` that a test accepts; -1 if there is none. */
	readonly find: (at: number, isKey: (bytes: Uint8Array, at: number) => boolean) => number;
	/** Whether at most `most` objects and lists begin in the bytes that `find` has passed. It cannot tell if many are only characters in texts. */
	readonly hasFewer: (most: number) => boolean;
	/** Reads numbers as {@link readNumbers} does, but may stop earlier. */
	readonly numbers: (at: number, list: Uint32Array, from: number) => NumbersRead;
	/**
	 * Reads at once an array that is completely in memory: a map may have many thousand chunks.
	 *
	 * @param open - the index of its bracket
	 * @returns `undefined` if it has few numbers, and for anything that {@link numbers} may yet read
	 */
	readonly array: (open: number) => { readonly source: Uint32Array; readonly start: number; readonly next: number } | undefined;
	/** Counts the commas before the next `]`. `undefined` if it has done so before for the same `]`, as in a document that wants to be slow. */
	readonly commas: (at: number) => number | undefined;
	/** Finds the next quote, backslash or control character; the end of the document if there is none. */
	readonly special: (at: number) => number;
}

/** Only the finder that was made last may be used: all share the memory of the code. */
export function finderOf(bytes: Uint8Array, code: ScanCode): Finder {
	const memory = new Uint8Array(code.memory.buffer);
	const output = new Uint32Array(code.memory.buffer, OUTPUT, MOST_NUMBERS);
	const stopped = new Uint32Array(code.memory.buffer, 0, 1);
	/** The start of the output, as long as the last array: most chunks of a map have the same size. */
	let numbersOfArray = output;
	let base = 0;
	let end = 0;
	let counted = -1;
	let block = new Uint32Array();
	/** How many numbers of the block are used. */
	let used = 0;
	code.opened.value = 0;

	function show(at: number): void {
		base = at;
		end = Math.min(bytes.length, at + MOST_SHOWN);
		memory.set(bytes.subarray(base, end), INPUT);
		memory.fill(0, INPUT + end - base, INPUT + end - base + BLOCK * 2);
	}

	/** Calls a function for a place and what is in memory after it. */
	const call = (run: (at: number, end: number, to: number, room: number) => number, at: number, room: number): number => {
		if (at < base || at >= end) show(at);
		return run(INPUT + at - base, INPUT + end - base, OUTPUT, room);
	};

	const isLast = (): boolean => end === bytes.length;
	const next = (): number => (stopped[0] ?? 0) - INPUT + base;

	function behindSpace(start: number): number {
		let at = start;
		while (isSpace(bytes[at] ?? 0)) at++;
		return at;
	}

	/** A copy of the first numbers of the output. */
	function outputCopy(count: number): Uint32Array {
		if (numbersOfArray.length !== count) numbersOfArray = output.subarray(0, count);
		// Unlike a slice, such a copy is not filled with zeros before.
		if (count > MOST_SHARED) return new Uint32Array(numbersOfArray);
		if (used + count > block.length) {
			block = new Uint32Array(SHARED_BLOCK);
			used = 0;
		}
		const copy = block.subarray(used, used + count);
		used += count;
		copy.set(numbersOfArray);
		return copy;
	}

	return {
		find(start, isKey) {
			let at = start;
			while (at < bytes.length) {
				const found = call(code.find, at, 0) - INPUT + base;
				if (found < end && isKey(bytes, found)) return found;
				if (found >= end && isLast()) break;
				at = found < end ? found + 1 : end - OVERLAP;
				if (found >= end) show(at);
			}
			return -1;
		},
		hasFewer: (most) => code.opened.value <= most,
		numbers(start, list, from) {
			let count = from;
			let at = start;
			for (;;) {
				const got = call(code.numbers, at, Math.min(MOST_NUMBERS, list.length - count));
				at = next();
				if (got > 0) list.set(output.subarray(0, got), count);
				count += got;
				// Goes on if it only stopped at the end of what is in memory.
				if (isLast() || at + BLOCK <= end || at === base) return { count, at };
				show(at);
			}
		},
		array(open) {
			if (open + SHORT > end && !isLast()) show(open);
			const count = call(code.numbers, open + 1, MOST_NUMBERS);
			// No comma is behind the last number.
			const last = readNumber(bytes, behindSpace(next()));
			const close = behindSpace(last?.end ?? open);
			if (last === undefined || count + 1 < FEW || bytes[close] !== CLOSE_BRACKET) return undefined;
			output[count] = last.value;
			return { source: outputCopy(count + 1), start: open, next: close + 1 };
		},
		special(start) {
			let at = start;
			while (at < bytes.length) {
				const found = call(code.special, at, 0) - INPUT + base;
				if (found < end) return found;
				at = end;
			}
			return bytes.length;
		},
		commas(start) {
			if (start <= counted) return undefined;
			let count = 0;
			for (let at = start; ; at = end) {
				count += call(code.commas, at, 0);
				counted = next();
				if (counted < end || isLast()) return count;
			}
		},
	};
}
