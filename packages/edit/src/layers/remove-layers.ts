import type { TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Removes layers, groups with all that is in them.
 *
 * @param layers - their ids; layers in a group that is removed may be among them
 * @throws RangeError if the map has no such layer
 * @example const { doc } = apply(map, removeLayers(map, [3]));
 */
export const removeLayers = (map: TileMap, layers: readonly number[]): Change[] =>
	collect(map, (editing) => {
		for (const { id } of inOrder(map, layers)) {
			const { group, position } = findLayer(editing.doc, id);
			editing.add(removeItems(editing.doc, partOfGroup(group), 'layers', position));
		}
	});
