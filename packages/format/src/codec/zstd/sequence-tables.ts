import { ZstdDamage } from './damage.ts';
import { createFseTable, type FseTable, readFseTable, setSingleSymbol } from './fse.ts';
import { type SequenceCodes, sequenceCodes } from './sequence-codes.ts';

const PRESET = 0;
const SINGLE = 1;
const DESCRIBED = 2;

/** A table of one kind, which is kept for the next blocks of a frame. */
export interface TableSlot {
	readonly codes: SequenceCodes;
	/** Memory for a table that is stored in a block. */
	readonly own: FseTable;
	/** The table of the previous block; empty before the first block. */
	current: FseTable;
}

/** The three tables for decoding sequences. */
export interface SequenceTables {
	readonly literalLengths: TableSlot;
	readonly offsets: TableSlot;
	readonly matchLengths: TableSlot;
}

const NONE = /* @__PURE__ */ createFseTable(0);

function slot(codes: SequenceCodes): TableSlot {
	return { codes, own: createFseTable(codes.mostLog), current: NONE };
}

/** @returns the tables in their state at the start of a frame */
export function createSequenceTables(): SequenceTables {
	const { literalLengths, offsets, matchLengths } = sequenceCodes();
	return { literalLengths: slot(literalLengths), offsets: slot(offsets), matchLengths: slot(matchLengths) };
}

/** Resets the tables for a new frame. */
export function resetSequenceTables({ literalLengths, offsets, matchLengths }: SequenceTables): void {
	for (const table of [literalLengths, offsets, matchLengths]) table.current = NONE;
}

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
	} else if (table.current === NONE) {
		throw new ZstdDamage('a table that nobody described');
	}
	return start;
}

/**
 * Prepares the tables according to a block's header (RFC 8878, section 3.1.1.3.2.1).
 * @param view the block
 * @param start offset of the byte with the modes of the tables
 * @param end offset after the block
 * @param tables the tables to prepare
 * @returns the offset after their descriptions
 */
export function readSequenceTables(view: DataView, start: number, end: number, tables: SequenceTables): number {
	const modes = start < end ? view.getUint8(start) : 3;
	if (modes & 3) throw new ZstdDamage('sequences with a broken header');
	let at = readTable(view, start + 1, end, modes >> 6, tables.literalLengths);
	at = readTable(view, at, end, (modes >> 4) & 3, tables.offsets);
	return readTable(view, at, end, (modes >> 2) & 3, tables.matchLengths);
}
