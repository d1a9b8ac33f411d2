import type { CellBounds, Layer, TileLayer, TileMap } from '@tilewright/format';
import { forEachTile, isInfinite } from '@tilewright/format';
import { boundsOfTiles, mapLayers } from '@tilewright/format/internal';
import { copyOverlap } from '../cells/block.ts';
import { blocksOf } from '../cells/blocks-of.ts';
import { expectRoomFor } from '../expect.ts';
import type { PlaceShift } from './place-shift.ts';

/**
 * A finite tile layer with the cells of another one, moved.
 *
 * @param area - the cells that it keeps, where they were: its new size
 * @throws RangeError if that is 1 GiB or more
 */
export function cutCells(layer: TileLayer, area: CellBounds): Uint32Array {
	expectRoomFor('A tile layer', area);
	const data = new Uint32Array(area.width * area.height);
	// Where chunks overlap, the later one wins (rule L3).
	for (const block of blocksOf(layer)) copyOverlap(block, block.data, area, data);
	return data;
}

/**
 * The layers of a map after its cells moved: objects and image layers move along, each group once.
 *
 * @param tiles - changes a tile layer
 */
export const shiftedLayers = (map: TileMap, { objects, screen }: PlaceShift, tiles: (layer: TileLayer) => Layer): Layer[] =>
	mapLayers(map.layers, (layer) => {
		if (layer.type === 'tilelayer') return tiles(layer);
		if (layer.type === 'objectgroup' && (objects.x !== 0 || objects.y !== 0))
			return { ...layer, objects: layer.objects.map((object) => ({ ...object, x: object.x + objects.x, y: object.y + objects.y })) };
		if (layer.type === 'imagelayer' && (screen.x !== 0 || screen.y !== 0))
			return { ...layer, offsetx: layer.offsetx + screen.x, offsety: layer.offsety + screen.y };
		return layer;
	});

/** The smallest rectangle around the tiles of a layer; `undefined` if it has none. */
export function tileBounds(layer: TileLayer): CellBounds | undefined {
	if (!isInfinite(layer)) return boundsOfTiles({ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data });
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	forEachTile(layer, (_, x, y) => {
		if (x < left) left = x;
		if (y < top) top = y;
		if (x >= right) right = x + 1;
		if (y >= bottom) bottom = y + 1;
	});
	return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}
