import { CARRIAGE_RETURN, LINE_FEED } from '../codec/ascii.ts';

/** The position of a byte in a text, as text editors show it. */
export interface Position {
	/** From 1. Lines end at `\n`, `\r\n`, or a single `\r`. */
	readonly line: number;
	/** From 1, in UTF-16 code units, as in the Language Server Protocol. A tab counts as one, a byte order mark as none. */
	readonly column: number;
}

/**
 * Finds the line and column of one byte.
 *
 * @param bytes - the text, in UTF-8
 * @param offset - the index of the byte. A byte inside a character means that character, the length of the text its end
 * @returns the position
 */
export function positionAt(bytes: Uint8Array, offset: number): Position {
	return positionsAt(bytes, [offset]).get(offset) ?? { line: 1, column: 1 };
}

/**
 * Finds the lines and columns of many bytes, in one pass over the text.
 *
 * @param bytes - the text, in UTF-8
 * @param offsets - the indexes of the bytes, in any order; see {@link positionAt}
 * @returns the position of each offset
 */
export function positionsAt(bytes: Uint8Array, offsets: Iterable<number>): Map<number, Position> {
	const positions = new Map<number, Position>();
	const sorted = Float64Array.from(offsets).sort();
	let line = 1;
	// An offset minus `origin` is its zero-based column. It starts as the offset of the line, and changes at each
	// character with different lengths in UTF-8 and UTF-16, so that plain ASCII needs no counting.
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
 * Whether a text starts with the byte order mark of UTF-8.
 *
 * @param bytes - the text
 * @returns true if its first three bytes are the mark
 */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
	return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Moves from inside a character to its first byte. A continuation byte without a first byte is not moved. */
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
