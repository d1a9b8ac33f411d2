import type { CellBounds, Layer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { mapLayers } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { changesBetween } from '../change/changes-between.ts';
import { screenBoundsOf } from '../objects/object-bounds.ts';
import { placeShift } from './place-shift.ts';
import { cutCells, shiftedLayers, tileBounds } from './shift-layers.ts';

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
 * Resizes a finite map (rule E81). Tiles move by the offset, and those outside are removed. Objects and image layers move so that the
 * picture stays.
 *
 * @throws RangeError if the map is infinite, or the size is no whole number from 0
 * @example resizeMap(map, { width: map.width + 2, height: map.height + 2, offset: { x: 1, y: 1 } })
 */
export function resizeMap(map: TileMap, { width, height, offset = { x: 0, y: 0 }, removeObjects = true }: ResizeOptions): Change[] {
	if (map.infinite) throw new RangeError('An infinite map has no size. Make it finite first.');
	if (![width, height].every((side) => Number.isInteger(side) && side >= 0))
		throw new RangeError(`The size of a map must be whole numbers from 0, found ${width} × ${height}.`);
	const sized: TileMap = { ...map, width, height };
	const area: CellBounds = { x: -offset.x, y: -offset.y, width, height };
	const moved = shiftedLayers(map, placeShift(map, sized, offset), (layer) => ({
		...withoutChunks(layer),
		width,
		height,
		data: cutCells(layer, area),
	}));
	return changesBetween(map, { ...sized, layers: removeObjects ? withoutOutside(sized, moved) : moved });
}

/** Layers of a finite map have no chunks, but documents may be odd. */
function withoutChunks(layer: TileLayer): Omit<TileLayer, 'chunks' | 'startx' | 'starty'> {
	if (!isInfinite(layer)) return layer;
	const { chunks: _, startx: __, starty: ___, ...rest } = layer;
	return rest;
}

/** Removes the objects whose bounds on the screen do not meet the map. */
function withoutOutside(map: TileMap, layers: readonly Layer[]): Layer[] {
	const screen = geometryOf(map).bounds({ x: 0, y: 0, width: map.width, height: map.height });
	return mapLayers(layers, (layer) => {
		if (layer.type !== 'objectgroup') return layer;
		const objects = layer.objects.filter((object) => {
			const { x, y, width, height } = screenBoundsOf(map, object);
			return x <= screen.x + screen.width && x + width >= screen.x && y <= screen.y + screen.height && y + height >= screen.y;
		});
		return objects.length === layer.objects.length ? layer : { ...layer, objects };
	});
}

/**
 * Crops a finite map to a rectangle (rule E29), such as the bounds of a selection.
 *
 * @param area - in tiles; the part outside the map becomes empty cells
 * @throws RangeError if the map is infinite
 * @example cropMap(map, { x: 2, y: 2, width: 10, height: 8 })
 */
export const cropMap = (map: TileMap, { x, y, width, height }: CellBounds): Change[] =>
	resizeMap(map, { width, height, offset: { x: 0 - x, y: 0 - y } });

/**
 * The rectangle around the tiles of some layers, for cropping a map to its content (rule E29).
 *
 * @returns `undefined` if they have no tiles
 * @example const bounds = contentBounds(layers); if (bounds) crop(map, bounds);
 */
export function contentBounds(layers: readonly TileLayer[]): CellBounds | undefined {
	const all = layers.flatMap((layer) => tileBounds(layer) ?? []);
	if (all.length === 0) return undefined;
	const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
	const right = Math.max(...all.map(({ x, width }) => x + width));
	const bottom = Math.max(...all.map(({ y, height }) => y + height));
	return { x: left, y: top, width: right - left, height: bottom - top };
}
