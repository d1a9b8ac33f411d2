import type { Tile, TileTable } from '@tilewright/play';
import type { PackedTable } from './fixes.ts';

/** Whether a value holds the tiles of a map. */
export const isTable = (value: object): value is TileTable =>
	'tilesets' in value && 'plain' in value && 'turned' in value && 'others' in value && value.others instanceof Map;

/** The tiles that were made for objects. */
export const tilesIn = ({ plain, turned, others }: TileTable): Tile[] =>
	[...plain, ...turned.flat(), ...others.values()].filter((tile) => tile !== undefined);

/** Packs the tiles of a map for a module: only what the tilesets do not say. */
export function packTable(table: TileTable): PackedTable {
	const tiles = tilesIn(table).map(({ gid, picture, tileset, id }) => {
		if (picture === undefined || picture === tileset.entries.get(id)?.picture) return [gid] as const;
		return [gid, picture.x, picture.y, picture.width, picture.height] as const;
	});
	return { tilesets: table.tilesets, length: table.plain.length, tiles };
}
