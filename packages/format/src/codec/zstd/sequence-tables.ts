import { ZstdDamage } from './damage.ts';
import { createFseTable, type FseTable, readFseTable, setSingleSymbol } from './fse.ts';
import { LITERAL_LENGTHS, MATCH_LENGTHS, OFFSETS, type SequenceCodes } from './sequence-codes.ts';

const PRESET = 0;
const SINGLE = 1;
const DESCRIBED = 2;

/** One kind of table, kept from block to block of a frame. */
export interface TableSlot {
	readonly codes: SequenceCodes;
	/** Memory for a table that a block brings. */
	readonly own: FseTable;
	/** What the last block used. Empty before the first one. */
	current: FseTable;
}

/** The three tables that sequences are decoded with. */
export interface SequenceTables {
	readonly literalLengths: TableSlot;
	readonly offsets: TableSlot;
	readonly matchLengths: TableSlot;
}

const NONE = /* @__PURE__ */ createFseTable(0);

function slot(codes: SequenceCodes): TableSlot {
	return { codes, own: createFseTable(codes.mostLog), current: NONE };
}

/** @returns the tables at a frame's start */
export function createSequenceTables(): SequenceTables {
	return { literalLengths: slot(LITERAL_LENGTHS), offsets: slot(OFFSETS), matchLengths: slot(MATCH_LENGTHS) };
}

/** Forgets what the last frame used. */
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
 * Sets the tables up as a block's header says (RFC 8878, section 3.1.1.3.2.1).
 * @param view the block
 * @param start offset of the byte that says how each table comes
 * @param end offset past the block
 * @param tables where they go
 * @returns the offset past their descriptions
 */
export function readSequenceTables(view: DataView, start: number, end: number, tables: SequenceTables): number {
	const modes = start < end ? view.getUint8(start) : 3;
	if (modes & 3) throw new ZstdDamage('sequences with a broken header');
	let at = readTable(view, start + 1, end, modes >> 6, tables.literalLengths);
	at = readTable(view, at, end, (modes >> 4) & 3, tables.offsets);
	return readTable(view, at, end, (modes >> 2) & 3, tables.matchLengths);
}
