import type { TileMap } from '@tilewright/format';
import { layerOf } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import { moveItem } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { objectsInOrder } from './find-object.ts';

/**
 * Moves objects to a place in the list of an object layer, from whatever layers they are on. They keep their order among each
 * other.
 *
 * @param ids - of the objects
 * @param layer - the id of an object layer
 * @param position - the objects come right before the one that is there now, from 0; negative or too large is the end
 * @throws RangeError if the map has no such object or layer
 * @example placeObjects(map, [3, 4], 2, 0)
 */
export function placeObjects(map: TileMap, ids: readonly number[], layer: number, position: number): Change[] {
	const target = layerOf(map, layer);
	if (target.type !== 'objectgroup') throw new RangeError(`The layer ${layer} is not an object layer: its type is "${target.type}".`);
	const moved = new Set(ids);
	const next = position < 0 ? undefined : target.objects.slice(position).find(({ id }) => !moved.has(id));
	return collect(map, (editing) => {
		for (const { object } of objectsInOrder(map, ids)) {
			const now = layerOf(editing.doc, layer);
			const others = now.type === 'objectgroup' ? now.objects.filter((other) => other.id !== object.id) : [];
			const at = next === undefined ? -1 : others.findIndex((other) => other.id === next.id);
			editing.add(moveItem(editing.doc, [{ object: object.id }], { part: [{ layer }], position: at }));
		}
	});
}
