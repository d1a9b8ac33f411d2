import type { EmbeddedTileset, Tile, TilesetFile } from '@tilewright/format';

const known = new WeakMap<readonly Tile[], ReadonlyMap<number, Tile>>();

/** The tiles that a tileset says something about, by their ids. */
export function tileEntries({ tiles }: TilesetFile | EmbeddedTileset): ReadonlyMap<number, Tile> {
	const entries = known.get(tiles) ?? new Map(tiles.map((tile) => [tile.id, tile]));
	known.set(tiles, entries);
	return entries;
}
