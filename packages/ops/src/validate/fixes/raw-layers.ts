import type { RawObject } from '@tilewright/format/internal';
import { isObject } from '@tilewright/format/internal';

/** A layer of any form, and its pointer. */
export interface RawLayer {
	readonly layer: RawObject;
	readonly pointer: string;
}

/** The layers of a map, groups before their layers. */
export function* rawLayers(map: RawObject, pointer = ''): Generator<RawLayer, void, undefined> {
	for (const { item, at } of itemsOf(map, 'layers', pointer)) {
		yield { layer: item, pointer: at };
		yield* rawLayers(item, at);
	}
}

/** The objects in a list, with their pointers. */
export function itemsOf(holder: RawObject, field: string, pointer: string): { readonly item: RawObject; readonly at: string }[] {
	const list = holder[field];
	if (!Array.isArray(list)) return [];
	return list.flatMap((item: unknown, i) => (isObject(item) ? [{ item, at: `${pointer}/${field}/${i}` }] : []));
}
