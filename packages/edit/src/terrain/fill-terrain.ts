import type { Issue, TileMap } from '@tilewright/format';
import { eachLayer, layerPath, makeIssue, noFittingTile, pointerOf } from '@tilewright/format/internal';
import { changeCells } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import type { Region } from '../region/region.ts';
import { countCells, EMPTY_REGION, rectanglesOf } from '../region/region.ts';
import type { TerrainOptions } from './paint-terrain.ts';
import { paintTerrain } from './paint-terrain.ts';
import type { TerrainSet } from './terrain-set.ts';
import type { TerrainSpot } from './terrain-spot.ts';

/** The result of {@link fillTerrain}. */
export interface TerrainFill {
	readonly changes: Change[];
	/** A finding if no tile fits some of the cells. */
	readonly issues: Issue[];
	/** Those cells, which stay as they are. */
	readonly invalid: Region;
}

/**
 * Fills a region of a tile layer with one color of a Wang set, and puts tiles around it that lead to what is there: autotiling for programs.
 *
 * @param layer - the id of a tile layer
 * @param region - each of these cells gets the color at all its corners, at all its edges, or both, as the set uses it
 * @param terrain - see {@link terrainSetOf}
 * @param color - counted from 1; 0 erases
 * @param options - without `corrections`, only cells of the region and those next to it change. `within` limits what changes
 * @throws RangeError if there is no such layer or color
 * @example
 * const terrain = terrainSetOf(map, 1, tileset, 'Grass and Water');
 * const { changes } = fillTerrain(map, 1, rectangle({ x: 4, y: 4, width: 9, height: 5 }), terrain, 2, { seed: 7 });
 */
export function fillTerrain(
	map: TileMap,
	layer: number,
	region: Region,
	terrain: TerrainSet,
	color: number,
	{ within, ...options }: TerrainOptions & { readonly within?: Region } = {},
): TerrainFill {
	let invalid = EMPTY_REGION;
	const changes = changeCells(
		map,
		layer,
		(cells) => {
			invalid = paintTerrain(cells, terrain, color, tilesOf(region), options);
		},
		within,
	);
	return { changes, invalid, issues: issuesOf(map, layer, terrain, invalid) };
}

function* tilesOf(region: Region): Generator<TerrainSpot, void, undefined> {
	for (const { x: left, y: top, width, height } of rectanglesOf(region))
		for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) yield { at: 'tile', x, y };
}

function issuesOf(map: TileMap, id: number, { set }: TerrainSet, invalid: Region): Issue[] {
	const [first] = rectanglesOf(invalid);
	if (first === undefined) return [];
	const path = [...eachLayer(map.layers)].find(({ layer }) => layer.id === id)?.path ?? [];
	const details = { set: set.name, cell: `${first.x}, ${first.y}` };
	return [makeIssue(noFittingTile, pointerOf(layerPath(path)), details, countCells(invalid))];
}
