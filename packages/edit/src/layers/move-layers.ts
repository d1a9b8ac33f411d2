import type { Layer, TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { moveItem } from '../change/change-lists.ts';
import { collectMoves } from '../change/collect.ts';
import type { Part } from '../change/part.ts';
import type { LayerPlace } from './add-layers.ts';
import { findLayer, inOrder, partOfGroup } from './map-layers.ts';

/**
 * Moves layers to a place, one above the other in their present order.
 *
 * @param layers - their ids
 * @param place - the group and the position in it before anything is moved; on top of the map by default
 * @throws RangeError if there is no such layer, or a group would get into itself
 * @example moveLayers(map, [3, 5], { group: 7 })
 */
export const moveLayers = (map: TileMap, layers: readonly number[], { group, position = -1 }: LayerPlace = {}): Change[] =>
	collectMoves(map, (editing) => {
		const moved = inOrder(map, layers);
		for (const layer of moved)
			if (group !== undefined && hasLayer(layer, group)) throw new RangeError(`The group ${layer.id} cannot be moved into itself.`);
		const target = group === undefined ? map.layers : layersOf(findLayer(map, group).layer);
		const places = moved.map(({ id }) => partOfGroup(findLayer(map, id).group));
		const chosen = new Set(moved);
		/** The layer above the place, which stays where it is. */
		const above = position < 0 ? undefined : target.slice(position).find((layer) => !chosen.has(layer));
		for (const [i, { id }] of moved.entries()) {
			const part = [...(places[i] ?? []), { layer: id }];
			editing.add(moveItem(editing.doc, part, { part: partOfGroup(group), position: placeBelow(editing.doc, above?.id, id, group) }));
		}
	});

/** The position right below a layer, without one that is moved there; the end if there is none. */
function placeBelow(map: TileMap, above: number | undefined, id: number, group: number | undefined): number {
	if (above === undefined) return -1;
	const { position, siblings } = findLayer(map, above);
	const own = findLayer(map, id);
	return own.group === group && siblings === own.siblings && own.position < position ? position - 1 : position;
}

const layersOf = (layer: Layer): readonly Layer[] => {
	if (layer.type !== 'group') throw new RangeError(`The layer ${layer.id} is not a group: its type is "${layer.type}".`);
	return layer.layers;
};

const hasLayer = (layer: Layer, id: number): boolean =>
	layer.id === id || (layer.type === 'group' && layer.layers.some((inner) => hasLayer(inner, id)));

/**
 * Moves layers one step up or down: past the next layer, into a group that is there, or out of their group at its end.
 *
 * @param layers - their ids
 * @returns no changes if one of the layers cannot move
 * @throws RangeError if the map has no such layer
 */
export function stepLayers(map: TileMap, layers: readonly number[], direction: 'up' | 'down'): Change[] {
	const chosen = inOrder(map, layers);
	const ids = new Set(chosen.map(({ id }) => id));
	let isStuck = false;
	const changes = collectMoves(map, (editing) => {
		for (const { id } of direction === 'up' ? chosen.toReversed() : chosen) {
			const step = stepOf(editing.doc, id, direction, ids);
			isStuck ||= step === 'stuck';
			if (step !== 'stuck' && step !== 'stays') editing.add(moveItem(editing.doc, [{ layer: id }], step));
		}
	});
	return isStuck ? [] : changes;
}

type StepTo = { readonly part: Part; readonly position: number };

function stepOf(map: TileMap, id: number, direction: 'up' | 'down', chosen: ReadonlySet<number>): StepTo | 'stuck' | 'stays' {
	const { siblings, position, group } = findLayer(map, id);
	const beside = siblings[position + (direction === 'up' ? 1 : -1)];
	if (beside !== undefined) {
		if (chosen.has(beside.id)) return 'stays';
		if (beside.type === 'group') return { part: partOfGroup(beside.id), position: direction === 'up' ? 0 : beside.layers.length };
		return { part: partOfGroup(group), position: position + (direction === 'up' ? 1 : -1) };
	}
	if (group === undefined) return 'stuck';
	const around = findLayer(map, group);
	return { part: partOfGroup(around.group), position: around.position + (direction === 'up' ? 1 : 0) };
}
