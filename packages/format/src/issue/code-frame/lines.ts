import { hasByteOrderMark } from '../positions.ts';

/** A line of a text, or the part of it that was searched. */
export interface Line {
	/** The index of its first byte. */
	readonly start: number;
	/** The index after its last byte, without the line break. */
	readonly end: number;
	/** False if the line starts before the searched part. */
	readonly startKnown: boolean;
	/** False if the line continues after the searched part. */
	readonly endKnown: boolean;
}

/** The number of bytes to search for a line's end or start. Only minified files have longer lines, and a frame shows a window of them. */
const REACH = 8192;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Finds the line that contains a byte.
 *
 * @param text - the text, in UTF-8
 * @param offset - the byte's index; a byte of a line break belongs to the line before it
 * @returns the line
 */
export function lineAround(text: Uint8Array, offset: number): Line {
	// There is no line between \r and \n.
	const at = text[offset] === LINE_FEED && text[offset - 1] === CARRIAGE_RETURN ? offset - 1 : offset;
	const first = hasByteOrderMark(text) ? 3 : 0;
	const least = Math.max(first, at - REACH);
	const most = Math.min(text.length, at + REACH);
	let start = Math.max(at, first);
	while (start > least && !isBreak(text[start - 1])) start--;
	let end = start > at ? start : at;
	while (end < most && !isBreak(text[end])) end++;
	return {
		start,
		end,
		startKnown: start === first || isBreak(text[start - 1]),
		endKnown: end === text.length || isBreak(text[end]),
	};
}

/**
 * Finds the line before another one.
 *
 * @param text - the text, in UTF-8
 * @param line - the other line
 * @returns the line before; `undefined` if there is none, or if the start of one of the two lines is too far away
 */
export function lineBefore(text: Uint8Array, line: Line): Line | undefined {
	if (!line.startKnown || !isBreak(text[line.start - 1])) return undefined;
	const before = lineAround(text, line.start - 1);
	return before.startKnown ? before : undefined;
}

/**
 * Finds the line after another one.
 *
 * @param text - the text, in UTF-8
 * @param line - the other line
 * @returns the line after; `undefined` if there is none, or if the end of the other line is too far away
 */
export function lineAfter(text: Uint8Array, line: Line): Line | undefined {
	if (!line.endKnown) return undefined;
	const isPair = text[line.end] === CARRIAGE_RETURN && text[line.end + 1] === LINE_FEED;
	const start = line.end + (isPair ? 2 : 1);
	// After the last line break there is no line to show.
	return start < text.length ? lineAround(text, start) : undefined;
}

function isBreak(byte: number | undefined): boolean {
	return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}
