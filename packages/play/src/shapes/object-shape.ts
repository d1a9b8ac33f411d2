import type { Matrix, Rect } from '@tilewright/geometry';
import { anchorOf, compose, translation } from '@tilewright/geometry';
import { geometryOfMap } from '../coordinates/geometry-of-map.ts';
import type { GameMap } from '../model/game-map.ts';
import type { GameObject } from '../model/tiles-and-objects.ts';
import type { Shape, ShapeOptions } from './shape.ts';
import { axesOf, shapeIn } from './shape.ts';

/**
 * The shape of an object where the map shows it, with its rotation and the offset of its layer. Rectangles, ellipses, capsules, texts and
 * tile objects are polygons; without a size, they are points.
 *
 * @example
 * for (const zone of objects(map, { class: 'Zone' })) addTrigger(objectShape(map, zone).points);
 */
export function objectShape(map: GameMap, object: GameObject, options: ShapeOptions = {}): Shape {
	return shapeIn(object, placeOf(map, object), boxOf(map, object), options);
}

/** The matrix from the axes of an object, with its position at 0, 0, to the world. */
export function placeOf(map: GameMap, object: GameObject): Matrix {
	const axes = axesOf(object, geometryOfMap(map));
	const on = map.layers.find(({ id }) => id === object.layer);
	return on === undefined ? axes : compose(translation(on.offsetx, on.offsety), axes);
}

/** The box of an object in its own axes. A tile object without a size has that of its tile (rule R8). */
export function boxOf({ grid }: GameMap, { shape, tile, width, height }: GameObject): Rect {
	if (shape !== 'tile') return { x: 0, y: 0, width, height };
	const size = { width: width || (tile?.width ?? grid.tilewidth), height: height || (tile?.height ?? grid.tileheight) };
	const anchor = anchorOf(tile?.tileset.doc.objectalignment ?? 'unspecified', grid.orientation);
	return { x: -anchor.x * size.width, y: -anchor.y * size.height, ...size };
}
