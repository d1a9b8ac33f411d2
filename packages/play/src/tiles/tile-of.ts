import { splitGid, tileFinder } from '@tilewright/format';
import { sheetCutter } from '@tilewright/geometry';
import type { Tile, TileEntry, TileTable } from '../model/tiles-and-objects.ts';
import { tileList } from './tile-list.ts';

/** The bits of a GID that hold the tile, without the flags. */
const TILE_BITS = 0x0fffffff;

/** The entry of tiles about which the tileset says nothing, as most are. */
const PLAIN: TileEntry = { class: '', props: {}, probability: 1, animation: [], shapes: [] };

/**
 * The tile of a GID, which may have flags. Equal GIDs have the same tile.
 *
 * @param tiles - `map.tiles`
 * @returns `undefined` for 0, and for a GID that no tileset has
 * @example tileOf(map.tiles, 12)?.props['solid']
 */
export function tileOf(tiles: TileTable, gid: number): Tile | undefined {
	const { plain, turned, others } = tiles;
	const bare = gid & TILE_BITS;
	const flags = gid >>> 28;
	const known = bare >= plain.length ? others.get(gid >>> 0) : flags === 0 ? plain[bare] : turned[flags]?.[bare];
	return known ?? madeTile(tiles, gid >>> 0);
}

function madeTile(tiles: TileTable, gid: number): Tile | undefined {
	const owner = tileFinder(tiles.tilesets)(gid);
	if (owner === undefined) return undefined;
	const { tileset, id } = owner;
	const { tile: bare, ...flips } = splitGid(gid);
	const { doc, source } = tileset;
	const entry = tileset.entries.get(id);
	// The document says how large the picture is, until `fitPictures` does.
	const cut = source === undefined ? undefined : sheetCutter(doc)(id);
	const picture = cut === undefined || source === undefined ? entry?.picture : { source, ...cut };
	const { width = doc.tilewidth, height = doc.tileheight } = picture ?? {};
	const { class: className, props, probability, animation, shapes } = entry ?? PLAIN;
	// All tiles have the same fields in the same order: engines read such objects several times as fast.
	const tile: Tile = { gid, id, tileset, class: className, props, flips, picture, width, height, probability, animation, shapes };
	keep(tiles, bare, tile);
	return tile;
}

function keep({ plain, turned, others }: TileTable, bare: number, tile: Tile): void {
	const flags = tile.gid >>> 28;
	if (bare >= plain.length) others.set(tile.gid, tile);
	else if (flags === 0) plain[bare] = tile;
	else {
		let list = turned[flags] ?? [];
		if (list.length === 0) {
			list = tileList(plain.length);
			turned[flags] = list;
		}
		list[bare] = tile;
	}
}
