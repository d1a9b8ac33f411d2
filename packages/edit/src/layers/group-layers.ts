import type { TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { moveItem, removeItems } from '../change/change-lists.ts';
import { collectMoves } from '../change/collect.ts';
import { createLayer, freeLayerName } from '../make/create-layer.ts';
import { addLayers } from './add-layers.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Puts layers into a new group, which comes right above the first of them.
 *
 * @param layers - their ids
 * @param name - of the group; `Group 1` or the next free one by default
 * @throws RangeError if the map has no such layer
 */
export const groupLayers = (map: TileMap, layers: readonly number[], name = freeLayerName(map, 'group', 'Group')): Change[] =>
	collectMoves(map, (editing) => {
		const chosen = inOrder(map, layers);
		const [lowest] = chosen;
		if (lowest === undefined) return;
		const { group, position } = findLayer(map, lowest.id);
		const made = createLayer(map, 'group', { name });
		editing.add(addLayers(map, [made], { position: position + 1, ...(group !== undefined && { group }) }));
		for (const { id } of chosen) editing.add(moveItem(editing.doc, [{ layer: id }], { part: partOfGroup(made.id), position: -1 }));
	});

/**
 * Takes layers out of groups: the layers of a group go where it was, another layer goes right above its group. A group
 * that becomes empty is removed.
 *
 * @param layers - the ids of groups or of layers in groups; other layers stay
 * @throws RangeError if the map has no such layer
 */
export const ungroupLayers = (map: TileMap, layers: readonly number[]): Change[] =>
	collectMoves(map, (editing) => {
		for (const layer of inOrder(map, layers)) {
			const place = findLayer(editing.doc, layer.id);
			if (layer.type === 'group') {
				// The whole part: a search for the layer alone would go through all layers around its group, for each.
				for (const [i, { id }] of layer.layers.entries())
					editing.add(
						moveItem(editing.doc, [...partOfGroup(layer.id), { layer: id }], {
							part: partOfGroup(place.group),
							position: place.position + i,
						}),
					);
				editing.add(removeItems(editing.doc, partOfGroup(place.group), 'layers', place.position + layer.layers.length));
			} else if (place.group !== undefined) {
				const around = findLayer(editing.doc, place.group);
				const isLast = place.siblings.length === 1;
				editing.add(moveItem(editing.doc, [{ layer: layer.id }], { part: partOfGroup(around.group), position: around.position + 1 }));
				if (isLast) editing.add(removeItems(editing.doc, partOfGroup(around.group), 'layers', around.position));
			}
		}
	});
