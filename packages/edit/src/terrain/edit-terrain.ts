import type { CellWriter } from '../cells/cell-writer.ts';
import type { Region } from '../region/region.ts';
import { filler } from './filler.ts';
import type { TerrainOptions } from './paint-terrain.ts';
import { checkColor } from './paint-terrain.ts';
import type { TerrainSet } from './terrain-set.ts';
import type { TerrainEdge } from './terrain-spot.ts';
import { eachPosition } from './terrain-spot.ts';

/** Sets colors of cells one by one; `apply` then places the tiles. */
export interface TerrainEdit {
	/**
	 * Sets the color of one position of one cell.
	 *
	 * @param position - from 0, the top, clockwise to 7, the top left
	 */
	setPosition(x: number, y: number, position: number, color: number): void;
	/** Sets the color of the corner at the top left of a cell, for all four cells. */
	setCorner(x: number, y: number, color: number): void;
	/** Sets the color of an edge of a cell, for both cells. */
	setEdge(x: number, y: number, edge: TerrainEdge, color: number): void;
	/**
	 * Places tiles that have these colors. To be called once.
	 *
	 * @returns the cells that stay as they are because the set has no tile that fits
	 */
	apply(): Region;
}

/**
 * Starts setting several colors of a Wang set at once, for scripts. By default corrections are off and erasing is on.
 *
 * @example
 * changeCells(map, 1, (cells) => {
 * 	const edit = editTerrain(cells, terrain);
 * 	edit.setCorner(3, 4, 1);
 * 	edit.setEdge(7, 2, 4, 2);
 * 	edit.apply();
 * });
 */
export function editTerrain(cells: CellWriter, terrain: TerrainSet, options: TerrainOptions = {}): TerrainEdit {
	const run = filler(cells, terrain, { seed: 0, corrections: false, erasing: true, ...options });
	const set = (x: number, y: number, position: number, color: number): void => {
		checkColor(terrain, color);
		run.set(x, y, position, color);
	};
	return {
		setPosition(x, y, position, color) {
			if (!Number.isInteger(position) || position < 0 || position > 7)
				throw new RangeError(`A tile has the positions 0 to 7, found ${position}.`);
			set(x, y, position, color);
		},
		setCorner(x, y, color) {
			eachPosition({ at: 'corner', x, y }, 'corner', cells.stagger, (column, row, position) => set(column, row, position, color));
		},
		setEdge(x, y, edge, color) {
			eachPosition({ at: 'edge', x, y, edge }, 'edge', cells.stagger, (column, row, position) => set(column, row, position, color));
		},
		apply: () => run.run(),
	};
}
