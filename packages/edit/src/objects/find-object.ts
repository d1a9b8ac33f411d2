import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import { eachLayer, isObject } from '@tilewright/format/internal';
import { locate } from '../change/locate.ts';

/** Where an object is. */
export interface ObjectAt {
	readonly object: MapObject;
	readonly layer: ObjectLayer;
	/** Its position in the list of the layer. */
	readonly position: number;
}

/**
 * Finds an object with the layer that has it.
 *
 * @throws RangeError if the map has no object with this id
 */
export function findObject(map: TileMap, id: number): ObjectAt {
	const path = isObject(map) ? locate(map, [{ object: id }]) : undefined;
	const position = path?.at(-1);
	let layers = map.layers;
	for (const step of path ?? []) {
		const layer = typeof step === 'number' ? layers[step] : undefined;
		if (layer?.type === 'group') layers = layer.layers;
		if (layer?.type !== 'objectgroup' || typeof position !== 'number') continue;
		const object = layer.objects[position];
		if (object !== undefined) return { object, layer, position };
	}
	throw noObject(id);
}

/**
 * The given objects in the order of the map, each once, with their layers.
 *
 * @throws RangeError if the map has no object with one of the ids
 */
export function objectsInOrder(map: TileMap, ids: readonly number[]): ObjectAt[] {
	const wanted = new Set(ids);
	const found: ObjectAt[] = [];
	for (const { layer } of wanted.size > 0 ? eachLayer(map.layers) : []) {
		if (layer.type !== 'objectgroup') continue;
		for (const [position, object] of layer.objects.entries()) if (wanted.delete(object.id)) found.push({ object, layer, position });
	}
	for (const id of wanted) throw noObject(id);
	return found;
}

const noObject = (id: number): RangeError => new RangeError(`The map has no object with the id ${id}.`);
