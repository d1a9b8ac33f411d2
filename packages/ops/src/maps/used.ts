import type { MapObject, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import { isReference } from '../references/tileset-kind.ts';

/** The GIDs, without flags, of all cells and objects of a map, including the collision layers of its embedded tilesets. */
export function usedGids(map: TileMap): Set<number> {
	const used = new Set<number>();
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type === 'objectgroup') addObjects(layer.objects, used);
		else if (layer.type === 'tilelayer') addCells(isInfinite(layer) ? layer.chunks : [layer], used);
	}
	for (const tileset of map.tilesets) {
		if (!isReference(tileset)) for (const { objectgroup } of tileset.tiles) addObjects(objectgroup?.objects ?? [], used);
	}
	used.delete(0);
	return used;
}

function addObjects(objects: readonly MapObject[], used: Set<number>): void {
	for (const object of objects) if ('gid' in object && object.gid !== undefined) used.add(object.gid & TILE_BITS);
}

/** Tiles below this are noted in a table: looking a number up in a set takes several times as long. */
const TABLE = 2 ** 16;

/** Smaller layers have too few cells to be worth a table. */
const MANY = 4096;

function addCells(blocks: readonly { readonly data: Uint32Array }[], used: Set<number>): void {
	const isLarge = blocks.reduce((sum, { data }) => sum + data.length, 0) >= MANY;
	const seen = isLarge ? new Uint8Array(TABLE) : undefined;
	let last = 0;
	for (const { data } of blocks) {
		for (let i = 0; i < data.length; i++) {
			const tile = (data[i] ?? 0) & TILE_BITS;
			// Neighboring cells are often equal.
			if (tile === last) continue;
			last = tile;
			if (seen === undefined || tile >= TABLE) used.add(tile);
			else seen[tile] = 1;
		}
	}
	for (let tile = seen?.indexOf(1) ?? -1; tile >= 0; tile = seen?.indexOf(1, tile + 1) ?? -1) used.add(tile);
}
