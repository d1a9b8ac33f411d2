import type { EmbeddedTileset, Tile, TilesetFile, WangTile } from '../model/types.gen.ts';
import { countsOf } from '../read/settle/tileset.ts';

/**
 * A tileset whose lists are as Tiled exports them. If its tiles are in another order than that of their ids, all tiles of its image are
 * listed (rule J5): those that were not are at the index of their id. Wang tiles are sorted by their tiles, without those that have no color.
 *
 * @param most - the most tiles of an image: a small file may claim any number of them
 */
export function withTileLists<T extends EmbeddedTileset | TilesetFile>(tileset: T, most: number): T {
	const tiles = allTiles(tileset, most);
	const isSorted = tileset.wangsets.every(({ wangtiles }) => wangTiles(wangtiles) === wangtiles);
	if (tiles === tileset.tiles && isSorted) return tileset;
	return { ...tileset, tiles, wangsets: tileset.wangsets.map((set) => ({ ...set, wangtiles: wangTiles(set.wangtiles) })) };
}

function allTiles(tileset: EmbeddedTileset | TilesetFile, most: number): Tile[] {
	const { tiles, image, imagewidth, imageheight, columns } = tileset;
	if (image === undefined || imagewidth === undefined || imageheight === undefined || isInOrder(tiles, ({ id }) => id)) return tiles;
	const { tilecount = 0 } = countsOf(tileset, imagewidth, imageheight, columns) ?? {};
	if (tilecount > most) return tiles;
	const listed = new Set(tiles.map(({ id }) => id));
	const all: Tile[] = [];
	let next = 0;
	while (next < tiles.length || all.length < tilecount) {
		const tile = all.length < tilecount && !listed.has(all.length) ? bare(all.length) : tiles[next++];
		if (tile === undefined) break;
		all.push(tile);
	}
	return all;
}

const bare = (id: number): Tile => ({ id, type: '', probability: 1, properties: [], animation: [] });

/** The same list if nothing changes. */
function wangTiles(list: WangTile[]): WangTile[] {
	if (isInOrder(list, ({ tileid }) => tileid) && list.every(isUsed)) return list;
	return list.filter(isUsed).sort((a, b) => a.tileid - b.tileid);
}

/** Whether a Wang tile says anything: without a color, the tile is not in the set. */
const isUsed = (tile: WangTile): boolean => tile.wangid.some((color) => color !== 0) || Object.keys(tile).length > 2;

const isInOrder = <T>(list: readonly T[], idOf: (item: T) => number): boolean =>
	list.every((item, i) => {
		const before = list[i - 1];
		return before === undefined || idOf(before) <= idOf(item);
	});
