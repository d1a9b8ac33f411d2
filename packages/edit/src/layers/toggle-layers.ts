import type { Layer, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { setFields } from '../change/set-fields.ts';
import { findLayer } from './map-layers.ts';

/** A field of layers that can be switched on and off. */
export type LayerSwitch = 'visible' | 'locked';

/**
 * Shows or hides layers, or locks or unlocks them, all the same way: if all are hidden they are shown, else they are hidden; if all
 * are locked they are unlocked, else they are locked.
 *
 * @param layers - their ids
 * @throws RangeError if the map has no such layer
 * @example toggleLayers(map, [1, 3], 'visible')
 */
export function toggleLayers(map: TileMap, layers: readonly number[], field: LayerSwitch): Change[] {
	const chosen = [...new Set(layers)].map((id) => findLayer(map, id).layer);
	// Hiding and locking come first: layers that differ are all hidden, or all locked.
	const isOff = (layer: Layer): boolean => (field === 'visible' ? !layer.visible : layer.locked);
	const value = chosen.every(isOff) === (field === 'visible');
	return chosen.flatMap(({ id }) => setFields(map, [{ layer: id }], { [field]: value }));
}

/**
 * Shows or hides, or locks or unlocks, the other layers: those next to the given ones and next to the groups that these are in. They
 * switch as {@link toggleLayers} says.
 *
 * @param layers - the ids of the layers that stay as they are, with the groups that they are in
 * @throws RangeError if the map has no such layer
 */
export function toggleOtherLayers(map: TileMap, layers: readonly number[], field: LayerSwitch): Change[] {
	const kept = new Set<number>();
	const beside = new Set<number>();
	for (const id of layers) {
		for (let own: number | undefined = id; own !== undefined; ) {
			const { siblings, group } = findLayer(map, own);
			kept.add(own);
			for (const sibling of siblings) beside.add(sibling.id);
			own = group;
		}
	}
	return toggleLayers(
		map,
		[...beside].filter((id) => !kept.has(id)),
		field,
	);
}
