import type { CellBounds } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import type { Region } from '../region/region.ts';
import { boundsOf, countCells, forEachCell, forEachSpan } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import type { Brush } from '../stamps/brush.ts';
import { stampAt, tileAt } from '../stamps/brush.ts';
import type { Stamp } from '../stamps/stamp.ts';
import { connectedRegion } from './flood.ts';

/**
 * Fills a region with a pattern that starts at the top left of its bounds and is repeated. Empty cells of a stamp leave the map
 * as it is. If it has several variations, each repetition draws one.
 *
 * @example fillRegion(cells, rectangle({ x: 0, y: 0, width: 20, height: 10 }), stampBrush(stampOf(5)));
 */
export function fillRegion(cells: CellWriter, region: Region, brush: Brush): void {
	const bounds = boundsOf(region);
	if (bounds === undefined) return;
	const gid = onlyGid(brush);
	if (gid !== undefined) {
		if (gid === 0) return;
		cells.expect(countCells(region));
		forEachSpan(region, (left, right, y) => cells.setRow(left, right, y, gid));
		return;
	}
	cells.expect(countCells(region));
	const only = onlyStamp(brush);
	if (only !== undefined) {
		repeatStamp(cells, region, bounds, only);
		return;
	}
	const gidAt = patternOf(brush, bounds);
	forEachCell(region, (x, y) => {
		const gid = gidAt(x, y);
		if (gid !== 0) cells.set(x, y, gid);
	});
}

/** The stamp of a brush that has only one. */
function onlyStamp(brush: Brush): Stamp | undefined {
	const [first] = brush.type === 'stamp' ? brush.variations : [];
	return brush.type === 'stamp' && brush.variations.length === 1 ? first?.stamp : undefined;
}

/** The GID of a brush that has only one. */
function onlyGid(brush: Brush): number | undefined {
	const only = onlyStamp(brush);
	return only?.gids.length === 1 ? only.gids[0] : undefined;
}

/** Repeats one stamp, a run of cells at a time: a fill may have millions of cells. */
function repeatStamp(cells: CellWriter, region: Region, { x: left, y: top }: CellBounds, painted: Stamp): void {
	const { width, height, gids } = widened(painted);
	if (width === 0 || height === 0) return;
	forEachSpan(region, (from, to, y) => {
		const row = ((y - top) % height) * width;
		for (let x = from; x < to; ) {
			const column = (x - left) % width;
			const count = Math.min(width - column, to - x);
			cells.setRun(x, y, gids, row + column, count);
			x += count;
		}
	});
}

/** Runs of fewer cells take longer than setting cell by cell. */
const SHORT = 64;

/** A stamp repeated next to itself, so that its runs are not short. */
function widened({ width, height, gids }: Stamp): Stamp {
	if (width === 0 || width >= SHORT) return { width, height, gids };
	const wide = width * Math.ceil(SHORT / width);
	const repeated = new Uint32Array(wide * height);
	for (let i = 0; i < repeated.length; i++) repeated[i] = gids[Math.floor(i / wide) * width + (i % width)] ?? 0;
	return { width: wide, height, gids: repeated };
}

/** The GID of each cell of a pattern. */
function patternOf(brush: Brush, { x: left, y: top }: CellBounds): (x: number, y: number) => number {
	if (brush.type === 'random') return (x, y) => tileAt(brush.tiles, brush.seed, x, y);
	const [first] = brush.variations;
	if (first === undefined) return () => 0;
	const { width, height } = first.stamp;
	if (width === 0 || height === 0) return () => 0;
	const drawn = new Map<string, Stamp | undefined>();
	return (x, y) => {
		const [column, row] = [Math.floor((x - left) / width), Math.floor((y - top) / height)];
		const key = `${column},${row}`;
		if (!drawn.has(key)) drawn.set(key, stampAt(brush, left + column * width, top + row * height));
		const { gids, ...size } = drawn.get(key) ?? first.stamp;
		const [inX, inY] = [x - left - column * width, y - top - row * height];
		return inX < size.width && inY < size.height ? (gids[inY * size.width + inX] ?? 0) : 0;
	};
}

/**
 * Fills the connected cells that are equal to one. A stamp of one tile on the same tile changes nothing.
 *
 * @param start - a cell to be filled
 * @example changeCells(map, 1, (cells) => floodFill(cells, { x: 3, y: 4 }, stampBrush(stampOf(5))));
 */
export function floodFill(cells: CellWriter, start: CellPosition, brush: Brush): void {
	fillRegion(cells, connectedRegion(cells, start), brush);
}

/** Erases cells. */
export function erase(cells: CellWriter, region: Region): void {
	cells.expect(countCells(region));
	forEachSpan(region, (left, right, y) => cells.setRow(left, right, y, 0));
}

/**
 * Replaces tiles: each cell of a region with a certain GID gets another one.
 *
 * @param replacement - the new GID of a cell; its own if it stays
 * @example replaceTiles(cells, rectangle(bounds), (gid) => (gid === 3 ? 7 : gid));
 */
export function replaceTiles(cells: CellWriter, region: Region, replacement: (gid: number) => number): void {
	forEachCell(region, (x, y) => {
		const gid = cells.get(x, y);
		const other = replacement(gid);
		if (other !== gid) cells.set(x, y, other);
	});
}
