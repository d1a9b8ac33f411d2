import type { Point, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { applyMatrix, rotationAbout } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { replacePart } from '../change/replace-part.ts';
import { removeObjects } from './arrange-objects.ts';
import { findObject } from './find-object.ts';
import { objectCorners } from './object-bounds.ts';
import { pointShapeOf, setPoints } from './polygon-shape.ts';

/**
 * Extends a polyline at an end.
 *
 * @param end - the end to extend
 * @param points - the new points in the order in which they are drawn, relative to the object's position
 * @throws RangeError if the object is not a polyline
 */
export function extendPolyline(map: TileMap, object: number, end: 'first' | 'last', points: readonly Point[]): Change[] {
	const shape = polylineOf(map, object);
	return setPoints(map, shape, end === 'last' ? [...shape.points, ...points] : [...points.toReversed(), ...shape.points]);
}

/** Closes a polyline: it becomes a polygon. @throws RangeError if the object is not a polyline */
export const closePolyline = (map: TileMap, object: number): Change[] => {
	const shape = polylineOf(map, object);
	return setPoints(map, shape, shape.points, true);
};

function polylineOf(map: TileMap, object: number): ReturnType<typeof pointShapeOf> {
	const shape = pointShapeOf(map, object);
	if (shape.isClosed) throw new RangeError(`The object ${object} is not a polyline.`);
	return shape;
}

/**
 * Joins two polylines at given ends: the first keeps its id and fields, the second is removed.
 *
 * @throws RangeError if one of the objects is not a polyline
 * @example joinPolylines(map, { object: 3, end: 'last' }, { object: 5, end: 'first' })
 */
export function joinPolylines(map: TileMap, first: PolylineEnd, second: PolylineEnd): Change[] {
	const [kept, joined] = [polylineOf(map, first.object), polylineOf(map, second.object)];
	const inKept = toOwnAxes(kept.object);
	const others = objectCorners(map, joined.object).map(inKept);
	const facing = second.end === 'first' ? others : others.toReversed();
	const points = first.end === 'last' ? [...kept.points, ...facing] : [...facing.toReversed(), ...kept.points];
	return collect(map, (editing) => {
		editing.add(setPoints(editing.doc, kept, points));
		editing.add(removeObjects(editing.doc, [second.object]));
	});
}

/** An end of a polyline. */
export interface PolylineEnd {
	/** The id of the polyline. */
	readonly object: number;
	readonly end: 'first' | 'last';
}

/** Converts positions of a map to those of an object's points. */
function toOwnAxes({ x, y, rotation }: { readonly x: number; readonly y: number; readonly rotation: number }): (point: Vector) => Point {
	const back = rotationAbout(-rotation, 0, 0);
	return (point) => applyMatrix(back, point.x - x, point.y - y);
}

/**
 * Converts rectangles to polygons.
 *
 * @throws RangeError if the object is not a rectangle
 */
export function convertToPolygon(map: TileMap, object: number): Change[] {
	const { object: found, layer } = findObject(map, object);
	const isRectangle = !['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point', 'template'].some((name) => name in found);
	if (!isRectangle || 'template' in found) throw new RangeError(`The object ${object} is not a rectangle.`);
	const { width, height } = found;
	const polygon = [
		{ x: 0, y: 0 },
		{ x: width, y: 0 },
		{ x: width, y: height },
		{ x: 0, y: height },
	];
	return replacePart(map, [{ layer: layer.id }, { object }], { ...found, width: 0, height: 0, polygon });
}
