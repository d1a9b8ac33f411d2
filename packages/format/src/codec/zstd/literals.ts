import { ZstdDamage } from './damage.ts';
import { decodeHuffman, type HuffmanTable, readHuffmanTable } from './huffman.ts';

const RAW = 0;
const REPEATED = 1;
const WITH_NEW_TABLE = 2;
/** The sizes of the first three of four streams. */
const JUMP_TABLE = 6;

/** The place of a block's literals, and the start of the part after them. */
export interface Literals {
	readonly count: number;
	readonly after: number;
}

/** Decodes four streams. Each of the first three contains a quarter of the bytes, rounded up. */
function decodeFourStreams(view: DataView, start: number, end: number, table: HuffmanTable, target: Uint8Array): void {
	const quarter = (target.length + 3) >> 2;
	if (start + JUMP_TABLE > end || quarter * 3 > target.length) throw new ZstdDamage('literals that end early');
	let from = start + JUMP_TABLE;
	for (let stream = 0; stream < 3; stream++) {
		const to = from + view.getUint16(start + stream * 2, true);
		if (to > end) throw new ZstdDamage('literals that end early');
		decodeHuffman(view, from, to, table, target.subarray(stream * quarter, (stream + 1) * quarter));
		from = to;
	}
	decodeHuffman(view, from, end, table, target.subarray(quarter * 3));
}

/**
 * Decodes the first part of a compressed block (RFC 8878, section 3.1.1.3.1).
 * @param view the block, with at least four bytes to spare after it
 * @param start offset of the block
 * @param end offset after it
 * @param table the table of the previous block, which is replaced if this block has its own
 * @param target the memory for the literals, as large as the largest block
 * @returns the number of literals, and the offset after this part
 */
export function readLiterals(view: DataView, start: number, end: number, table: HuffmanTable, target: Uint8Array): Literals {
	if (start >= end) throw new ZstdDamage('nothing in it');
	const type = view.getUint8(start) & 3;
	const format = (view.getUint8(start) >> 2) & 3;
	const bits = view.getUint32(start, true);
	if (type === RAW || type === REPEATED) {
		const width = format === 1 ? 2 : format === 3 ? 3 : 1;
		const count = width === 1 ? (bits & 255) >> 3 : (bits & (2 ** (width * 8) - 1)) >> 4;
		const from = start + width;
		const after = from + (type === RAW ? count : 1);
		if (count > target.length || after > end) throw new ZstdDamage('literals that end early');
		if (type === REPEATED) target.fill(view.getUint8(from), 0, count);
		else target.set(new Uint8Array(view.buffer, view.byteOffset + from, count));
		return { count, after };
	}
	// 10, 14 or 18 bits for each of the two sizes.
	const sizeBits = format < 2 ? 10 : format * 4 + 6;
	const headerBytes = (4 + sizeBits * 2) >> 3;
	const sizeMask = (1 << sizeBits) - 1;
	const count = (bits >>> 4) & sizeMask;
	const compressed = (view.getUint32(start + 1, true) >>> (sizeBits - 4)) & sizeMask;
	let from = start + headerBytes;
	const after = from + compressed;
	if (count > target.length || after > end) throw new ZstdDamage('literals that end early');
	if (type === WITH_NEW_TABLE) from = readHuffmanTable(view, from, after, table);
	if (table.log === 0) throw new ZstdDamage('literals without a table');
	const literals = target.subarray(0, count);
	if (format === 0) decodeHuffman(view, from, after, table, literals);
	else decodeFourStreams(view, from, after, table, literals);
	return { count, after };
}
