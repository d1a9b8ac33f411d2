import { bitsAt, startOfBits } from './bits.ts';
import { copyMatch } from './copy-match.ts';
import { ZstdDamage } from './damage.ts';
import { createFseTable, type FseTable, readFseTable, setSingleSymbol } from './fse.ts';
import { LITERAL_LENGTHS, MATCH_LENGTHS, OFFSETS, type SequenceCodes } from './sequence-codes.ts';

const PRESET = 0;
const SINGLE = 1;
const DESCRIBED = 2;

/** One kind of table, kept from block to block. */
interface TableSlot {
	readonly codes: SequenceCodes;
	/** Memory for a table that a block brings. */
	readonly own: FseTable;
	/** What the block before used; undefined before the first. */
	current: FseTable | undefined;
}

/** What sequences keep from block to block of a frame. */
export interface SequenceState {
	readonly literalLengths: TableSlot;
	readonly offsets: TableSlot;
	readonly matchLengths: TableSlot;
	/** The last three distances, the last one first. */
	readonly recent: [number, number, number];
}

/** Where the bytes of a frame go. */
export interface Output {
	bytes: Uint8Array<ArrayBuffer>;
	length: number;
}

function slot(codes: SequenceCodes): TableSlot {
	return { codes, own: createFseTable(codes.mostLog), current: undefined };
}

/** @returns the state at a frame's start */
export function createSequenceState(): SequenceState {
	return { literalLengths: slot(LITERAL_LENGTHS), offsets: slot(OFFSETS), matchLengths: slot(MATCH_LENGTHS), recent: [1, 4, 8] };
}

/** Sets up one table as the block's header says. Returns the offset past its description. */
function readTable(view: DataView, start: number, end: number, mode: number, table: TableSlot): number {
	const { codes, own } = table;
	if (mode === PRESET) {
		table.current = codes.preset;
	} else if (mode === SINGLE) {
		const symbol = start < end ? view.getUint8(start) : 255;
		if (symbol > codes.mostSymbol) throw new ZstdDamage('a symbol that does not exist');
		setSingleSymbol(own, symbol);
		table.current = own;
		return start + 1;
	} else if (mode === DESCRIBED) {
		table.current = own;
		return readFseTable(view, start, end, codes.mostLog, codes.mostSymbol, own);
	} else if (!table.current) {
		throw new ZstdDamage('a table that nobody described');
	}
	return start;
}

/** Tells which distance a value of 1 to 3 means, and makes it the last one. */
function recentDistance(recent: [number, number, number], value: number, hasLiterals: boolean): number {
	const index = hasLiterals ? value - 1 : value;
	const distance = index === 3 ? recent[0] - 1 : (recent[index] ?? 0);
	if (index > 1) recent[2] = recent[1];
	if (index > 0) recent[1] = recent[0];
	recent[0] = distance;
	return distance;
}

/**
 * Decodes the second part of a compressed block (RFC 8878, section 3.1.1.3.2) and writes the block's bytes.
 * @param view the block, with at least 16 bytes to spare on both sides
 * @param start offset of the part
 * @param end offset past it, which is the end of the block
 * @param literals the block's literals, all of which are used
 * @param state what the block before left
 * @param output where the bytes go; there is room up to `room`
 * @param room how long the output may become, in bytes
 */
export function runSequences(
	view: DataView,
	start: number,
	end: number,
	literals: Uint8Array,
	state: SequenceState,
	output: Output,
	room: number,
): void {
	const { at: tables, count } = readCount(view, start, end);
	let position = 0;
	let used = 0;
	let to = output.length;
	if (count > 0) {
		if (tables >= end) throw new ZstdDamage('sequences that end early');
		const modes = view.getUint8(tables);
		if (modes & 3) throw new ZstdDamage('sequences with an unknown flag');
		const { literalLengths, offsets, matchLengths, recent } = state;
		let at = readTable(view, tables + 1, end, modes >> 6, literalLengths);
		at = readTable(view, at, end, (modes >> 4) & 3, offsets);
		at = readTable(view, at, end, (modes >> 2) & 3, matchLengths);
		const { log: literalLog, cells: literalCells } = literalLengths.current ?? literalLengths.own;
		const { log: offsetLog, cells: offsetCells } = offsets.current ?? offsets.own;
		const { log: matchLog, cells: matchCells } = matchLengths.current ?? matchLengths.own;
		const { bases: literalBases, widths: literalWidths } = literalLengths.codes;
		const { bases: matchBases, widths: matchWidths } = matchLengths.codes;
		const { bytes } = output;
		const floor = at * 8;
		position = startOfBits(view, at, end) - literalLog;
		let literalState = bitsAt(view, position, literalLog);
		position -= offsetLog;
		let offsetState = bitsAt(view, position, offsetLog);
		position -= matchLog;
		let matchState = bitsAt(view, position, matchLog);
		for (let left = count; ; ) {
			const literalCell = literalCells[literalState] ?? 0;
			const offsetCell = offsetCells[offsetState] ?? 0;
			const matchCell = matchCells[matchState] ?? 0;
			// A sequence takes at most 89 bits, so the reads of a stream that is used up stay inside the spare bytes until the check below.
			let width = offsetCell >>> 24;
			position -= width;
			const high = width > 16 ? bitsAt(view, position + 16, width - 16) * 65536 : 0;
			const value = 2 ** width + high + bitsAt(view, position, Math.min(width, 16));
			width = matchWidths[matchCell >>> 24] ?? 0;
			position -= width;
			const matchLength = (matchBases[matchCell >>> 24] ?? 0) + bitsAt(view, position, width);
			width = literalWidths[literalCell >>> 24] ?? 0;
			position -= width;
			const literalLength = (literalBases[literalCell >>> 24] ?? 0) + bitsAt(view, position, width);
			if (position < floor) throw new ZstdDamage('sequences that end early');
			let distance = value - 3;
			if (distance > 0) {
				recent[2] = recent[1];
				recent[1] = recent[0];
				recent[0] = distance;
			} else {
				distance = recentDistance(recent, value, literalLength > 0);
			}
			const match = to + literalLength;
			if (used + literalLength > literals.length) throw new ZstdDamage('more literals than there are');
			if (distance > match || distance === 0) throw new ZstdDamage('a match before the beginning');
			if (match + matchLength > room) throw new ZstdDamage('more bytes than there should be');
			for (; to < match; to++, used++) bytes[to] = literals[used] ?? 0;
			copyMatch(bytes, to, distance, matchLength);
			to += matchLength;
			if (--left === 0) break;
			width = (literalCell >>> 16) & 255;
			position -= width;
			literalState = (literalCell & 0xffff) + bitsAt(view, position, width);
			width = (matchCell >>> 16) & 255;
			position -= width;
			matchState = (matchCell & 0xffff) + bitsAt(view, position, width);
			width = (offsetCell >>> 16) & 255;
			position -= width;
			offsetState = (offsetCell & 0xffff) + bitsAt(view, position, width);
		}
		if (position !== floor) throw new ZstdDamage('sequences that are too long');
	}
	if (to + literals.length - used > room) throw new ZstdDamage('more bytes than there should be');
	output.bytes.set(literals.subarray(used), to);
	output.length = to + literals.length - used;
}
