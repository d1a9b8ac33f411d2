import type { Matrix, Rect } from '@tilewright/geometry';
import { tileMatrix, transformedBox, turns } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';

/** Where a tile is drawn, relative to the bottom left corner of its cell's box. */
interface Drawn {
	readonly transform: Matrix;
	readonly box: Rect;
}

/** Cells with the same GID share a tile: each is computed once. */
const known = new WeakMap<Tile, Drawn>();

/**
 * How a layer draws a tile: the matrix from the pixels of its picture to pixels of the world, relative to the bottom left corner of its cell's
 * box. It flips, turns and scales the tile, and moves it by the offset of its tileset.
 *
 * @example
 * tilesWithin(map, ground, camera, (tile, column, row, x, y) => {
 *   const [a, b, c, d, e, f] = tileTransform(map, tile);
 *   context.setTransform(a, b, c, d, x + e, y + f);
 * });
 */
export const tileTransform = (map: GameMap, tile: Tile): Matrix => drawn(map, tile).transform;

/** The box of what a layer draws, relative to the bottom left corner of the cell's box. */
export const drawnBox = (map: GameMap, tile: Tile): Rect => drawn(map, tile).box;

function drawn(map: GameMap, tile: Tile): Drawn {
	let found = known.get(tile);
	if (found === undefined) {
		const { tilewidth, tileheight } = map.grid;
		const { width, height } = tile.tileset.doc.tilerendersize === 'grid' ? { width: tilewidth, height: tileheight } : tile;
		const transform = transformTo(map, tile, { x: 0, y: -height, width, height });
		found = { transform, box: transformedBox(transform, tile.width, tile.height) };
		known.set(tile, found);
	}
	return found;
}

/** The matrix from the pixels of a tile to a box that shows it. */
export function transformTo({ grid }: GameMap, tile: Tile, { x, y, width, height }: Rect): Matrix {
	const { tileoffset, fillmode } = tile.tileset.doc;
	const tileset = { offset: tileoffset ?? { x: 0, y: 0 }, fit: fillmode === 'preserve-aspect-fit' };
	const turn = turns(grid.orientation === 'hexagonal')[tile.gid >>> 28] ?? ([1, 0, 0, 1] as const);
	return tileMatrix({ source: tile, tileset }, turn, x, y, width, height);
}
