import { ZstdDamage } from './damage.ts';

/** A table that turns a state into a symbol and the next state (RFC 8878, section 4.1). */
export interface FseTable {
	/** The table has 2^log states. */
	log: number;
	/** For each state: the symbol in the upper 8 bits, the number of bits to read in the next 8, what to add to them for the next state in the lower 16. */
	readonly cells: Uint32Array;
}

const LEAST_LOG = 5;
const MOST_SYMBOLS = 256;

/** Scratch memory of the functions below, none of which calls another one that needs it too. */
const counts = /* @__PURE__ */ new Int16Array(MOST_SYMBOLS);
const nextState = /* @__PURE__ */ new Uint16Array(MOST_SYMBOLS);
const spread = new Uint8Array(512);

/** @returns an empty table with room for 2^mostLog states */
export function createFseTable(mostLog: number): FseTable {
	return { log: 0, cells: new Uint32Array(2 ** mostLog) };
}

/** Makes a table of a single state, which gives one symbol for ever and reads nothing. */
export function setSingleSymbol(table: FseTable, symbol: number): void {
	table.log = 0;
	table.cells[0] = symbol << 24;
}

/**
 * Fills a table.
 * @param table one with room for 2^log states
 * @param log its size
 * @param frequencies how many states each symbol gets; −1 is less than one, and gets one at the end. They add up to 2^log
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
 * @param end offset that it must not pass
 * @param mostLog the largest table allowed
 * @param mostSymbol the largest symbol allowed
 * @param table where it goes
 * @returns the offset past the description
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
		// A frequency from 0 to `remaining` takes as few bits as that allows: the lower ones one bit less.
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
