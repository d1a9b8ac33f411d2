import type { CellWriter } from '../cells/cell-writer.ts';
import type { Region } from '../region/region.ts';
import { filler } from './filler.ts';
import { terrainMode } from './terrain-mode.ts';
import type { TerrainSet } from './terrain-set.ts';
import type { TerrainSpot } from './terrain-spot.ts';
import { eachPosition } from './terrain-spot.ts';
import { MOST_COLORS } from './wang-id.ts';

/** How a terrain is painted. */
export interface TerrainOptions {
	/** Of several tiles that fit, one is chosen by it and by the cell. 0 by default. */
	readonly seed?: number;
	/** Whether cells around those that are painted may change, so that they fit. */
	readonly corrections?: boolean;
	/** Whether cells may become empty. */
	readonly erasing?: boolean;
}

/** How a brush paints. */
export interface TerrainBrushOptions extends TerrainOptions {
	/** Paints everything once more, turned by 180° about the middle of the map. Infinite maps have no middle: it is ignored. */
	readonly turned?: boolean;
	/**
	 * Called with each cell that gets the color at some position, also if it has it already or is outside the map: for an outline of what is
	 * painted. A cell may come several times.
	 */
	readonly onCell?: (x: number, y: number) => void;
}

/**
 * Paints with a color of a Wang set. The tiles of the painted cells, and of cells around them if that is
 * needed, are replaced so that their colors fit. By default corrections and erasing are on.
 *
 * @param color - counted from 1; 0 erases
 * @param spots - what is painted: see {@link terrainSpotAt} and {@link terrainLine}. What one call paints is fitted together
 * @returns the cells that stay as they are because the set has no tile that fits
 * @throws RangeError if the set has no such color
 * @example
 * changeCells(map, 1, (cells) => paintTerrain(cells, terrain, 2, [{ at: 'corner', x: 3, y: 4 }]));
 */
export function paintTerrain(
	cells: CellWriter,
	terrain: TerrainSet,
	color: number,
	spots: Iterable<TerrainSpot>,
	{ turned = false, onCell, ...options }: TerrainBrushOptions = {},
): Region {
	checkColor(terrain, color);
	const { bounds, stagger } = cells;
	const mode = terrainMode(terrain.set, color);
	const run = filler(cells, terrain, { seed: 0, corrections: true, erasing: true, ...options });
	const set = (x: number, y: number, position: number): void => {
		run.set(x, y, position, color);
		onCell?.(x, y);
	};
	for (const spot of spots) {
		eachPosition(spot, mode, stagger, (x, y, position) => {
			set(x, y, position);
			if (turned && bounds !== undefined) set(bounds.width - 1 - x, bounds.height - 1 - y, (position + 4) % 8);
		});
	}
	return run.run();
}

/** @throws RangeError if a set does not have a color */
export function checkColor({ set }: TerrainSet, color: number): void {
	const last = Math.min(set.colors.length, MOST_COLORS);
	if (!Number.isInteger(color) || color < 0 || color > last)
		throw new RangeError(`The Wang set "${set.name}" has the colors 1 to ${last}, and 0 for none; found ${color}.`);
}
