import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import { layerOf } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import { itemAt } from '../change/list-positions.ts';
import { removePositions } from '../change/remove-positions.ts';
import { setFields } from '../change/set-fields.ts';
import { objectsInOrder } from './find-object.ts';
import { withNewReferences } from './new-references.ts';
import type { ObjectOrder } from './object-order.ts';
import { objectOrder } from './object-order.ts';

/**
 * Removes objects.
 *
 * @param ids - of the objects
 * @throws RangeError if the map has no such object
 */
export function removeObjects(map: TileMap, ids: readonly number[]): Change[] {
	const byLayer = new Map<ObjectLayer, number[]>();
	for (const { layer, position } of objectsInOrder(map, ids)) {
		const known = byLayer.get(layer);
		if (known === undefined) byLayer.set(layer, [position]);
		else known.push(position);
	}
	return [...byLayer].flatMap(([{ id, objects }, positions]) => removePositions([{ layer: id }], 'objects', objects, positions));
}

/** Where objects go in the order of their layer. */
export type Order = 'up' | 'down' | 'top' | 'bottom';

/**
 * Moves objects in the order of their layers, which is the drawing order where `draworder` is `index`.
 *
 * @param ids - of the objects. They keep their order among each other
 * @param order - `up` and `down` are one step past an object that is not moved
 * @param isPassed - whether a step goes past another object, such as one that overlaps; by default past any. If there is none, the object stays
 * @throws RangeError if the map has no such object
 */
export function reorderObjects(
	map: TileMap,
	ids: readonly number[],
	order: Order,
	isPassed: (object: MapObject, other: MapObject) => boolean = () => true,
): Change[] {
	const chosen = objectsInOrder(map, ids);
	const moved = new Set(ids);
	/** The order of each layer, and the object that came to its top or bottom last: the next one comes to it. */
	const orders = new Map<ObjectLayer, { readonly objects: ObjectOrder; last: number | null }>();
	return (order === 'up' || order === 'top' ? chosen.toReversed() : chosen).flatMap(({ object, layer, position }): Change[] => {
		const own = orders.get(layer) ?? { objects: objectOrder(layer.objects), last: null };
		const { objects, last } = own;
		own.last = position;
		orders.set(layer, own);
		const next =
			order === 'up' || order === 'down'
				? nextPassed(objects, position, order, (other) => isPassed(object, other), moved)
				: order === 'top'
					? last
					: objects.after(last);
		if (next === undefined || next === position || next === objects.after(position)) return [];
		const part = [{ layer: layer.id }];
		const from = { part, item: objects.itemOf(position), next: objects.take(position) };
		const to = { part, next: objects.put(position, next), item: objects.itemOf(position) };
		return [{ type: 'move', list: 'objects', from, to }];
	});
}

/** The object that will follow one after a step past another, `null` at the end; `undefined` if it stays. */
function nextPassed(
	objects: ObjectOrder,
	position: number,
	order: 'up' | 'down',
	isPassed: (other: MapObject) => boolean,
	moved: ReadonlySet<number>,
): number | null | undefined {
	const beside = order === 'up' ? objects.after : objects.before;
	for (let at = beside(position); at !== null; at = beside(at)) {
		const other = objects.at(at);
		if (other === undefined || !isPassed(other)) continue;
		if (moved.has(other.id)) return undefined;
		return order === 'up' ? objects.after(at) : at;
	}
	return undefined;
}

/**
 * Moves objects to another object layer, to the end of its list.
 *
 * @param layer - the id of an object layer
 * @throws RangeError if the map has no such object or layer
 */
export function moveObjectsToLayer(map: TileMap, ids: readonly number[], layer: number): Change[] {
	const target = layerOf(map, layer);
	if (target.type !== 'objectgroup') throw new RangeError(`The layer ${layer} is not an object layer: its type is "${target.type}".`);
	const orders = new Map<ObjectLayer, ObjectOrder>();
	const known = new Map<number, number>();
	for (const { id } of target.objects) known.set(id, (known.get(id) ?? 0) + 1);
	return objectsInOrder(map, ids).flatMap(({ object: { id }, layer: from, position }): Change[] => {
		if (from === target) return [];
		const objects = orders.get(from) ?? objectOrder(from.objects);
		orders.set(from, objects);
		const item = objects.itemOf(position);
		const nth = known.get(id) ?? 0;
		const to = { part: [{ layer }], item: nth === 0 ? { object: id } : { object: id, nth }, next: null };
		return [{ type: 'move', list: 'objects', from: { part: [{ layer: from.id }], item, next: objects.take(position) }, to }];
	});
}

/**
 * Duplicates objects at the same place, each right above its original. References among the copies follow.
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
