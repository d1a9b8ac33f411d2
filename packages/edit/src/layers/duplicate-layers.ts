import type { Layer, MapObject, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { withNewReferences } from '../objects/new-references.ts';
import { addLayers } from './add-layers.ts';
import { findLayer, inOrder } from './map-layers.ts';

/**
 * Duplicates layers (rule E71). Each copy comes right above its layer. Copies get new ids, those of their objects too, and object references
 * among the copied objects follow.
 *
 * @param layers - their ids
 * @param nameOf - the name of a copy; that of the layer by default
 * @throws RangeError if the map has no such layer
 */
export const duplicateLayers = (map: TileMap, layers: readonly number[], nameOf: (name: string) => string = (name) => name): Change[] =>
	collect(map, (editing) => {
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
		for (const { of, copy } of copies) {
			const { group, position } = findLayer(editing.doc, of);
			const own = { position: position + 1, ...(group !== undefined && { group }) };
			editing.add(addLayers(editing.doc, [withNewReferences(copy, ids)], own));
		}
	});
