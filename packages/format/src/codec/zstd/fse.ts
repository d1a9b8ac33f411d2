import { ZstdDamage } from './damage.ts';

/** A table that turns a state into a symbol and the next state (RFC 8878, section 4.1). */
export interface FseTable {
	/** The table has 2^log states. */
	log: number;
	/** For each state: the symbol in the upper 8 bits, the number of bits to read in the next 8, and in the lower 16 the number that is added to them for the next state. */
	readonly cells: Uint32Array;
}

const LEAST_LOG = 5;
const MOST_SYMBOLS = 256;

/** Shared scratch memory of the functions below; none of them calls another that uses it. */
const counts = /* @__PURE__ */ new Int16Array(MOST_SYMBOLS);
const nextState = /* @__PURE__ */ new Uint16Array(MOST_SYMBOLS);
const spread = new Uint8Array(512);

/** @returns an empty table with room for 2^mostLog states */
export function createFseTable(mostLog: number): FseTable {
	return { log: 0, cells: new Uint32Array(2 ** mostLog) };
}

/** Makes a table with a single state, which always gives the same symbol and reads no bits. */
export function setSingleSymbol(table: FseTable, symbol: number): void {
	table.log = 0;
	table.cells[0] = symbol << 24;
}

/**
 * Fills a table.
 * @param table a table with space for 2^log states
 * @param log the base-2 logarithm of its size
 * @param frequencies the number of states of each symbol; −1 means less than one, and gets one state at the end. The sum is 2^log
 */
export function fillFseTable(table: FseTable, log: number, frequencies: ArrayLike<number>): void {
	const size = 1 << log;
	let rare = size;
	for (let symbol = 0; symbol < frequencies.length; symbol++) {
		const frequency = frequencies[symbol] ?? 0;
		nextState[symbol] = Math.abs(frequency);
		if (frequency < 0) spread[--rare] = symbol;
	}
	const step = (size >> 1) + (size >> 3) + 3;
	let state = 0;
	for (let symbol = 0; symbol < frequencies.length; symbol++) {
		for (let times = frequencies[symbol] ?? 0; times > 0; times--) {
			spread[state] = symbol;
			do state = (state + step) & (size - 1);
			while (state >= rare);
		}
	}
	table.log = log;
	for (state = 0; state < size; state++) {
		const symbol = spread[state] ?? 0;
		const next = nextState[symbol] ?? 0;
		nextState[symbol] = next + 1;
		const bits = log - (31 - Math.clz32(next));
		table.cells[state] = (symbol << 24) | (bits << 16) | ((next << bits) - size);
	}
}

/**
 * Reads a table's description and fills the table.
 * @param view the block, with at least four bytes to spare after `end`
 * @param start offset of the description
 * @param end offset of the first byte that is not part of it
 * @param mostLog the largest logarithm of the size that is allowed
 * @param mostSymbol the largest symbol that is allowed
 * @param table the table to fill
 * @returns the offset after the description
 */
export function readFseTable(view: DataView, start: number, end: number, mostLog: number, mostSymbol: number, table: FseTable): number {
	if (start >= end) throw new ZstdDamage('a table that is missing');
	const log = (view.getUint8(start) & 15) + LEAST_LOG;
	if (log > mostLog) throw new ZstdDamage('a table that is too large');
	let position = start * 8 + 4;
	let remaining = (1 << log) + 1;
	let symbol = 0;
	counts.fill(0);
	while (remaining > 1) {
		if (symbol > mostSymbol || position > end * 8) throw new ZstdDamage('a table with too many symbols');
		// A frequency from 0 to `remaining` takes as few bits as possible: low ones take one bit less.
		const bits = 32 - Math.clz32(remaining);
		const value = (view.getUint32(position >>> 3, true) >>> (position & 7)) & ((1 << bits) - 1);
		const half = 1 << (bits - 1);
		const short = 2 * half - 1 - remaining;
		const low = value & (half - 1);
		position += low < short ? bits - 1 : bits;
		const frequency = (low < short ? low : value < half ? value : value - short) - 1;
		remaining -= Math.abs(frequency);
		counts[symbol++] = frequency;
		if (frequency !== 0) continue;
		for (let repeat = 3; repeat === 3 && position <= end * 8; position += 2, symbol += repeat) {
			repeat = (view.getUint32(position >>> 3, true) >>> (position & 7)) & 3;
		}
	}
	const after = (position + 7) >>> 3;
	if (remaining !== 1 || symbol > mostSymbol + 1 || after > end) throw new ZstdDamage('a table that does not add up');
	fillFseTable(table, log, counts.subarray(0, symbol));
	return after;
}
