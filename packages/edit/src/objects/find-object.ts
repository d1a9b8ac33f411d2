import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { locate } from '../change/locate.ts';
import { findLayer } from '../layers/map-layers.ts';

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
	throw new RangeError(`The map has no object with the id ${id}.`);
}

/** The given objects in the order of the map, each once, with their layers. */
export function objectsInOrder(map: TileMap, ids: readonly number[]): ObjectAt[] {
	const wanted = new Map([...new Set(ids)].map((id) => [id, findObject(map, id)]));
	const layerOrder = new Map([...wanted.values()].map(({ layer }) => [layer.id, findLayer(map, layer.id)]));
	const order = [...layerOrder.keys()];
	return [...wanted.values()].sort((a, b) => order.indexOf(a.layer.id) - order.indexOf(b.layer.id) || a.position - b.position);
}
