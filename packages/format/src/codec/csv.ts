import { finderFor } from '#codec/finder';
import { isSpace } from './base64.ts';
import { larger, readNumbers } from './numbers.ts';

const COMMA = 44;
const ZERO = 48;
const MOST = 0xffffffff;
/** How much of a bad cell is shown. */
const SHOWN = 24;

/** The ids of a text, or why there are none. */
export type ParsedCsv =
	| {
			readonly ok: true;
			readonly gids: Uint32Array;
			/** Offset in the source of the first cell without a number, which is read as 0. */
			readonly empty: number | undefined;
			/** Offset in the source of a comma after the last cell, which Tiled refuses, if there is no empty cell. */
			readonly surplus: number | undefined;
	  }
	| {
			readonly ok: false;
			/** Offset in the source at which the bad cell's text starts, in bytes. */
			readonly at: number;
			/** The cell's text, cut when long; empty for an empty cell. */
			readonly found: string;
	  };

function isDigit(code: number): boolean {
	return code >= ZERO && code <= ZERO + 9;
}

/** Describes the problem of the cell whose text starts at `at`. */
function badCell(source: Uint8Array, at: number, end: number): ParsedCsv {
	let to = at;
	while (to < end && source[to] !== COMMA) to++;
	return { ok: false, at, found: new TextDecoder().decode(source.subarray(at, Math.min(to, at + SHOWN))).trimEnd() };
}

/**
 * Reads tile ids from comma-separated text, as in XML: whole numbers from 0 to 2³² − 1, with white space around them, and optionally a
 * comma after the last. A cell without a number is 0, as in Tiled, if the number of cells is right: else nobody knows whether a number or a
 * comma is missing.
 * @param source the document, in ASCII or UTF-8
 * @param start offset of the text's first byte
 * @param end offset past its last byte
 * @param expectedCells the expected number of cells
 * @param fast only tests pass it
 * @returns the ids, or the first bad cell
 */
export function parseCsv(
	source: Uint8Array,
	start: number,
	end: number,
	expectedCells: number,
	fast = finderFor(source.subarray(0, end), end - start),
): ParsedCsv {
	const most = Math.ceil((end - start) / 2);
	let gids = new Uint32Array(Math.max(0, Math.min(most, Math.floor(expectedCells) || 0)));
	// Past its end, there is no byte: the text ends as a cell does, by a comma. V8 14.6 compiled loops wrongly that compared with `end` instead
	// (bench/HISTORY.md).
	const text = source.subarray(0, end);
	let count = 0;
	let at = start;
	let empty: number | undefined;
	for (;;) {
		while (isSpace(text[at])) at++;
		({ count, at } = readNumbers(text, at, gids, count, fast));
		while (isSpace(text[at])) at++;
		if (at >= end) break;
		const cell = at;
		let value = 0;
		let code = text[at] ?? COMMA;
		while (isDigit(code)) {
			value = value * 10 + code - ZERO;
			code = text[++at] ?? COMMA;
		}
		const digits = at - cell;
		while (isSpace(code)) code = text[++at] ?? COMMA;
		if (value > MOST || code !== COMMA) return badCell(source, cell, end);
		if (digits === 0) empty ??= cell;
		if (count === gids.length) gids = larger(gids);
		gids[count++] = value;
		at++;
	}
	if (empty !== undefined && count !== expectedCells) return badCell(source, empty, end);
	let last = end - 1;
	while (last > start && isSpace(source[last] ?? 0)) last--;
	const surplus = empty === undefined && count === expectedCells && source[last] === COMMA ? last : undefined;
	return { ok: true, gids: count === gids.length ? gids : gids.slice(0, count), empty, surplus };
}
