import type { CellBounds } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import type { CellWriter } from '../cells/cell-writer.ts';
import type { Stagger } from '../cells/stagger.ts';
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
	const first = (start.y - y) * width + start.x - x;
	const wanted = gids[first] ?? 0;
	const mask = new Uint8Array(gids.length);
	for (let i = 0; i < gids.length; i++) if (isKind === undefined ? gids[i] === wanted : isKind(gids[i] ?? 0)) mask[i] = OPEN;
	if (cells.stagger === undefined) fillRows(mask, first, width);
	else fillAround(mask, cells.stagger, extent, start);
	return regionOfMask(mask, FOUND, extent);
}

/** Marks of cells: those that may belong to the region, and those that do. */
const OPEN = 1;
const FOUND = 2;

/** Fills rows from left to right, and looks above and below for rows to go on with. */
function fillRows(mask: Uint8Array, first: number, width: number): void {
	const open = [first];
	for (let i = open.pop(); i !== undefined; i = open.pop()) {
		if (mask[i] !== OPEN) continue;
		const start = i - (i % width);
		let left = i;
		while (left > start && mask[left - 1] === OPEN) left--;
		let right = i;
		while (right + 1 < start + width && mask[right + 1] === OPEN) right++;
		mask.fill(FOUND, left, right + 1);
		for (let row = -width; row <= width; row += 2 * width) {
			// Rows above the first and below the last have no marks.
			for (let j = left + row; j <= right + row; j++) if (mask[j] === OPEN && (j === left + row || mask[j - 1] !== OPEN)) open.push(j);
		}
	}
}

function fillAround(mask: Uint8Array, stagger: Stagger, { x, y, width, height }: CellBounds, start: CellPosition): void {
	const open = [start];
	for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
		const i = (cell.y - y) * width + cell.x - x;
		if (mask[i] !== OPEN) continue;
		mask[i] = FOUND;
		for (const next of neighboursOf(cell, stagger))
			if (next.x >= x && next.y >= y && next.x < x + width && next.y < y + height) open.push(next);
	}
}

/** The region of the cells with a mark. */
function regionOfMask(mask: Uint8Array, mark: number, { x, y, width, height }: CellBounds): Region {
	const bands: Band[] = [];
	for (let row = 0; row < height; row++) {
		const spans: number[] = [];
		const start = row * width;
		for (let column = 0; column < width; column++) {
			if (mask[start + column] !== mark) continue;
			const left = column;
			while (column < width && mask[start + column] === mark) column++;
			spans.push(x + left, x + column);
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
				Uint8Array.from(cells.copy(area), (gid) => (isKind(gid) ? FOUND : 0)),
				FOUND,
				area,
			);
		}),
	);
}
