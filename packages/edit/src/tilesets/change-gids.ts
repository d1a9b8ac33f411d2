import type { TileMap } from '@tilewright/format';
import { forEachTile, isInfinite } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import { cellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import type { Collecting } from '../change/collect.ts';
import { collect } from '../change/collect.ts';
import { setFields } from '../change/set-fields.ts';
import { removeObjects } from '../objects/arrange-objects.ts';
import { changedCells, gidChanger } from './gid-changer.ts';

/**
 * Changes the tiles of all cells and tile objects of a map. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 erases its cells and removes its objects
 */
export function changeGids(editing: Collecting<'map'>, change: (tile: number) => number): void {
	const changed = gidChanger(change);
	for (const { layer } of [...eachLayer(editing.doc.layers)]) {
		if (layer.type === 'tilelayer') {
			const cells = cellWriter(editing.doc, layer);
			if (isInfinite(layer))
				forEachTile(layer, (gid, x, y) => {
					const after = changed(gid);
					if (after !== gid) cells.set(x, y, after);
				});
			else {
				const after = changedCells(layer.data, changed);
				if (after !== undefined) cells.setArea({ x: 0, y: 0, width: layer.width, height: layer.height }, after);
			}
			editing.add(cells.changes());
		} else if (layer.type === 'objectgroup') {
			const removed: number[] = [];
			for (const object of layer.objects) {
				if (!('gid' in object) || object.gid === undefined || (object.gid & TILE_BITS) === 0) continue;
				const gid = changed(object.gid);
				if (gid === 0) removed.push(object.id);
				else editing.add(setFields(editing.doc, [{ layer: layer.id }, { object: object.id }], { gid }));
			}
			editing.add(removeObjects(editing.doc, removed));
		}
	}
}

/**
 * Replaces tiles in all layers and objects of a map. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 erases its cells and removes its objects
 * @example const { doc } = apply(map, changeTiles(map, (tile) => (tile === 3 ? 7 : tile)));
 */
export const changeTiles = (map: TileMap, change: (tile: number) => number): Change[] =>
	collect(map, (editing) => changeGids(editing, change));

/**
 * Exchanges two tiles in all layers and objects of a map (rule E93). Flips stay where they are.
 *
 * @param a - a GID without flags
 * @param b - another one
 * @example const { doc } = apply(map, swapTiles(map, 3, 7));
 */
export const swapTiles = (map: TileMap, a: number, b: number): Change[] =>
	changeTiles(map, (tile) => (tile === a ? b : tile === b ? a : tile));

/**
 * Erases the cells and removes the objects that show certain tiles (rules E90, E94).
 *
 * @param tiles - GIDs without flags
 * @example const { doc } = apply(map, eraseTiles(map, [3, 7]));
 */
export function eraseTiles(map: TileMap, tiles: Iterable<number>): Change[] {
	const erased = new Set(tiles);
	return changeTiles(map, (tile) => (erased.has(tile) ? 0 : tile));
}
