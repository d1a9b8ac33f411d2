import type { MapObject, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import { setFields } from '../change/set-fields.ts';

/**
 * Adds objects to an object layer, and counts `nextobjectid` past their ids.
 *
 * @param layer - the id of an object layer
 * @param objects - with ids that no other object of the map has: {@link createObject} makes such
 * @param position - in the list of the layer, from 0; at its end by default
 * @throws RangeError if there is no such layer
 * @example const { doc } = apply(map, addObjects(map, 4, [createObject(map, { shape: 'point', x: 8, y: 8 })]));
 */
export function addObjects(map: TileMap, layer: number, objects: readonly MapObject[], position = -1): Change[] {
	const next = objects.reduce((id, object) => Math.max(id, object.id + 1), map.nextobjectid);
	return [...insertItems(map, [{ layer }], 'objects', objects, position), ...setFields(map, [], { nextobjectid: next })];
}
