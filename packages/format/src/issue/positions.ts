import { CARRIAGE_RETURN, LINE_FEED } from '../read/json/ascii.ts';

/** Where a byte stands in a text, as editors show it. */
export interface Position {
	/** Counted from 1. Lines end at `\n`, at `\r\n` and at a lone `\r`. */
	readonly line: number;
	/** Counted from 1, in UTF-16 code units, as the Language Server Protocol counts; a tab counts one, a byte order mark none. */
	readonly column: number;
}

/**
 * The line and column of one byte.
 *
 * @param bytes - the text, in UTF-8
 * @param offset - the byte's index; one inside a character means that character; the text's length means its end
 * @returns the position
 */
export function positionAt(bytes: Uint8Array, offset: number): Position {
	return positionsAt(bytes, [offset]).get(offset) ?? { line: 1, column: 1 };
}

/**
 * The lines and columns of many bytes, in one pass over the text.
 *
 * @param bytes - the text, in UTF-8
 * @param offsets - the bytes' indices, in any order; see {@link positionAt}
 * @returns the position of each offset
 */
export function positionsAt(bytes: Uint8Array, offsets: Iterable<number>): Map<number, Position> {
	const positions = new Map<number, Position>();
	const sorted = Float64Array.from(offsets).sort();
	let line = 1;
	// `origin` is what to take off an offset to get its zero-based column. It starts as the line's start and moves with every
	// character whose UTF-8 length is not its UTF-16 length, so that plain ASCII needs no counting.
	let origin = hasByteOrderMark(bytes) ? 3 : 0;
	let at = origin;
	for (const offset of sorted) {
		const end = characterStart(bytes, Math.min(offset, bytes.length));
		for (; at < end; at++) {
			const byte = bytes[at] ?? 0;
			if (byte >= 0x20 && byte < 0x80) continue;
			if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) {
				line++;
				origin = at + 1;
			} else if (byte >= 0xf0) origin--;
			else if (byte >= 0x80 && byte < 0xc0) origin++;
		}
		positions.set(offset, { line, column: Math.max(end - origin, 0) + 1 });
	}
	return positions;
}

/**
 * Tells whether a text starts with UTF-8's byte order mark.
 *
 * @param bytes - the text
 * @returns true when its first three bytes are the mark
 */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
	return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Steps back from inside a character to its first byte; a continuation byte that belongs to no character stays where it is. */
function characterStart(bytes: Uint8Array, offset: number): number {
	let at = offset;
	while (at > 0 && offset - at < 3 && isContinuation(bytes[at])) at--;
	const lead = bytes[at] ?? 0;
	const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
	return offset < at + length ? at : offset;
}

function isContinuation(byte: number | undefined): boolean {
	return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}
