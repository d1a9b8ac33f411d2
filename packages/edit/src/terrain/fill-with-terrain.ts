import type { CellWriter } from '../cells/cell-writer.ts';
import type { Region } from '../region/region.ts';
import { filler } from './filler.ts';
import type { TerrainOptions } from './paint-terrain.ts';
import type { TerrainSet } from './terrain-set.ts';

/**
 * Fills a region with any tiles of a Wang set that fit together, and to the cells around. To fill with one
 * color, see {@link fillTerrain}. By default corrections are off and erasing is on, as for a bucket; a stamp has erasing off.
 *
 * @returns the cells that stay as they are because the set has no tile that fits
 * @example changeCells(map, 1, (cells) => fillWithTerrain(cells, terrain, rectangle({ x: 0, y: 0, width: 9, height: 9 }), { seed: 7 }));
 */
export function fillWithTerrain(cells: CellWriter, terrain: TerrainSet, region: Region, options: TerrainOptions = {}): Region {
	const run = filler(cells, terrain, { seed: 0, corrections: false, erasing: true, ...options });
	run.add(region);
	return run.run();
}
