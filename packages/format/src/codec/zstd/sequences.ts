import { copyMatch } from '../copy-match.ts';
import { bitsAt, MOST_BITS, startOfBits, wideBitsAt } from './bits.ts';
import { ZstdDamage } from './damage.ts';
import type { SequenceTables } from './sequence-tables.ts';

/** The output of a frame, and its length so far. */
export interface Output {
	bytes: Uint8Array<ArrayBuffer>;
	length: number;
}

/** The last three distances of matches in a frame, the latest first. */
export type RecentDistances = [first: number, second: number, third: number];

/**
 * Converts the encoded distance of a match to the distance, and remembers it as the latest (RFC 8878, section 3.1.1.5).
 * Values from 1 to 3 repeat a recent distance.
 */
function distanceOf(recent: RecentDistances, value: number, hasLiterals: boolean): number {
	let distance = value - 3;
	const index = value > 3 ? 3 : hasLiterals ? value - 1 : value;
	if (value <= 3) distance = index === 3 ? recent[0] - 1 : (recent[index] ?? 0);
	if (index > 1) recent[2] = recent[1];
	if (index > 0) recent[1] = recent[0];
	recent[0] = distance;
	return distance;
}

/**
 * Executes the sequences of a compressed block: each copies some literals, then repeats earlier bytes (RFC 8878, section 3.1.1.4).
 * @param view the block, with at least 16 bytes to spare on both sides
 * @param start offset of the sequences' bit stream
 * @param end offset after it
 * @param count the number of sequences, at least one
 * @param tables the tables for decoding them
 * @param recent the latest distances, which are updated
 * @param literals the block's literals
 * @param output the output, which has space for `room` bytes
 * @param room the most bytes of the whole output
 * @returns the number of used literals
 */
export function runSequences(
	view: DataView,
	start: number,
	end: number,
	count: number,
	tables: SequenceTables,
	recent: RecentDistances,
	literals: Uint8Array,
	output: Output,
	room: number,
): number {
	const { log: literalLog, cells: literalCells } = tables.literalLengths.current;
	const { log: offsetLog, cells: offsetCells } = tables.offsets.current;
	const { log: matchLog, cells: matchCells } = tables.matchLengths.current;
	const { bases: literalBases, widths: literalWidths } = tables.literalLengths.codes;
	const { bases: matchBases, widths: matchWidths } = tables.matchLengths.codes;
	const { bytes } = output;
	const floor = start * 8;
	let used = 0;
	let to = output.length;
	let position = startOfBits(view, start, end) - literalLog;
	let literalState = bitsAt(view, position, literalLog);
	position -= offsetLog;
	let offsetState = bitsAt(view, position, offsetLog);
	position -= matchLog;
	let matchState = bitsAt(view, position, matchLog);
	for (let left = count; ; ) {
		const literalCell = literalCells[literalState] ?? 0;
		const offsetCell = offsetCells[offsetState] ?? 0;
		const matchCell = matchCells[matchState] ?? 0;
		// At most 89 bits are read between two checks, so reads after the end of the stream stay inside the spare bytes.
		let width = offsetCell >>> 24;
		position -= width;
		const value = width > MOST_BITS ? 2 ** width + wideBitsAt(view, position, width) : (1 << width) + bitsAt(view, position, width);
		width = matchWidths[matchCell >>> 24] ?? 0;
		position -= width;
		const matchLength = (matchBases[matchCell >>> 24] ?? 0) + bitsAt(view, position, width);
		width = literalWidths[literalCell >>> 24] ?? 0;
		position -= width;
		const literalLength = (literalBases[literalCell >>> 24] ?? 0) + bitsAt(view, position, width);
		if (position < floor) throw new ZstdDamage('sequences that end early');
		const distance = distanceOf(recent, value, literalLength > 0);
		const match = to + literalLength;
		if (used + literalLength > literals.length) throw new ZstdDamage('fewer literals than its sequences take');
		if (distance > match || distance === 0) throw new ZstdDamage('a match before the beginning');
		if (match + matchLength > room) throw new ZstdDamage('more bytes than it may hold');
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
	output.length = to;
	return used;
}
