import type { TileMap } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import { changeCells } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import type { Collecting } from '../change/collect.ts';
import { collect } from '../change/collect.ts';
import { setFields } from '../change/set-fields.ts';
import { removeObjects } from '../objects/arrange-objects.ts';

/**
 * Changes the tiles of all cells and tile objects of a map. Flips stay.
 *
 * @param change - the new GID of a tile, both without flags; 0 erases its cells and removes its objects
 */
export function changeGids(editing: Collecting<'map'>, change: (tile: number) => number): void {
	const known = new Map<number, number>();
	const changed = (gid: number): number => {
		const tile = gid & TILE_BITS;
		let after = known.get(tile);
		if (after === undefined) {
			after = tile === 0 ? 0 : change(tile);
			known.set(tile, after);
		}
		return after === tile ? gid : after === 0 ? 0 : (((gid & ~TILE_BITS) >>> 0) + after) >>> 0;
	};
	for (const { layer } of [...eachLayer(editing.doc.layers)]) {
		if (layer.type === 'tilelayer') {
			const paint = changeCells(editing.doc, layer.id, (cells) =>
				forEachTile(layer, (gid, x, y) => {
					const after = changed(gid);
					if (after !== gid) cells.set(x, y, after);
				}),
			);
			editing.add(paint);
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
