import type { CellBounds } from '@tilewright/format';
import type { CellWriter } from '../cells/cell-writer.ts';
import { expectGid } from '../expect.ts';
import type { Region } from '../region/region.ts';
import { forEachSpan } from '../region/region.ts';

/** A rectangle of tiles to paint with. Cells that are 0 leave the map as it is. */
export interface Stamp {
	readonly width: number;
	readonly height: number;
	/** The GIDs row by row, in the numbers of the map that is painted. */
	readonly gids: Uint32Array;
	/** On staggered and hexagonal maps: whether the odd rows or columns of the stamp are shifted; like those of the map if missing. */
	readonly shiftsOdd?: boolean;
}

/**
 * A stamp of one tile, or of rows of tiles.
 *
 * @param rows - GIDs; shorter rows end with empty cells
 * @throws RangeError if one is not a whole number from 0 to 4294967295
 * @example stampOf([[5, 6], [9, 10]])
 */
export function stampOf(rows: number | readonly (readonly number[])[]): Stamp {
	for (const gid of typeof rows === 'number' ? [rows] : rows.flat()) expectGid('The GID', gid);
	if (typeof rows === 'number') return { width: 1, height: 1, gids: Uint32Array.of(rows) };
	const width = Math.max(0, ...rows.map((row) => row.length));
	return {
		width,
		height: rows.length,
		gids: Uint32Array.from(rows.flatMap((row) => [...row, ...new Array<number>(width - row.length).fill(0)])),
	};
}

/**
 * Takes a stamp from a layer.
 *
 * @param area - its cells, in tiles
 * @param within - cells outside it stay empty in the stamp
 * @example const stamp = captureStamp(cells, { x: 3, y: 4, width: 2, height: 2 });
 */
export function captureStamp(cells: CellWriter, area: CellBounds, within?: Region): Stamp {
	const { width, height } = area;
	const { stagger } = cells;
	const start = stagger?.axis === 'x' ? area.x : area.y;
	const shape = { width, height, ...(stagger && { shiftsOdd: stagger.odd !== ((start & 1) === 1) }) };
	const all = cells.copy(area);
	if (within === undefined) return { ...shape, gids: all };
	const gids = new Uint32Array(all.length);
	forEachSpan(within, (left, right, y) => {
		const [from, to] = [Math.max(left, area.x), Math.min(right, area.x + width)];
		if (y < area.y || y >= area.y + height || from >= to) return;
		const start = (y - area.y) * width - area.x;
		gids.set(all.subarray(start + from, start + to), start + from);
	});
	return { ...shape, gids };
}
