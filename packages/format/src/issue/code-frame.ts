import { cellsOf, cutWindow, widthOf } from './code-frame/cells.ts';
import { type Line, lineAfter, lineAround, lineBefore } from './code-frame/lines.ts';

/** The place that a frame points at; a `Place` of json/locate.ts is one. */
export interface FramePlace {
	/** The index of the byte to point at; the text's length points behind its end. */
	readonly offset: number;
	/** The index after the last byte to point at; one character is pointed at when it is missing. Only the first line is underlined. */
	readonly endOffset?: number;
	/** The line's number, counted from 1; it is printed, not looked up. */
	readonly line: number;
}

/** How much of a line to show. */
const COLUMNS = 100;

/** A place further right than this is moved to the middle of the window. */
const FAR_RIGHT = 80;

/**
 * Shows a place in a text with the lines around it, for a terminal or a log:
 *
 * ```text
 *   11 |   "width": 10,
 * > 12 |   "height": "ten",
 *      |             ^^^^^
 *   13 |   "layers": [
 * ```
 *
 * It reads only the bytes near the place, however large the text or its lines are. Of long lines it shows a window of 100 columns.
 *
 * @param text - the text, in UTF-8; what is not valid shows as `�`
 * @param place - where to point
 * @param context - how many lines to show before and after
 * @returns the frame, without a line break at its end
 */
export function codeFrame(text: Uint8Array, place: FramePlace, context = 2): string {
	const offset = Math.min(place.offset, text.length);
	const target = lineAround(text, offset);
	const caret = Math.max(target.start, Math.min(offset, target.end));
	const markEnd = Math.max(caret, Math.min(place.endOffset ?? caret, target.end));
	const before = cells(text, target.start, caret);
	const marked = cells(text, caret, markEnd);
	const after = cells(text, markEnd, target.end);
	const column = widthOf(before);
	const width = widthOf(marked) || (after[0]?.width ?? 1);
	const total = target.endKnown ? column + widthOf(marked) + widthOf(after) : Number.POSITIVE_INFINITY;
	const left = column > FAR_RIGHT ? Math.max(0, Math.min(column - COLUMNS / 2, total - COLUMNS)) : 0;

	// What is cut off the start of an endless line cannot be counted: then the columns of the other lines mean nothing.
	const contextLeft = target.startKnown ? left : 0;
	const show = (line: Line): string => cutWindow(cells(text, line.start, line.end), contextLeft, COLUMNS, !line.endKnown);
	const above = neighbours(text, target, context, lineBefore).reverse();
	const below = neighbours(text, target, context, lineAfter);
	const digits = String(place.line + below.length).length;
	const label = (number: number, mark: string): string => `${mark} ${String(number).padStart(digits)} |`;
	const underline = ' '.repeat(column - left) + '^'.repeat(Math.max(1, Math.min(width, left + COLUMNS - column)));
	return [
		...above.map((line, i) => `${label(place.line - above.length + i, ' ')} ${show(line)}`),
		`${label(place.line, '>')} ${cutWindow([...before, ...marked, ...after], left, COLUMNS, !target.endKnown)}`,
		`  ${' '.repeat(digits)} | ${underline}`,
		...below.map((line, i) => `${label(place.line + 1 + i, ' ')} ${show(line)}`),
	]
		.map((line) => line.trimEnd())
		.join('\n');
}

function cells(text: Uint8Array, from: number, to: number): ReturnType<typeof cellsOf> {
	return cellsOf(new TextDecoder().decode(text.subarray(from, to)));
}

function neighbours(text: Uint8Array, target: Line, count: number, step: (text: Uint8Array, line: Line) => Line | undefined): Line[] {
	const lines: Line[] = [];
	for (let line = step(text, target); line !== undefined && lines.length < count; line = step(text, line)) lines.push(line);
	return lines;
}
