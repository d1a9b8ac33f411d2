import { type Line, lineAfter, lineAround, lineBefore } from './code-frame/lines.ts';
import { cellsOf, cutWindow, widthOf } from './code-frame/text-cells.ts';

/** The place that a frame points at, such as that of a finding. */
export interface FramePlace {
	/** The index of the byte to point at. The length of the text points after its end. */
	readonly offset: number;
	/** The index after the last byte to point at. Default: after one character. Only the first line is underlined. */
	readonly endOffset?: number;
	/** The number of the line, from 1. It is printed, not checked. */
	readonly line: number;
}

/** The width of the window on a long line, in columns. */
const COLUMNS = 100;

/** For a place further right, the window moves so that the place is in its middle. */
const FAR_RIGHT = 80;

/**
 * Prints a place in a text with the lines around it, for a terminal or a log:
 *
 * ```text
 *   11 |   "width": 10,
 * > 12 |   "height": "ten",
 *      |             ^^^^^
 *   13 |   "layers": [
 * ```
 *
 * Only the bytes near the place are read, however large the text or its lines are. Of long lines, a window of 100 columns is shown.
 *
 * @param text - the text, in UTF-8; invalid bytes are shown as `�`
 * @param place - the place to point at
 * @param context - the number of lines to show before and after
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

	// The columns cut off from the start of a very long line are not counted, so the columns of the other lines do not match.
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
