import type { CellBounds } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import type { CellWriter } from '../cells/cell-writer.ts';
import { neighboursOf } from '../cells/stagger.ts';
import { addBand } from '../region/combine.ts';
import type { Band, Region } from '../region/region.ts';
import { EMPTY_REGION } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { unionOf } from '../region/shapes.ts';

/** The most cells that are looked at. Chunks of an infinite map may be so far apart that a rectangle around them has no end. */
const MOST_CELLS = 2 ** 24;

/**
 * The cells in which a layer has tiles or could have some: its own, on infinite maps those of its chunks (rule E18).
 *
 * @param around - where chunks are too far apart, the part of the map around this cell
 */
function extentOf({ layer, bounds }: CellWriter, around: CellPosition): CellBounds {
	if (bounds !== undefined || !isInfinite(layer)) return bounds ?? { x: 0, y: 0, width: layer.width, height: layer.height };
	const whole = chunkBounds(layer.chunks);
	if (whole.width * whole.height <= MOST_CELLS) return whole;
	const side = Math.sqrt(MOST_CELLS);
	return overlap(whole, { x: around.x - side / 2, y: around.y - side / 2, width: side, height: side }) ?? { ...whole, width: 0, height: 0 };
}

/**
 * The connected cells that are equal to one of them, tile and flips: those that share a side; on staggered and hexagonal maps the six cells
 * around a cell (rule E18). On infinite maps nothing outside the chunks is found.
 *
 * @param start - a cell of the region
 * @param isKind - whether a GID belongs to the region; by default, whether it is that of the first cell
 * @example const region = connectedRegion(cells, { x: 3, y: 4 });
 */
export function connectedRegion(cells: CellWriter, start: CellPosition, isKind?: (gid: number) => boolean): Region {
	const extent = extentOf(cells, start);
	const { x, y, width, height } = extent;
	if (start.x < x || start.y < y || start.x >= x + width || start.y >= y + height) return EMPTY_REGION;
	const gids = cells.copy(extent);
	const wanted = gids[(start.y - y) * width + start.x - x] ?? 0;
	/** 1: belongs to the region and was visited. */
	const visited = new Uint8Array(gids.length);
	const isOpen = (i: number): boolean => visited[i] === 0 && (isKind === undefined ? gids[i] === wanted : isKind(gids[i] ?? 0));
	const first = (start.y - y) * width + start.x - x;
	if (!isOpen(first)) return EMPTY_REGION;
	if (cells.stagger === undefined) fillRows(first, width, height, visited, isOpen);
	else fillAround(cells, extent, start, visited, isOpen);
	return regionOfMask(visited, extent);
}

/** Fills rows from left to right, and looks above and below for rows to go on with. */
function fillRows(first: number, width: number, height: number, visited: Uint8Array, isOpen: (i: number) => boolean): void {
	const open = [first];
	for (let i = open.pop(); i !== undefined; i = open.pop()) {
		if (!isOpen(i)) continue;
		const row = Math.floor(i / width);
		let left = i;
		while (left > row * width && isOpen(left - 1)) left--;
		let right = i;
		while (right + 1 < (row + 1) * width && isOpen(right + 1)) right++;
		visited.fill(1, left, right + 1);
		for (const next of [row > 0 ? -width : 0, row + 1 < height ? width : 0]) {
			if (next === 0) continue;
			for (let j = left + next; j <= right + next; j++) if (isOpen(j) && (j === left + next || !isOpen(j - 1))) open.push(j);
		}
	}
}

function fillAround(
	{ stagger }: CellWriter,
	{ x, y, width, height }: CellBounds,
	start: CellPosition,
	visited: Uint8Array,
	isOpen: (i: number) => boolean,
): void {
	const open = [start];
	for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
		const i = (cell.y - y) * width + cell.x - x;
		if (!isOpen(i)) continue;
		visited[i] = 1;
		for (const next of neighboursOf(cell, stagger))
			if (next.x >= x && next.y >= y && next.x < x + width && next.y < y + height) open.push(next);
	}
}

/** The region of the cells that are 1. */
function regionOfMask(mask: Uint8Array, { x, y, width, height }: CellBounds): Region {
	const bands: Band[] = [];
	for (let row = 0; row < height; row++) {
		const spans: number[] = [];
		const end = (row + 1) * width;
		let at = mask.indexOf(1, row * width);
		while (at >= 0 && at < end) {
			const stop = mask.indexOf(0, at);
			const right = stop < 0 || stop > end ? end : stop;
			spans.push(x + at - row * width, x + right - row * width);
			at = mask.indexOf(1, right);
		}
		addBand(bands, y + row, y + row + 1, spans);
	}
	return { bands };
}

/** All cells of a layer with given GIDs, connected or not (rule E25); on infinite maps those in chunks. */
export function equalRegion(cells: CellWriter, isKind: (gid: number) => boolean): Region {
	const { layer, bounds } = cells;
	const areas = isInfinite(layer) ? layer.chunks : bounds === undefined ? [] : [bounds];
	return unionOf(
		areas.map(({ x, y, width, height }) => {
			const area = { x, y, width, height };
			return regionOfMask(
				Uint8Array.from(cells.copy(area), (gid) => (isKind(gid) ? 1 : 0)),
				area,
			);
		}),
	);
}
