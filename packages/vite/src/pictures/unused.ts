import { TILE_BITS } from '@tilewright/format/internal';
import type { GameMap, Tileset } from '@tilewright/play';

/** Parts of a map, and the parts that replace them. */
export type Replacements = Map<object, object>;

/**
 * Leaves out the tilesets of which a map uses no tile, and in collections of images the tiles that it does not use: they would only bring
 * pictures into the game. Frames of animations are used.
 */
export function leaveOutUnused(map: GameMap, replacements: Replacements): void {
	const { tilesets } = map.tiles;
	const used = usedIds(map);
	const kept = tilesets.filter((tileset) => used.has(tileset));
	if (kept.length < tilesets.length) replacements.set(tilesets, kept);
	for (const [{ source, entries }, ids] of used) {
		if (source === undefined) replacements.set(entries, new Map([...entries].filter(([id]) => ids.has(id))));
	}
}

/** The ids of the tiles that a map uses, by tileset. */
function usedIds(map: GameMap): Map<Tileset, Set<number>> {
	const used = new Map<Tileset, Set<number>>();
	for (const gid of gidsIn(map)) {
		const tileset = map.tiles.tilesets.findLast(({ firstgid }) => firstgid <= gid);
		if (tileset === undefined) continue;
		const ids = used.get(tileset) ?? new Set();
		used.set(tileset, ids);
		const id = gid - tileset.firstgid;
		ids.add(id);
		for (const { tileid } of tileset.entries.get(id)?.animation ?? []) ids.add(tileid);
	}
	return used;
}

/** The GIDs of a map, without flags. */
function gidsIn({ layers }: GameMap): Set<number> {
	const gids = new Set<number>();
	for (const layer of layers) {
		if (layer.type === 'tilelayer') {
			const parts = layer.chunks ?? [layer];
			for (const { data } of parts) for (const gid of data ?? []) gids.add(gid & TILE_BITS);
		} else if (layer.type === 'objectgroup') {
			for (const { tile } of layer.objects) if (tile !== undefined) gids.add(tile.gid & TILE_BITS);
		}
	}
	gids.delete(0);
	return gids;
}
