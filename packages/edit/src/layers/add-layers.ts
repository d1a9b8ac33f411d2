import type { Layer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import { setFields } from '../change/set-fields.ts';
import { partOfGroup } from './map-layers.ts';

/** Where layers are added. */
export interface LayerPlace {
	/** The id of the group that gets them; the map itself by default. */
	readonly group?: number;
	/** The position in the list, from 0, the bottom; on top by default. */
	readonly position?: number;
}

/**
 * Adds layers to a map, and counts `nextlayerid` and `nextobjectid` past their ids.
 *
 * @param layers - from the bottom up, with ids that no other layer has: {@link createLayer} makes such
 * @throws RangeError if there is no such group
 * @example const { doc } = apply(map, addLayers(map, [createLayer(map, 'tilelayer')]));
 */
export function addLayers(map: TileMap, layers: readonly Layer[], { group, position = -1 }: LayerPlace = {}): Change[] {
	return [...insertItems(map, partOfGroup(group), 'layers', layers, position), ...countPast(map, layers)];
}

/** The changes of the counters for new layers and the objects on them. */
function countPast(map: TileMap, layers: readonly Layer[]): Change[] {
	let [layerId, objectId] = [map.nextlayerid, map.nextobjectid];
	for (const { layer } of eachLayer(layers)) {
		layerId = Math.max(layerId, layer.id + 1);
		if (layer.type === 'objectgroup') for (const { id } of layer.objects) objectId = Math.max(objectId, id + 1);
	}
	return setFields(map, [], { nextlayerid: layerId, nextobjectid: objectId });
}
