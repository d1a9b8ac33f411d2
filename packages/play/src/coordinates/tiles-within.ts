import type { Rect } from '@tilewright/geometry';
import { around, overlap, widened } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import { tileAt } from '../tiles/tile-at.ts';
import { chunksWithin } from './chunks-within.ts';
import { geometryOfMap } from './geometry-of-map.ts';
import { reachOf } from './reach.ts';
import { drawnBox } from './tile-transform.ts';

/** Called with a tile, its cell, and the bottom left corner of the cell's box in the world, where the tile is aligned. */
export type TileVisitor = (tile: Tile, column: number, row: number, x: number, y: number) => void;

/** Chunks that hold less than this part of the cells around them are visited one after the other. */
const SPARSE = 64;

/**
 * Visits the tiles of a layer that a rectangle of the world shows, in the order in which they are drawn: those whose
 * picture touches it.
 *
 * @param rect - in pixels of the world, such as what the camera sees
 * @example tilesWithin(map, ground, camera, (tile, column, row, x, y) => draw(tile.picture, x, y - tile.height));
 */
export function tilesWithin(map: GameMap, layer: TileLayer, rect: Rect, visit: TileVisitor): void {
	const geometry = geometryOfMap(map);
	const { offsetx, offsety } = layer;
	const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
	const seen = widened({ ...rect, x: rect.x - offsetx, y: rect.y - offsety }, reachOf(map));
	const chunks = layer.chunks === undefined ? [layer] : chunksWithin(map, layer, rect);
	const all = around(chunks);
	if (all === undefined) return;
	const held = chunks.reduce((sum, { width, height }) => sum + width * height, 0);
	const isSparse = all.width * all.height > SPARSE * held;
	(isSparse ? chunks : [all]).forEach((part, i) => {
		// Of chunks that overlap, the last has the cell (rule L3).
		const later = isSparse ? chunks.slice(i + 1).filter((other) => overlap(other, part) !== undefined) : [];
		geometry.visit(seen, part, (column, row, x, y) => {
			const tile = tileAt(layer, column, row);
			if (tile === undefined || later.some((other) => overlap(other, { x: column, y: row, width: 1, height: 1 }) !== undefined)) return;
			const box = drawnBox(map, tile);
			const [left, top] = [x + offsetx + box.x, y + offsety + box.y];
			if (left >= right || top >= bottom || left + box.width <= rect.x || top + box.height <= rect.y) return;
			visit(tile, column, row, x + offsetx, y + offsety);
		});
	});
}
