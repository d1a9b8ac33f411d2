import type { Layer, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { removePositions } from '../change/remove-positions.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Removes layers, groups with all that is in them.
 *
 * @param layers - their ids; layers in a group that is removed may be among them
 * @throws RangeError if the map has no such layer
 * @example const { doc } = apply(map, removeLayers(map, [3]));
 */
export function removeLayers(map: TileMap, layers: readonly number[]): Change[] {
	const lists = new Map<number | undefined, { readonly siblings: readonly Layer[]; readonly positions: number[] }>();
	for (const { id } of inOrder(map, layers)) {
		const { group, siblings, position } = findLayer(map, id);
		const known = lists.get(group);
		if (known === undefined) lists.set(group, { siblings, positions: [position] });
		else known.positions.push(position);
	}
	return [...lists].flatMap(([group, { siblings, positions }]) => removePositions(partOfGroup(group), 'layers', siblings, positions));
}
