import type { Layer, MapObject } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';

const known = new WeakMap<readonly Layer[], ReadonlyMap<number, string>>();

/** Returns the labels of the objects of a map in lists, by their ids: name and class. */
export function objectNames(layers: readonly Layer[]): ReadonlyMap<number, string> {
	const found = known.get(layers);
	if (found !== undefined) return found;
	const names = new Map<number, string>();
	for (const { layer } of eachLayer(layers))
		if (layer.type === 'objectgroup') for (const object of layer.objects) names.set(object.id, nameOf(object));
	known.set(layers, names);
	return names;
}

function nameOf({ id, name = '', type = '' }: MapObject): string {
	const called = name === '' ? `#${id}` : name;
	return type === '' ? called : `${called} (${type})`;
}
