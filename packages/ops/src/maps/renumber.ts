import type { Layer, TileMap } from '@tilewright/format';
import { isInfinite, tileFinder } from '@tilewright/format';
import { gidsUsedUp, makeIssue, mapLayers, TILE_BITS } from '@tilewright/format/internal';
import type { Outcome } from '../outcome.ts';
import { changeMapObjects } from './change-objects.ts';

/**
 * Changes the `firstgid` of tilesets. Every cell and object keeps its tile and flips (rule G6). GIDs that belong to no tileset stay.
 *
 * @param firstgids - one for each tileset, in the order of the map's list
 * @param end - the first GID after those of all tilesets
 */
export function renumbered<T extends TileMap>(map: T, path: string, firstgids: readonly number[], end: number): Outcome<T> {
	if (end - 1 > TILE_BITS) {
		const issue = makeIssue(gidsUsedUp, '/tilesets', { needed: end - 1, last: TILE_BITS });
		return { doc: map, issues: [{ file: path, ...issue }] };
	}
	if (map.tilesets.every(({ firstgid }, i) => firstgid === firstgids[i])) return { doc: map, issues: [] };
	const change = changer(map, firstgids);
	const { layers, tilesets } = changeMapObjects(map, (object) => {
		if (!('gid' in object) || object.gid === undefined) return object;
		const gid = change(object.gid);
		return gid === object.gid ? object : { ...object, gid };
	});
	return {
		doc: {
			...map,
			layers: mapLayers(layers, (layer) => withCells(layer, change)),
			tilesets: tilesets.map((tileset, i) => ({ ...tileset, firstgid: firstgids[i] ?? tileset.firstgid })),
		},
		issues: [],
	};
}

function changer(map: TileMap, firstgids: readonly number[]): (gid: number) => number {
	const find = tileFinder(map.tilesets);
	// A map uses few tiles many times.
	const known = new Map<number, number>();
	return (gid) => {
		const before = known.get(gid);
		if (before !== undefined) return before;
		const owner = find(gid);
		const first = owner && firstgids[owner.index];
		const changed = owner === undefined || first === undefined ? gid : (((gid & ~TILE_BITS) >>> 0) + first + owner.id) >>> 0;
		known.set(gid, changed);
		return changed;
	};
}

function withCells(layer: Layer, change: (gid: number) => number): Layer {
	if (layer.type !== 'tilelayer') return layer;
	if (!isInfinite(layer)) return { ...layer, data: layer.data.map(change) };
	return { ...layer, chunks: layer.chunks.map((chunk) => ({ ...chunk, data: chunk.data.map(change) })) };
}
