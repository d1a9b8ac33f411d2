import { bitsAt, startOfBits } from './bits.ts';
import { ZstdDamage } from './damage.ts';
import { createFseTable, readFseTable } from './fse.ts';

/** Turns the next `log` bits into a symbol (RFC 8878, section 4.2). */
export interface HuffmanTable {
	/** 0 until a table is read. */
	log: number;
	/** The symbol in the upper 8 bits, and the length of its code in the lower 8. */
	readonly cells: Uint16Array;
}

const MOST_LOG = 11;
const MOST_WEIGHTS = 255;
const WEIGHTS_LOG = 6;

const weights = /* @__PURE__ */ new Uint8Array(MOST_WEIGHTS + 1);
/** For each weight, the cell for its next symbol. */
const nextCell = /* @__PURE__ */ new Uint16Array(MOST_LOG + 2);
const weightsTable = /* @__PURE__ */ createFseTable(WEIGHTS_LOG);

/** @returns an empty table */
export function createHuffmanTable(): HuffmanTable {
	return { log: 0, cells: new Uint16Array(1 << MOST_LOG) };
}

/** Reads weights that are encoded with two alternating states. Returns their number. */
function readPackedWeights(view: DataView, start: number, end: number): number {
	const bits = readFseTable(view, start, end, WEIGHTS_LOG, MOST_WEIGHTS, weightsTable);
	const { cells, log } = weightsTable;
	const floor = bits * 8;
	let position = startOfBits(view, bits, end) - log * 2;
	if (position < floor) throw new ZstdDamage('Huffman weights that end early');
	let current = bitsAt(view, position + log, log);
	let other = bitsAt(view, position, log);
	for (let count = 0; count < MOST_WEIGHTS - 1; ) {
		const cell = cells[current] ?? 0;
		weights[count++] = cell >>> 24;
		const width = (cell >>> 16) & 255;
		position -= width;
		if (position < floor) {
			// The stream has ended: the last weight is in the other state.
			weights[count++] = (cells[other] ?? 0) >>> 24;
			return count;
		}
		current = other;
		other = (cell & 0xffff) + bitsAt(view, position, width);
	}
	throw new ZstdDamage('too many Huffman weights');
}

/** Computes the weight of the last symbol, which is not stored: it makes the sum a power of two. Returns that power. */
function completeWeights(count: number): number {
	let sum = 0;
	for (let symbol = 0; symbol < count; symbol++) {
		const weight = weights[symbol] ?? 0;
		if (weight > MOST_LOG) throw new ZstdDamage('a Huffman code that is too long');
		sum += weight > 0 ? 1 << (weight - 1) : 0;
	}
	const log = 32 - Math.clz32(sum);
	const rest = (1 << log) - sum;
	if (sum === 0 || log > MOST_LOG || (rest & (rest - 1)) !== 0) throw new ZstdDamage('Huffman weights that do not add up');
	weights[count] = 32 - Math.clz32(rest);
	return log;
}

/** Fills a run of cells for each symbol, which is longer for larger weights. Runs are sorted by weight, then by symbol. */
function fillTable({ cells }: HuffmanTable, symbols: number, log: number): void {
	nextCell.fill(0);
	for (let symbol = 0; symbol < symbols; symbol++) {
		const weight = weights[symbol] ?? 0;
		// Where the next larger weight starts; weight 0 has no cells.
		nextCell[weight + 1] = (nextCell[weight + 1] ?? 0) + ((1 << weight) >> 1);
	}
	nextCell[1] = 0;
	for (let weight = 2; weight <= log; weight++) nextCell[weight] = (nextCell[weight] ?? 0) + (nextCell[weight - 1] ?? 0);
	for (let symbol = 0; symbol < symbols; symbol++) {
		const weight = weights[symbol] ?? 0;
		const cell = (symbol << 8) | (log + 1 - weight);
		let to = nextCell[weight] ?? 0;
		for (const end = to + ((1 << weight) >> 1); to < end; ) cells[to++] = cell;
		nextCell[weight] = to;
	}
}

/**
 * Reads a table's description and fills the table.
 * @param view the block
 * @param start offset of the description
 * @param end offset of the first byte that is not part of it
 * @param table the table to fill
 * @returns the offset after the description
 */
export function readHuffmanTable(view: DataView, start: number, end: number, table: HuffmanTable): number {
	const header = start < end ? view.getUint8(start) : 0;
	const plain = header - 127;
	const after = start + 1 + (plain > 0 ? (plain + 1) >> 1 : header);
	if (after > end) throw new ZstdDamage('Huffman weights that end early');
	let count = plain;
	if (plain <= 0) count = readPackedWeights(view, start + 1, after);
	for (let symbol = 0; symbol < plain; symbol++) {
		const pair = view.getUint8(start + 1 + (symbol >> 1));
		weights[symbol] = symbol % 2 === 0 ? pair >> 4 : pair & 15;
	}
	const log = completeWeights(count);
	fillTable(table, count + 1, log);
	table.log = log;
	return after;
}

/**
 * Decodes a Huffman stream, which must produce exactly the bytes of the target.
 * @param view the block, with at least three bytes to spare before the stream
 * @param start offset of the stream
 * @param end offset after it
 * @param table a table that was read
 * @param target the memory to fill completely
 */
export function decodeHuffman(view: DataView, start: number, end: number, { log, cells }: HuffmanTable, target: Uint8Array): void {
	const mask = (1 << log) - 1;
	const floor = start * 8;
	let position = startOfBits(view, start, end);
	let to = 0;
	// Decode two symbols, of at most 11 bits each, from one read of at least 24 bits.
	for (const pairsEnd = target.length - 1; to < pairsEnd && position - floor >= 2 * MOST_LOG; to += 2) {
		const from = (position >>> 3) - 3;
		const bits = view.getUint32(from, true);
		let unread = 24 + (position & 7);
		const first = cells[(bits >>> (unread - log)) & mask] ?? 0;
		unread -= first & 255;
		const second = cells[(bits >>> (unread - log)) & mask] ?? 0;
		unread -= second & 255;
		target[to] = first >>> 8;
		target[to + 1] = second >>> 8;
		position = from * 8 + unread;
	}
	for (; to < target.length; to++) {
		const unread = position - floor;
		// Near the end, missing bits count as zeros.
		const next = unread >= log ? bitsAt(view, position - log, log) : bitsAt(view, floor, unread) << (log - unread);
		const cell = cells[next] ?? 0;
		target[to] = cell >>> 8;
		position -= cell & 255;
		if (position < floor) throw new ZstdDamage('a Huffman stream that ends early');
	}
	if (position !== floor) throw new ZstdDamage('a Huffman stream that is too long');
}
