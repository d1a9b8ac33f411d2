import type { Geometry, Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, capsulePoints, compose, ellipsePoints, rotationAbout, signedArea } from '@tilewright/geometry';
import type { GameObject } from '../model/tiles-and-objects.ts';
import { cornersFor } from './corners-for.ts';

/** A shape in the world. */
export interface Shape {
	/** Polygons are closed and clockwise; polylines are open; a point has one corner. */
	readonly type: 'polygon' | 'polyline' | 'point';
	/** The corners, in pixels of the world. */
	readonly points: readonly Vector[];
	/** The owner of the shape: an object of the map, or a collision shape of a tile. Its class and properties may say what collides. */
	readonly object: GameObject;
}

/** How shapes are made. */
export interface ShapeOptions {
	/** How far polygons may be away from the ellipses and capsules that they stand for, in pixels of the world. Default: 0.25. */
	readonly error?: number;
}

/** Where positions of objects are on the screen. */
export type Projection = Pick<Geometry, 'pixelToScreen' | 'pixelToScreenMatrix'>;

/**
 * The matrix from the axes of an object, with its position at 0, 0, to the screen. Tiles, texts and points stand upright on
 * every map; shapes lie on it.
 */
export function axesOf({ shape, x, y, rotation }: GameObject, { pixelToScreen, pixelToScreenMatrix }: Projection): Matrix {
	const at = pixelToScreen(x, y);
	const isUpright = shape === 'tile' || shape === 'text' || shape === 'point';
	const [a, b, c, d] = pixelToScreenMatrix;
	const straight: Matrix = isUpright ? [1, 0, 0, 1, at.x, at.y] : [a, b, c, d, at.x, at.y];
	return rotation === 0 ? straight : compose(rotationAbout(rotation, at.x, at.y), straight);
}

/**
 * The shape of an object.
 *
 * @param matrix - from the axes of the object to the world
 * @param box - in the axes of the object
 */
export function shapeIn(object: GameObject, matrix: Matrix, box: Rect, { error = 0.25 }: ShapeOptions): Shape {
	if (!(error > 0)) throw new RangeError(`\`error\` should be more than 0, but it is ${error}.`);
	const corners = cornersIn(object, matrix, standing(box), error);
	const points = corners.map(({ x, y }) => applyMatrix(matrix, x, y));
	// A polygon with two corners has no inside.
	const type = points.length < 2 ? 'point' : object.shape === 'polyline' || points.length === 2 ? 'polyline' : 'polygon';
	return { type, points: type === 'polygon' && signedArea(points) < 0 ? points.reverse() : points, object };
}

function cornersIn(object: GameObject, matrix: Matrix, { x, y, width, height }: Rect, error: number): readonly Vector[] {
	if (object.shape === 'point') return [{ x: 0, y: 0 }];
	if (object.points !== undefined) return object.points.length === 0 ? [{ x: 0, y: 0 }] : object.points;
	const [start, end] = [
		{ x, y },
		{ x: x + width, y: y + height },
	];
	if (width === 0 && height === 0) return [start];
	if (width === 0 || height === 0) return [start, end];
	if (object.shape === 'ellipse') return ellipsePoints({ x, y, width, height }, cornersFor(error, matrix, width / 2, height / 2));
	const radius = Math.min(width, height) / 2;
	if (object.shape === 'capsule') return capsulePoints({ x, y, width, height }, cornersFor(error, matrix, radius, radius));
	return [start, { x: end.x, y }, end, { x, y: end.y }];
}

/** A rectangle whose size is not negative. */
const standing = ({ x, y, width, height }: Rect): Rect => ({
	x: x + Math.min(0, width),
	y: y + Math.min(0, height),
	width: Math.abs(width),
	height: Math.abs(height),
});
