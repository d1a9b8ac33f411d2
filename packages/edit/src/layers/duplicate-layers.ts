import type { Layer, MapObject, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import { setFields } from '../change/set-fields.ts';
import { withNewReferences } from '../objects/new-references.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Duplicates layers. Each copy comes right above its layer. Copies get new ids, those of their objects too, and object references
 * among the copied objects follow.
 *
 * @param layers - their ids
 * @param nameOf - the name of a copy; that of the layer by default
 * @throws RangeError if the map has no such layer
 */
export function duplicateLayers(map: TileMap, layers: readonly number[], nameOf: (name: string) => string = (name) => name): Change[] {
	let [nextLayer, nextObject] = [map.nextlayerid, map.nextobjectid];
	const ids = new Map<number, number>();
	const copied = (layer: Layer): Layer => {
		const id = nextLayer++;
		if (layer.type === 'group') return { ...layer, id, layers: layer.layers.map(copied) };
		if (layer.type !== 'objectgroup') return { ...layer, id };
		const objects = layer.objects.map((object): MapObject => {
			ids.set(object.id, nextObject);
			return { ...object, id: nextObject++ };
		});
		return { ...layer, id, objects };
	};
	const copies = inOrder(map, layers).map((layer) => ({ of: layer.id, copy: copied({ ...layer, name: nameOf(layer.name) }) }));
	// From the end: then each change can be made for the map as it is.
	const inserted = copies.toReversed().flatMap(({ of, copy }) => {
		const { group, position } = findLayer(map, of);
		return insertItems(map, partOfGroup(group), 'layers', [withNewReferences(copy, ids)], position + 1);
	});
	return [...inserted, ...setFields(map, [], { nextlayerid: nextLayer, nextobjectid: nextObject })];
}
