import type { CellBounds } from '@tilewright/format';
import { widened } from '@tilewright/geometry';
import { expectArea, expectDistance, expectWhole } from '../expect.ts';
import { addBand, difference, union } from './combine.ts';
import type { Band, Region } from './region.ts';
import { boundsOf, EMPTY_REGION, rectangle, rectanglesOf } from './region.ts';
import { regionBuilder } from './region-builder.ts';

/** A position in tiles. */
export interface CellPosition {
	readonly x: number;
	readonly y: number;
}

/**
 * The region of given cells, in any order.
 *
 * @example regionOfCells([{ x: 0, y: 0 }, { x: 1, y: 0 }])
 */
export function regionOfCells(cells: Iterable<CellPosition>): Region {
	const region = regionBuilder();
	for (const { x, y } of cells) region.add(x, x + 1, y);
	return region.region();
}

/**
 * The region of the cells for which a test holds.
 *
 * @param bounds - only these cells are tested
 * @throws RangeError if they are no whole numbers
 */
export function regionWhere({ x, y, width, height }: CellBounds, test: (x: number, y: number) => boolean): Region {
	expectArea('the bounds', { x, y, width, height });
	const bands: Band[] = [];
	for (let row = y; row < y + height; row++) {
		const spans: number[] = [];
		let isIn = false;
		for (let column = x; column <= x + width; column++) {
			const isNow = column < x + width && test(column, row);
			if (isNow !== isIn) spans.push(column);
			isIn = isNow;
		}
		addBand(bands, row, row + 1, spans);
	}
	return { bands };
}

/** A region, moved by a number of columns and rows. @throws RangeError if they are no whole numbers */
export function translated({ bands }: Region, dx: number, dy: number): Region {
	expectDistance('the distance', { x: dx, y: dy });
	return { bands: bands.map(({ top, bottom, spans }) => ({ top: top + dy, bottom: bottom + dy, spans: spans.map((x) => x + dx) })) };
}

/**
 * A region with all cells that are at most a number of columns and rows away.
 *
 * @param by - number of cells; negative shrinks: only cells whose whole neighbourhood belongs to the region remain
 * @throws RangeError if it is not a whole number
 */
export function grown(region: Region, by: number): Region {
	expectWhole('The number of cells', by);
	const bounds = boundsOf(region);
	if (by === 0 || bounds === undefined) return region;
	if (by < 0) {
		const around = rectangle(widened(bounds, 1 - by));
		return difference(region, grown(difference(around, region), -by));
	}
	return unionOf(rectanglesOf(region).map((area) => rectangle(widened(area, by))));
}

/**
 * The cells that a rectangle covers when its origin moves over a region: for each cell of the region those of the rectangle, moved there.
 *
 * @example swept(region, { x: 0, y: 0, width: 2, height: 1 }) // the region and the cells to the right of it
 */
export function swept({ bands }: Region, { x, y, width, height }: CellBounds): Region {
	const wide: Band[] = [];
	for (const { top, bottom, spans } of bands) {
		const merged: number[] = [];
		for (let i = 0; i + 1 < spans.length; i += 2) {
			const [left, right] = [(spans[i] ?? 0) + x, (spans[i + 1] ?? 0) + x + width - 1];
			const end = merged.at(-1);
			if (end !== undefined && left <= end) merged[merged.length - 1] = right;
			else merged.push(left, right);
		}
		if (width > 0 && height > 0) addBand(wide, top + y, bottom + y, merged);
	}
	// Each step doubles the height.
	let result: Region = { bands: wide };
	for (let tall = 1; tall < height; ) {
		const more = Math.min(tall, height - tall);
		result = union(result, translated(result, 0, more));
		tall += more;
	}
	return result;
}

/** The cells of any of the regions. */
export function unionOf(regions: readonly Region[]): Region {
	const [first = EMPTY_REGION, second] = regions;
	if (second === undefined) return first;
	const middle = regions.length >> 1;
	// In halves, so that many small regions take little time.
	return union(unionOf(regions.slice(0, middle)), unionOf(regions.slice(middle)));
}
