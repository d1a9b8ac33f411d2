import type { TileMap } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import type { ByParts } from '../by-parts.ts';
import { atOnce } from '../by-parts.ts';
import type { Change } from '../change/change.ts';
import type { Collecting } from '../change/collect.ts';
import { collecting } from '../change/collect.ts';
import { setFields } from '../change/set-fields.ts';
import { removeObjects } from '../objects/arrange-objects.ts';
import { changeCellsGids } from './change-cells-gids.ts';
import { gidChanger } from './gid-changer.ts';

/**
 * Changes the tiles of all cells and tile objects of a map. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 erases its cells and removes its objects
 */
export function* changeGids(editing: Collecting<'map'>, change: (tile: number) => number): ByParts<void> {
	const changed = gidChanger(change);
	const map = editing.doc;
	for (const { layer } of [...eachLayer(map.layers)]) {
		if (layer.type === 'tilelayer') editing.add(yield* changeCellsGids(map, layer, changed));
		else if (layer.type === 'objectgroup') {
			const removed: number[] = [];
			for (const object of layer.objects) {
				if (!('gid' in object) || object.gid === undefined || (object.gid & TILE_BITS) === 0) continue;
				const gid = changed(object.gid);
				if (gid === 0) removed.push(object.id);
				else editing.add(setFields(map, [{ layer: layer.id }, { object: object.id }], { gid }));
			}
			editing.add(removeObjects(map, removed));
		}
		yield;
	}
}

/**
 * Replaces tiles in all layers and objects of a map. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 erases its cells and removes its objects
 * @example const { doc } = apply(map, changeTiles(map, (tile) => (tile === 3 ? 7 : tile)));
 */
export const changeTiles = (map: TileMap, change: (tile: number) => number): Change[] => atOnce(changeTilesByParts(map, change));

/**
 * Like {@link changeTiles}, with pauses: large maps take a while.
 *
 * @example
 * const work = changeTilesByParts(map, (tile) => (tile === 3 ? 7 : tile));
 * let step = work.next();
 * for (; !step.done; step = work.next()) await pause();
 * const changes = step.value;
 */
export function* changeTilesByParts(map: TileMap, change: (tile: number) => number): ByParts<Change[]> {
	const { editing, collected } = collecting(map);
	yield* changeGids(editing, change);
	return collected;
}

/**
 * Exchanges two tiles in all layers and objects of a map. Flips stay where they are.
 *
 * @param a - a GID without flags
 * @param b - another one
 * @example const { doc } = apply(map, swapTiles(map, 3, 7));
 */
export const swapTiles = (map: TileMap, a: number, b: number): Change[] => changeTiles(map, swapped(a, b));

/** Returns the function that {@link swapTiles} applies to tiles, for {@link changeTilesByParts}. */
export const swapped =
	(a: number, b: number): ((tile: number) => number) =>
	(tile) =>
		tile === a ? b : tile === b ? a : tile;

/**
 * Erases the cells and removes the objects that show certain tiles.
 *
 * @param tiles - GIDs without flags
 * @example const { doc } = apply(map, eraseTiles(map, [3, 7]));
 */
export const eraseTiles = (map: TileMap, tiles: Iterable<number>): Change[] => changeTiles(map, erased(tiles));

/** Returns the function that {@link eraseTiles} applies to tiles, for {@link changeTilesByParts}. */
export function erased(tiles: Iterable<number>): (tile: number) => number {
	const all = new Set(tiles);
	return (tile) => (all.has(tile) ? 0 : tile);
}
