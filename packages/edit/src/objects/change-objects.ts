import type { MapObject, Point, TileMap } from '@tilewright/format';
import type { Change, FieldValue } from '../change/change.ts';
import { fieldEdits } from '../change/set-fields.ts';
import { objectsInOrder } from './find-object.ts';

/** The fields of an object that transformations change. */
export interface Placement {
	readonly x?: number;
	readonly y?: number;
	readonly width?: number;
	readonly height?: number;
	readonly rotation?: number;
	readonly gid?: number;
	readonly polygon?: readonly Point[];
	readonly polyline?: readonly Point[];
}

/**
 * Changes fields of objects.
 *
 * @param ids - of the objects
 * @param change - returns the fields of an object that change
 * @throws RangeError if the map has no such object
 */
export const changeObjects = (map: TileMap, ids: readonly number[], change: (object: MapObject) => Placement): Change[] =>
	objectsInOrder(map, ids).flatMap(({ object, layer }): Change[] => {
		// Positions and sizes identify nothing, so that each object is looked up just once.
		const fields = fieldEdits(object, fieldsOf(change(object)));
		return fields.length === 0 ? [] : [{ type: 'fields', part: [{ layer: layer.id }, { object: object.id }], fields }];
	});

const fieldsOf = ({ polygon, polyline, ...fields }: Placement): Record<string, FieldValue> => ({
	...fields,
	...(polygon && { polygon: pointsOf(polygon) }),
	...(polyline && { polyline: pointsOf(polyline) }),
});

const pointsOf = (points: readonly Point[]): FieldValue => points.map(({ x, y }) => ({ x, y }));
