import type { EmbeddedTileset, TileMap, TilesetFile, WangSet } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';

/**
 * A Wang set, as a map uses it. {@link terrainSetOf} makes one.
 *
 * @example const terrain = terrainSetOf(map, 1, tileset, tileset.wangsets[0]);
 */
export interface TerrainSet {
	readonly set: WangSet;
	/** The tileset that has the set. */
	readonly tileset: TilesetFile | EmbeddedTileset;
	/** The GID of its first tile in the map. */
	readonly firstgid: number;
	/** The first GID of the next tileset; missing if it is the last one. */
	readonly end?: number;
}

/**
 * A Wang set of a tileset of a map.
 *
 * @param firstgid - of the tileset in the map
 * @param tileset - its contents: an embedded tileset itself, or the document of an external one
 * @param set - one of its Wang sets, or the name of one
 * @throws RangeError if the tileset has no set of this name
 * @example const terrain = terrainSetOf(map, 1, tileset, 'Grass and Water');
 */
export function terrainSetOf(map: TileMap, firstgid: number, tileset: TilesetFile | EmbeddedTileset, set: WangSet | string): TerrainSet {
	const found = typeof set === 'string' ? tileset.wangsets.find(({ name }) => name === set) : set;
	if (found === undefined) throw new RangeError(`The tileset "${tileset.name}" has no Wang set with the name "${String(set)}".`);
	const end = map.tilesets.reduce((next, other) => (other.firstgid > firstgid ? Math.min(next, other.firstgid) : next), Infinity);
	return { set: found, tileset, firstgid, ...(end !== Infinity && { end }) };
}

/** The tile of a GID in the set's tileset, with the flags of the GID; `undefined` for empty cells and tiles of other tilesets. */
export function ownTile({ firstgid, end = Infinity }: TerrainSet, gid: number): number | undefined {
	const tile = gid & TILE_BITS;
	return tile === 0 || tile < firstgid || tile >= end ? undefined : gid - firstgid;
}
