import type { CellBounds } from '@tilewright/format';
import { expectArea } from '../expect.ts';

/** Rows of a region that have the same spans. */
export interface Band {
	/** The first row. */
	readonly top: number;
	/** The row after the last. */
	readonly bottom: number;
	/** The columns, as pairs in ascending order: the first column of a span and the column after its last. Spans do not touch. */
	readonly spans: readonly number[];
}

/**
 * A set of cells. It is plain data with one form for each set: bands from top to bottom, neighbours with other spans. It takes memory by
 * its outline, not by its cells.
 *
 * @example const ring = difference(rectangle({ x: 0, y: 0, width: 9, height: 9 }), rectangle({ x: 3, y: 3, width: 3, height: 3 }));
 */
export interface Region {
	readonly bands: readonly Band[];
}

/** The region without cells. */
export const EMPTY_REGION: Region = { bands: [] };

/** The region of the cells of a rectangle. @throws RangeError if one of its numbers is not whole, or a side is negative */
export function rectangle({ x, y, width, height }: CellBounds): Region {
	expectArea('the rectangle', { x, y, width, height });
	return width > 0 && height > 0 ? { bands: [{ top: y, bottom: y + height, spans: [x, x + width] }] } : EMPTY_REGION;
}

/** Whether a region has no cells. */
export const isEmpty = ({ bands }: Region): boolean => bands.length === 0;

/** Whether a cell belongs to a region. */
export function hasCell({ bands }: Region, x: number, y: number): boolean {
	let low = 0;
	let high = bands.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((bands[middle]?.bottom ?? 0) <= y) low = middle + 1;
		else high = middle;
	}
	const band = bands[low];
	return band !== undefined && band.top <= y && isInSpans(band.spans, x);
}

/** The number of ends of spans up to a column is odd within a span. */
function isInSpans(spans: readonly number[], x: number): boolean {
	let low = 0;
	let high = spans.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((spans[middle] ?? 0) <= x) low = middle + 1;
		else high = middle;
	}
	return low % 2 === 1;
}

/** The rectangles of a region that do not overlap, from top to bottom and left to right. */
export const rectanglesOf = ({ bands }: Region): CellBounds[] =>
	bands.flatMap(({ top, bottom, spans }) => {
		const rectangles: CellBounds[] = [];
		for (let i = 0; i + 1 < spans.length; i += 2) {
			const [left = 0, right = 0] = [spans[i], spans[i + 1]];
			rectangles.push({ x: left, y: top, width: right - left, height: bottom - top });
		}
		return rectangles;
	});

/** The number of cells of a region. */
export function countCells({ bands }: Region): number {
	let count = 0;
	for (const { top, bottom, spans } of bands)
		for (let i = 0; i + 1 < spans.length; i += 2) count += (bottom - top) * ((spans[i + 1] ?? 0) - (spans[i] ?? 0));
	return count;
}

/** The smallest rectangle around a region; `undefined` if it is empty. */
export function boundsOf({ bands }: Region): CellBounds | undefined {
	const [first, last] = [bands[0], bands.at(-1)];
	if (first === undefined || last === undefined) return undefined;
	let [left, right] = [Infinity, -Infinity];
	for (const { spans } of bands) {
		left = Math.min(left, spans[0] ?? left);
		right = Math.max(right, spans.at(-1) ?? right);
	}
	return { x: left, y: first.top, width: right - left, height: last.bottom - first.top };
}

/** Calls `visit` for every run of cells in a row of a region, from the top: quicker than one call for each cell. */
export function forEachSpan({ bands }: Region, visit: (left: number, right: number, y: number) => void): void {
	for (const { top, bottom, spans } of bands)
		for (let y = top; y < bottom; y++) for (let i = 0; i + 1 < spans.length; i += 2) visit(spans[i] ?? 0, spans[i + 1] ?? 0, y);
}

/**
 * Calls `visit` for every cell of a region, row by row.
 *
 * @example forEachCell(region, (x, y) => cells.set(x, y, 0));
 */
export const forEachCell = (region: Region, visit: (x: number, y: number) => void): void =>
	forEachSpan(region, (left, right, y) => {
		for (let x = left; x < right; x++) visit(x, y);
	});
