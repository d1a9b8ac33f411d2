import type { CellBounds } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import type { CellWriter } from '../cells/cell-writer.ts';
import { expectCell } from '../expect.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION } from '../region/region.ts';
import { regionBuilder } from '../region/region-builder.ts';
import type { CellPosition } from '../region/shapes.ts';
import { connectedRuns } from './connected-runs.ts';

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
 * around a cell. On infinite maps nothing outside the chunks is found.
 *
 * @param start - a cell of the region
 * @param isKind - whether a GID belongs to the region; by default, whether it is that of the first cell
 * @throws RangeError if the start is no cell
 * @example const region = connectedRegion(cells, { x: 3, y: 4 });
 */
export function connectedRegion(cells: CellWriter, start: CellPosition, isKind?: (gid: number) => boolean): Region {
	expectCell('the start', start);
	const extent = extentOf(cells, start);
	const { x, y, width, height } = extent;
	if (start.x < x || start.y < y || start.x >= x + width || start.y >= y + height) return EMPTY_REGION;
	const gids = cells.read(extent);
	if (isKind === undefined) return connectedRuns(gids, extent, start, gids[(start.y - y) * width + start.x - x] ?? 0, cells.stagger);
	return connectedRuns(kindsOf(gids, isKind), extent, start, 1, cells.stagger);
}

/** 1 for cells of certain kinds, 0 for others. */
function kindsOf(gids: Uint32Array, isKind: (gid: number) => boolean): Uint32Array {
	const kinds = new Uint32Array(gids.length);
	let last = -1;
	let kind = 0;
	for (let i = 0; i < gids.length; i++) {
		const gid = gids[i] ?? 0;
		// Neighbouring cells are often equal.
		if (gid !== last) kind = isKind(gid) ? 1 : 0;
		last = gid;
		kinds[i] = kind;
	}
	return kinds;
}

/**
 * All cells of a layer with given GIDs, connected or not; on infinite maps those in chunks.
 *
 * @param kind - a GID with its flags, which is found quickest, or whether a GID belongs to the region
 */
export function equalRegion(cells: CellWriter, kind: number | ((gid: number) => boolean)): Region {
	const { layer, bounds } = cells;
	const areas = isInfinite(layer) ? layer.chunks : bounds === undefined ? [] : [bounds];
	const region = regionBuilder();
	for (const { x, y, width, height } of areas) {
		const all = cells.read({ x, y, width, height });
		const [gids, gid] = typeof kind === 'number' ? [all, kind] : [kindsOf(all, kind), 1];
		for (let start = gids.indexOf(gid); start >= 0; ) {
			const row = Math.floor(start / width);
			const first = row * width;
			let end = start + 1;
			while (end < first + width && gids[end] === gid) end++;
			region.add(x + start - first, x + end - first, y + row);
			start = gids.indexOf(gid, end);
		}
	}
	return region.region();
}
