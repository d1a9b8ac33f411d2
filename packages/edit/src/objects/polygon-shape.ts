import type { MapObject, Point, PolygonObject, PolylineObject, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { replacePart } from '../change/replace-part.ts';
import { findObject } from './find-object.ts';

/** An object with points. */
export interface PointShape {
	readonly object: PolygonObject | PolylineObject;
	/** The id of its layer. */
	readonly layer: number;
	/** Relative to the object's position. */
	readonly points: readonly Point[];
	/** Whether it is a polygon. */
	readonly isClosed: boolean;
}

/**
 * Finds an object with points.
 *
 * @throws RangeError if the map has no such object, or it has no points of its own
 */
export function pointShapeOf(map: TileMap, id: number): PointShape {
	const { object, layer } = findObject(map, id);
	if (isPolygon(object)) return { object, layer: layer.id, points: object.polygon, isClosed: true };
	if (isPolyline(object)) return { object, layer: layer.id, points: object.polyline, isClosed: false };
	throw new RangeError(`The object ${id} is neither a polygon nor a polyline.`);
}

const isPolygon = (object: MapObject): object is PolygonObject => 'polygon' in object && !('template' in object);
const isPolyline = (object: MapObject): object is PolylineObject => 'polyline' in object && !('template' in object);

/** An object with other points. */
export function withPoints({ object }: PointShape, points: readonly Point[], isClosed: boolean): PolygonObject | PolylineObject {
	const own = points.map(({ x, y }) => ({ x, y }));
	if ('polygon' in object) {
		const { polygon: _, ...kept } = object;
		return isClosed ? { ...object, polygon: own } : { ...kept, polyline: own };
	}
	const { polyline: _, ...kept } = object;
	return isClosed ? { ...kept, polygon: own } : { ...object, polyline: own };
}

/** The change that gives an object other points. */
export const setPoints = (map: TileMap, shape: PointShape, points: readonly Point[], isClosed = shape.isClosed): Change[] =>
	replacePart(map, [{ layer: shape.layer }, { object: shape.object.id }], withPoints(shape, points, isClosed));
