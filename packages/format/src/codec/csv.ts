import { isSpace } from './base64.ts';

const COMMA = 44;
const LINE_BREAK = 10;
const ZERO = 48;
const MOST = 0xffffffff;
/** The digits of the largest id, and a comma. */
const WIDEST_CELL = 11;
/** How much of a bad cell is shown. */
const SHOWN = 24;

/** The ids of a text, or why there are none. */
export type ParsedCsv =
	| { readonly ok: true; readonly gids: Uint32Array }
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
	while (to > at && isSpace(source[to - 1] ?? 0)) to--;
	return { ok: false, at, found: new TextDecoder().decode(source.subarray(at, Math.min(to, at + SHOWN))) };
}

/** A larger copy. A cell takes at least two bytes, so the length of the text limits the size. */
function grow(gids: Uint32Array<ArrayBuffer>, most: number): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(Math.min(most, gids.length * 2 + 16));
	larger.set(gids);
	return larger;
}

/**
 * Reads tile ids from comma-separated text, as in XML: whole numbers from 0 to 2³² − 1, with white space around them, and optionally a
 * comma after the last.
 * @param source the document, in ASCII or UTF-8
 * @param start offset of the text's first byte
 * @param end offset past its last byte
 * @param expectedCells the expected number of cells, only used to reserve memory
 * @returns the ids, or the first bad cell
 */
export function parseCsv(source: Uint8Array, start: number, end: number, expectedCells: number): ParsedCsv {
	const most = Math.ceil((end - start) / 2);
	let gids = new Uint32Array(Math.max(0, Math.min(most, Math.floor(expectedCells) || 0)));
	let count = 0;
	let at = start;
	for (;;) {
		while (at < end && isSpace(source[at] ?? 0)) at++;
		if (at >= end) break;
		const cell = at;
		let value = 0;
		let code = source[at] ?? 0;
		while (isDigit(code)) {
			value = value * 10 + code - ZERO;
			at++;
			code = at < end ? (source[at] ?? 0) : COMMA;
		}
		const digits = at - cell;
		while (isSpace(code)) {
			at++;
			code = at < end ? (source[at] ?? 0) : COMMA;
		}
		if (digits === 0 || value > MOST || code !== COMMA) return badCell(source, cell, end);
		if (count === gids.length) gids = grow(gids, most);
		gids[count++] = value;
		at++;
	}
	return { ok: true, gids: count === gids.length ? gids : gids.slice(0, count) };
}

/**
 * Writes tile ids as comma-separated text, as in XML: a line for each row, and a comma after every cell except the last.
 * @param gids global tile ids with their flags, row by row
 * @param width cells in a row
 * @returns the text, without a line break at its start or end
 */
export function printCsv(gids: Uint32Array, width: number): string {
	const text = new Uint8Array(gids.length * (WIDEST_CELL + 1));
	let to = 0;
	let column = 0;
	for (let index = 0; index < gids.length; index++) {
		if (index > 0) text[to++] = COMMA;
		if (index > 0 && column === width) {
			text[to++] = LINE_BREAK;
			column = 0;
		}
		column++;
		const gid = gids[index] ?? 0;
		let after = to + 1;
		for (let rest = gid; rest >= 10; rest = (rest / 10) >>> 0) after++;
		let digit = after;
		for (let rest = gid; digit > to; rest = (rest / 10) >>> 0) text[--digit] = ZERO + (rest % 10);
		to = after;
	}
	return new TextDecoder().decode(text.subarray(0, to));
}
