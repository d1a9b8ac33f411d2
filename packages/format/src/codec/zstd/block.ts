import { ZstdDamage } from './damage.ts';
import { createHuffmanTable, type HuffmanTable } from './huffman.ts';
import { readLiterals } from './literals.ts';
import { createSequenceTables, readSequenceTables, resetSequenceTables, type SequenceTables } from './sequence-tables.ts';
import { type Output, type RecentDistances, runSequences } from './sequences.ts';

const MOST_IN_A_BLOCK = 128 * 1024;
/** Spare bytes around the block, so that words can be read near its ends and after the end of a bit stream. */
const SPARE = 16;

/** The state of decoding blocks: memory that all frames share, and values that one block of a frame leaves for the next. */
export interface BlockDecoder {
	readonly input: Uint8Array;
	readonly view: DataView;
	readonly literals: Uint8Array;
	readonly huffman: HuffmanTable;
	readonly tables: SequenceTables;
	recent: RecentDistances;
}

let decoder: BlockDecoder | undefined;

/** @returns the decoder in its state before the first block of a frame. Decoding is synchronous, so there is only one */
export function startBlocks(): BlockDecoder {
	if (!decoder) {
		const input = new Uint8Array(MOST_IN_A_BLOCK + 2 * SPARE);
		const literals = new Uint8Array(MOST_IN_A_BLOCK);
		const view = new DataView(input.buffer);
		decoder = { input, view, literals, huffman: createHuffmanTable(), tables: createSequenceTables(), recent: [1, 4, 8] };
	}
	decoder.huffman.log = 0;
	decoder.recent = [1, 4, 8];
	resetSequenceTables(decoder.tables);
	return decoder;
}

/** Reads the number of sequences, which takes one to three bytes. */
function readCount(view: DataView, start: number, end: number): { readonly count: number; readonly after: number } {
	const first = start < end ? view.getUint8(start) : 0;
	const after = start + (first < 128 ? 1 : first < 255 ? 2 : 3);
	if (after > end) throw new ZstdDamage('sequences that are missing');
	if (first < 128) return { count: first, after };
	if (first < 255) return { count: ((first - 128) << 8) | view.getUint8(start + 1), after };
	return { count: view.getUint16(start + 1, true) + 0x7f00, after };
}

/**
 * Decodes a compressed block (RFC 8878, section 3.1.1.3).
 * @param decoder in the state after the frame's previous block
 * @param block the block without its header, at most 128 KB
 * @param blockSize the most bytes in a block of this frame, at most 128 KB
 * @param output the output, which has space for `room` bytes
 * @param room the most bytes of the whole output
 */
export function decodeBlock(
	{ input, view, literals, huffman, tables, recent }: BlockDecoder,
	block: Uint8Array,
	blockSize: number,
	output: Output,
	room: number,
): void {
	const end = SPARE + block.length;
	input.set(block, SPARE);
	input.fill(0, end, end + SPARE);
	const { count: literalCount, after } = readLiterals(view, SPARE, end, huffman, literals.subarray(0, blockSize));
	const { count, after: header } = readCount(view, after, end);
	let used = 0;
	if (count > 0) {
		const stream = readSequenceTables(view, header, end, tables);
		used = runSequences(view, stream, end, count, tables, recent, literals.subarray(0, literalCount), output, room);
	} else if (header !== end) {
		throw new ZstdDamage('something after its end');
	}
	const rest = literalCount - used;
	if (output.length + rest > room) throw new ZstdDamage('more bytes than it may hold');
	output.bytes.set(literals.subarray(used, literalCount), output.length);
	output.length += rest;
}
