import { drawnBox } from '../coordinates/tile-transform.ts';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import type { Tile, TileTable } from '../model/tiles-and-objects.ts';
import { tileOf } from '../tiles/tile-of.ts';

/** Looking at all cells takes long: it is done once. The sizes of tiles may become known later, which gives the map another list of tilesets. */
const known = new WeakMap<TileLayer, { readonly tilesets: TileTable['tilesets']; readonly fits: boolean }>();

/** Whether no tile of a layer sticks out of the box of its cell, and no two of these boxes overlap: then their order does not matter. */
export function fitsCells(map: GameMap, layer: TileLayer): boolean {
	if (map.grid.orientation !== 'orthogonal') return false;
	const { tilesets } = map.tiles;
	const found = known.get(layer);
	if (found?.tilesets === tilesets) return found.fits;
	const fits = [...gidsOf(layer)].every((gid) => {
		const tile = tileOf(map.tiles, gid);
		return tile === undefined || framesOf(map, tile).every((frame) => isInCell(map, frame));
	});
	known.set(layer, { tilesets, fits });
	return fits;
}

function gidsOf({ data, chunks }: TileLayer): Set<number> {
	const found = new Set<number>();
	let last = 0;
	for (const part of data === undefined ? (chunks ?? []).map((chunk) => chunk.data) : [data]) {
		for (const gid of part) {
			// Neighbouring cells often have the same tile.
			if (gid !== last) found.add(gid);
			last = gid;
		}
	}
	return found;
}

const framesOf = ({ tiles }: GameMap, tile: Tile): readonly Tile[] => [
	tile,
	...tile.animation.flatMap(({ tileid }) => tileOf(tiles, ((tile.gid & FLAGS) | (tile.tileset.firstgid + tileid)) >>> 0) ?? []),
];

/** The bits of a GID that are flags. */
const FLAGS = 0xf0000000;

function isInCell(map: GameMap, tile: Tile): boolean {
	const { x, y, width, height } = drawnBox(map, tile);
	return x >= 0 && x + width <= map.grid.tilewidth && y >= -map.grid.tileheight && y + height <= 0;
}
