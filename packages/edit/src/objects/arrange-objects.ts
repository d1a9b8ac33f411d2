import type { MapObject, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { moveItem, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { addObjects } from './add-objects.ts';
import { findObject, objectsInOrder } from './find-object.ts';
import { withNewReferences } from './new-references.ts';

/**
 * Removes objects.
 *
 * @param ids - of the objects
 * @throws RangeError if the map has no such object
 */
export const removeObjects = (map: TileMap, ids: readonly number[]): Change[] =>
	collect(map, (editing) => {
		// Neighbours are removed together, and from the end, so that long lists take little time.
		const runs: { layer: number; position: number; count: number }[] = [];
		for (const { layer, position } of objectsInOrder(map, ids)) {
			const last = runs.at(-1);
			if (last !== undefined && last.layer === layer.id && last.position + last.count === position) last.count++;
			else runs.push({ layer: layer.id, position, count: 1 });
		}
		for (const { layer, position, count } of runs.reverse()) editing.add(removeItems(editing.doc, [{ layer }], 'objects', position, count));
	});

/** Where objects go in the order of their layer. */
export type Order = 'up' | 'down' | 'top' | 'bottom';

/**
 * Moves objects in the order of their layers, which is the drawing order where `draworder` is `index` (rule E52).
 *
 * @param ids - of the objects. They keep their order among each other
 * @param order - `up` and `down` are one step past an object that is not moved
 * @throws RangeError if the map has no such object
 */
export const reorderObjects = (map: TileMap, ids: readonly number[], order: Order): Change[] =>
	collect(map, (editing) => {
		const chosen = objectsInOrder(map, ids);
		const isUpwards = order === 'up' || order === 'top';
		const moved = new Set(ids);
		for (const { object, layer } of order === 'up' || order === 'bottom' ? chosen.toReversed() : chosen) {
			const { position, layer: now } = findObject(editing.doc, object.id);
			const last = now.objects.length - 1;
			const beside = now.objects[position + (isUpwards ? 1 : -1)];
			if ((order === 'up' || order === 'down') && (beside === undefined || moved.has(beside.id))) continue;
			const to = order === 'top' ? last : order === 'bottom' ? 0 : position + (isUpwards ? 1 : -1);
			editing.add(moveItem(editing.doc, [{ layer: layer.id }, { object: object.id }], { part: [{ layer: layer.id }], position: to }));
		}
	});

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
export const duplicateObjects = (map: TileMap, ids: readonly number[], nameOf: (name: string) => string = (name) => name): Change[] =>
	collect(map, (editing) => {
		const originals = objectsInOrder(map, ids);
		const newIds = new Map(originals.map(({ object }, i) => [object.id, map.nextobjectid + i]));
		for (const { object, layer } of originals) {
			const named: MapObject = object.name === undefined ? object : { ...object, name: nameOf(object.name) };
			const copy = withNewReferences({ ...named, id: newIds.get(object.id) ?? map.nextobjectid }, newIds);
			editing.add(addObjects(editing.doc, layer.id, [copy], findObject(editing.doc, object.id).position + 1));
		}
	});
