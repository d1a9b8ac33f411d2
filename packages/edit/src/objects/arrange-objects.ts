import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { moveItem } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { itemAt } from '../change/lists.ts';
import type { Item } from '../change/part.ts';
import { setFields } from '../change/set-fields.ts';
import { findObject, objectsInOrder } from './find-object.ts';
import { withNewReferences } from './new-references.ts';

/**
 * Removes objects.
 *
 * @param ids - of the objects
 * @throws RangeError if the map has no such object
 */
export function removeObjects(map: TileMap, ids: readonly number[]): Change[] {
	// Neighbours are removed together, and from the end: then each change can be made for the map as it is, and long lists take little time.
	const runs: { layer: ObjectLayer; position: number; count: number }[] = [];
	for (const { layer, position } of objectsInOrder(map, ids)) {
		const last = runs.at(-1);
		if (last !== undefined && last.layer.id === layer.id && last.position + last.count === position) last.count++;
		else runs.push({ layer, position, count: 1 });
	}
	return runs.reverse().flatMap(({ layer: { id, objects }, position, count }): Change[] => {
		const first = itemAt('objects', objects, position);
		if (first === undefined) return [];
		const items = objects.slice(position, position + count);
		return [{ type: 'remove', part: [{ layer: id }], list: 'objects', first, next: itemAfter(objects, position, count), items }];
	});
}

/** What identifies the object after some others, while the list does not have those; `null` at the end. */
function itemAfter(objects: readonly MapObject[], position: number, count: number): Item | null {
	const item = itemAt('objects', objects, position + count);
	if (item === undefined) return null;
	if (item.nth === undefined || !('object' in item)) return item;
	const nth = objects.slice(0, position).filter(({ id }) => id === item.object).length;
	return nth === 0 ? { object: item.object } : { object: item.object, nth };
}

/** Where objects go in the order of their layer. */
export type Order = 'up' | 'down' | 'top' | 'bottom';

/**
 * Moves objects in the order of their layers, which is the drawing order where `draworder` is `index` (rule E52).
 *
 * @param ids - of the objects. They keep their order among each other
 * @param order - `up` and `down` are one step past an object that is not moved
 * @param isPassed - whether a step goes past another object, such as one that overlaps; by default past any. If there is none, the object stays
 * @throws RangeError if the map has no such object
 */
export const reorderObjects = (
	map: TileMap,
	ids: readonly number[],
	order: Order,
	isPassed: (object: MapObject, other: MapObject) => boolean = () => true,
): Change[] =>
	collect(map, (editing) => {
		const chosen = objectsInOrder(map, ids);
		const moved = new Set(ids);
		for (const { object, layer } of order === 'up' || order === 'bottom' ? chosen.toReversed() : chosen) {
			const { position, layer: now } = findObject(editing.doc, object.id);
			const to = placeOf(now.objects, position, order, (other) => isPassed(object, other), moved);
			if (to !== undefined)
				editing.add(moveItem(editing.doc, [{ layer: layer.id }, { object: object.id }], { part: [{ layer: layer.id }], position: to }));
		}
	});

/** Where an object goes in its list; `undefined` if it stays. */
function placeOf(
	objects: readonly MapObject[],
	position: number,
	order: Order,
	isPassed: (other: MapObject) => boolean,
	moved: ReadonlySet<number>,
): number | undefined {
	if (order === 'top') return objects.length - 1;
	if (order === 'bottom') return 0;
	const step = order === 'up' ? 1 : -1;
	for (let at = position + step; at >= 0 && at < objects.length; at += step) {
		const other = objects[at];
		if (other === undefined || !isPassed(other)) continue;
		return moved.has(other.id) ? undefined : at;
	}
	return undefined;
}

/**
 * Moves objects to another object layer, to the end of its list.
 *
 * @param layer - the id of an object layer
 * @throws RangeError if the map has no such object or layer
 */
export const moveObjectsToLayer = (map: TileMap, ids: readonly number[], layer: number): Change[] =>
	collect(map, (editing) => {
		for (const { object, layer: from } of objectsInOrder(map, ids))
			if (from.id !== layer)
				editing.add(moveItem(editing.doc, [{ layer: from.id }, { object: object.id }], { part: [{ layer }], position: -1 }));
	});

/**
 * Duplicates objects at the same place, each right above its original (rule E53). References among the copies follow.
 *
 * @param ids - of the objects
 * @param nameOf - the name of a copy; that of the object by default
 * @throws RangeError if the map has no such object
 */
export function duplicateObjects(map: TileMap, ids: readonly number[], nameOf: (name: string) => string = (name) => name): Change[] {
	const originals = objectsInOrder(map, ids);
	const newIds = new Map(originals.map(({ object }, i) => [object.id, map.nextobjectid + i]));
	// From the end, as for removing.
	const changes = originals.toReversed().map(({ object, layer, position }): Change => {
		const id = newIds.get(object.id) ?? map.nextobjectid;
		const named: MapObject = object.name === undefined ? object : { ...object, name: nameOf(object.name) };
		const next = itemAt('objects', layer.objects, position + 1) ?? null;
		const items = [withNewReferences({ ...named, id }, newIds)];
		return { type: 'insert', part: [{ layer: layer.id }], list: 'objects', first: { object: id }, next, items };
	});
	return [...changes, ...setFields(map, [], { nextobjectid: map.nextobjectid + originals.length })];
}
