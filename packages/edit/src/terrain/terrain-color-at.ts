import type { CellWriter } from '../cells/cell-writer.ts';
import { terrainMode } from './terrain-mode.ts';
import type { TerrainSet } from './terrain-set.ts';
import { ownTile } from './terrain-set.ts';
import type { TerrainSpot } from './terrain-spot.ts';
import { eachPosition } from './terrain-spot.ts';
import { terrainTable } from './terrain-table.ts';

/**
 * The color at a spot, for picking it up. If cells that share the spot disagree, it is that of the first one with a color.
 *
 * @returns counted from 1; 0 if there is none
 * @example const color = terrainColorAt(cells, terrain, { at: 'corner', x: 3, y: 4 });
 */
export function terrainColorAt(cells: CellWriter, terrain: TerrainSet, spot: TerrainSpot): number {
	const table = terrainTable(terrain.set, terrain.tileset);
	let found = 0;
	eachPosition(spot, terrainMode(terrain.set, 0), cells.stagger, (x, y, position) => {
		if (found === 0) found = table.idOf(ownTile(terrain, cells.get(x, y)) ?? -1)[position] ?? 0;
	});
	return found;
}
