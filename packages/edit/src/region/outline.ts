import type { Band, Region } from './region.ts';
import { boundsOf } from './region.ts';
import type { CellPosition } from './shapes.ts';

/**
 * The outline of a region: closed lines along the edges of its cells, outer ones clockwise, holes the other way. Where cells only touch at
 * a corner, each has its own line.
 *
 * @returns corners in tiles; the first is not repeated at the end
 * @example for (const line of outlineOf(region)) context.stroke(pathOf(line.map(({ x, y }) => geometry.tileToScreen(x, y))));
 */
export function outlineOf(region: Region): CellPosition[][] {
	const { x: left, y: top, width } = boundsOf(region) ?? { x: 0, y: 0, width: 0 };
	// A point is one number, so that thousands of edges are found and joined quickly.
	const across = width + 1;
	/** The points where the directed edges begin and end. The region is on their right. */
	const [from, to]: [number[], number[]] = [[], []];
	/** The edges by the points where they begin: two at most, at twice the number of the point and after it. */
	const starts = new Map<number, number>();
	const add = (x: number, y: number, toX: number, toY: number): void => {
		const point = (y - top) * across + x - left;
		starts.set(2 * point + (starts.has(2 * point) ? 1 : 0), from.push(point) - 1);
		to.push((toY - top) * across + toX - left);
	};
	let above = NO_BAND;
	for (const band of [...region.bands, NO_BAND]) {
		for (let i = 0; i + 1 < band.spans.length; i += 2) {
			const [start = 0, end = 0] = [band.spans[i], band.spans[i + 1]];
			add(end, band.top, end, band.bottom);
			add(start, band.bottom, start, band.top);
		}
		if (above.bottom !== band.top) {
			addBetween(above.bottom, above.spans, [], add);
			above = NO_BAND;
		}
		addBetween(band.top, above.spans, band.spans, add);
		above = band;
	}

	const isTaken = new Uint8Array(from.length);
	/** To the right 0, down 1, to the left 2, up 3. */
	const headingOf = (edge: number): number => {
		const distance = (to[edge] ?? 0) - (from[edge] ?? 0);
		return (distance > 0 ? 0 : 2) + (Math.abs(distance) < across ? 0 : 1);
	};
	const lines: CellPosition[][] = [];
	for (const start of from.keys()) {
		if (isTaken[start] === 1) continue;
		const line: CellPosition[] = [];
		let heading = -1;
		let edge = start;
		do {
			isTaken[edge] = 1;
			const point = from[edge] ?? 0;
			const next = headingOf(edge);
			if (next !== heading) line.push({ x: left + (point % across), y: top + Math.floor(point / across) });
			heading = next;
			const end = 2 * (to[edge] ?? 0);
			const other = starts.get(end + 1);
			edge = starts.get(end) ?? start;
			// At a point with two, the one that turns right goes on, so that cells that only touch stay apart.
			if (other !== undefined && headingOf(other) === (heading + 1) % 4) edge = other;
		} while (edge !== start);
		// The line may start in the middle of a straight side.
		if (heading === headingOf(start)) line.shift();
		lines.push(line);
	}
	return lines;
}

/** Above the first band and below the last. */
const NO_BAND: Band = { top: 0, bottom: 0, spans: [] };

/** Adds the horizontal edges of one line of the grid: where only the cells below or only those above belong to the region. */
function addBetween(
	y: number,
	above: readonly number[],
	below: readonly number[],
	add: (x: number, y: number, toX: number, toY: number) => void,
): void {
	let [i, j] = [0, 0];
	let last = 0;
	while (i < above.length || j < below.length) {
		const x = Math.min(above[i] ?? Infinity, below[j] ?? Infinity);
		const [isAbove, isBelow] = [i % 2 === 1, j % 2 === 1];
		if (isBelow && !isAbove) add(last, y, x, y);
		if (isAbove && !isBelow) add(x, y, last, y);
		if (above[i] === x) i++;
		if (below[j] === x) j++;
		last = x;
	}
}
