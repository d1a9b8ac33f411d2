import type { EmbeddedTileset, Tile, TilesetFile } from '@tilewright/format';

const known = new WeakMap<readonly Tile[], ReadonlyMap<number, Tile>>();

/** The tiles for which a tileset has an entry, by their ids. */
export function tileEntries({ tiles }: TilesetFile | EmbeddedTileset): ReadonlyMap<number, Tile> {
	const entries = known.get(tiles) ?? new Map(tiles.map((tile) => [tile.id, tile]));
	known.set(tiles, entries);
	return entries;
}
