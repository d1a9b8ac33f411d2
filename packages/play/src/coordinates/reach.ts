import { tilesetReach } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Tileset, TileTable } from '../model/tiles-and-objects.ts';

/** Cameras move in every frame: the tiles of a map are measured once. */
const known = new WeakMap<TileTable['tilesets'], number>();

/** How far the tiles of a map may stick out of their cells, in pixels. */
export function reachOf({ grid, tiles }: GameMap): number {
	const { tilesets } = tiles;
	let reach = known.get(tilesets);
	if (reach === undefined) {
		reach = Math.max(0, ...tilesets.map((tileset) => reachOfTileset(tileset, grid.tilewidth, grid.tileheight)));
		known.set(tilesets, reach);
	}
	return reach;
}

function reachOfTileset({ doc, entries }: Tileset, width: number, height: number): number {
	let [least, most] = [
		{ width: doc.tilewidth, height: doc.tileheight },
		{ width: doc.tilewidth, height: doc.tileheight },
	];
	// In a collection of images, each tile has its own size.
	for (const { picture } of entries.values()) {
		if (picture === undefined || picture.width <= 0 || picture.height <= 0) continue;
		least = { width: Math.min(least.width, picture.width), height: Math.min(least.height, picture.height) };
		most = { width: Math.max(most.width, picture.width), height: Math.max(most.height, picture.height) };
	}
	const extent = { sizes: { least, most }, offset: doc.tileoffset ?? { x: 0, y: 0 }, atGridSize: doc.tilerendersize === 'grid' };
	return tilesetReach(extent, width, height);
}
