import { createFseTable, type FseTable, fillFseTable } from './fse.ts';

/** The meaning of the symbols of one kind of table: each means a range of values, from which extra bits select one (RFC 8878, section 3.1.1.3.2.1). */
export interface SequenceCodes {
	/** The start of each symbol's range. */
	readonly bases: Uint32Array;
	/** The number of extra bits of each symbol. */
	readonly widths: Uint8Array;
	readonly mostSymbol: number;
	readonly mostLog: number;
	/** The default table. */
	readonly preset: FseTable;
}

interface PresetTable {
	readonly log: number;
	readonly frequencies: readonly number[];
}

function codes(least: number, widths: readonly number[], mostLog: number, preset: PresetTable): SequenceCodes {
	const bases = new Uint32Array(widths.length);
	let base = least;
	for (const [symbol, width] of widths.entries()) {
		bases[symbol] = base;
		base += 2 ** width;
	}
	const table = createFseTable(preset.log);
	fillFseTable(table, preset.log, preset.frequencies);
	return { bases, widths: Uint8Array.from(widths), mostSymbol: widths.length - 1, mostLog, preset: table };
}

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

function literalLengths(): SequenceCodes {
	const frequencies = [4, 3, ...times(6, 2), 2, 2, 2, 2, 2, 1, 1, 1, ...times(9, 2), 3, 2, 1, 1, 1, 1, 1, ...times(4, -1)];
	const widths = [...times(16, 0), 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
	return codes(0, widths, 9, { log: 6, frequencies });
}

function matchLengths(): SequenceCodes {
	const frequencies = [1, 4, 3, 2, 2, 2, 2, 2, 2, ...times(37, 1), ...times(7, -1)];
	const widths = [...times(32, 0), 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
	return codes(3, widths, 9, { log: 6, frequencies });
}

function offsets(): SequenceCodes {
	const frequencies = [1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1];
	const widths = Array.from({ length: 32 }, (_, symbol) => symbol);
	return codes(1, widths, 8, { log: 5, frequencies });
}

/** The codes of each kind of table. */
interface Codes {
	readonly literalLengths: SequenceCodes;
	readonly offsets: SequenceCodes;
	readonly matchLengths: SequenceCodes;
}

let made: Codes | undefined;

/** The codes of the three kinds. They are made when they are first needed: most programs never decode zstd. */
export function sequenceCodes(): Codes {
	made ??= { literalLengths: literalLengths(), offsets: offsets(), matchLengths: matchLengths() };
	return made;
}
