import type { CellBounds, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { changesBetween } from '../change/changes-between.ts';
import { expectArea, expectDistance } from '../expect.ts';
import { contentBounds } from './content-bounds.ts';
import { placeShift } from './place-shift.ts';
import { cutCells, shiftedLayers } from './shift-layers.ts';
import { withCellsIn, withoutObjectsOutside } from './without-outside.ts';

/** How a map is resized. */
export interface ResizeOptions {
	/** The new width in tiles. */
	readonly width: number;
	/** The new height in tiles. */
	readonly height: number;
	/** By how many columns and rows the content moves; 0 by default. */
	readonly offset?: Vector;
	/** Whether objects that would lie outside are removed; true by default. */
	readonly removeObjects?: boolean;
}

/**
 * Resizes a map. Tiles move by the offset, and those outside are removed. Objects and image layers move so that the picture stays.
 *
 * An infinite map has no size: the rectangle around its tiles is resized instead. What lies outside the new rectangle is removed,
 * and everything else keeps its place, also where the offset would move it.
 *
 * @throws RangeError if the size is not a whole number from 0, or the offset not a whole number, or a tile layer would take 1 GiB of memory or more
 * @example resizeMap(map, { width: map.width + 2, height: map.height + 2, offset: { x: 1, y: 1 } })
 */
export function resizeMap(map: TileMap, { width, height, offset = { x: 0, y: 0 }, removeObjects = true }: ResizeOptions): Change[] {
	expectArea('the map', { x: 0, y: 0, width, height });
	expectDistance('the offset', offset);
	if (map.infinite) {
		const tileLayers = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
		const { x, y } = contentBounds(tileLayers) ?? { x: 0, y: 0 };
		return cropMap(map, { x: x - offset.x, y: y - offset.y, width, height }, { removeObjects });
	}
	const sized: TileMap = { ...map, width, height };
	const area: CellBounds = { x: 0 - offset.x, y: 0 - offset.y, width, height };
	const layers = shiftedLayers(map, placeShift(map, sized, offset), (layer) => ({
		...withoutChunks(layer),
		width,
		height,
		data: cutCells(layer, area),
	}));
	const whole = { x: 0, y: 0, width, height };
	return changesBetween(map, { ...sized, layers: removeObjects ? withoutObjectsOutside(sized, layers, whole) : layers });
}

/**
 * Crops a map to a rectangle, such as the bounds of a selection. A finite map gets its size. On an infinite map everything outside
 * is removed, and everything else keeps its place.
 *
 * @param area - in tiles; on a finite map the part outside the map becomes empty cells
 * @param options - whether objects outside are removed, too; true by default
 * @throws RangeError if the area has numbers that are not whole
 * @example cropMap(map, { x: 2, y: 2, width: 10, height: 8 })
 */
export function cropMap(map: TileMap, area: CellBounds, { removeObjects = true }: Pick<ResizeOptions, 'removeObjects'> = {}): Change[] {
	expectArea('the area', area);
	const { x, y, width, height } = area;
	if (!map.infinite) return resizeMap(map, { width, height, offset: { x: 0 - x, y: 0 - y }, removeObjects });
	const layers = withCellsIn(map.layers, area);
	return changesBetween(map, { ...map, layers: removeObjects ? withoutObjectsOutside(map, layers, area) : layers });
}

/** Layers of a finite map have no chunks, but documents may be odd. */
function withoutChunks(layer: TileLayer): Omit<TileLayer, 'chunks' | 'startx' | 'starty'> {
	if (!isInfinite(layer)) return layer;
	const { chunks: _, startx: __, starty: ___, ...rest } = layer;
	return rest;
}
