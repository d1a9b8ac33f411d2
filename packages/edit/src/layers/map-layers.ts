import type { Layer, TileMap } from '@tilewright/format';
import { eachLayer, isObject } from '@tilewright/format/internal';
import type { Path } from '../change/locate.ts';
import { locate } from '../change/locate.ts';
import type { Part } from '../change/part.ts';

/** Where a layer is. */
export interface LayerAt {
	readonly layer: Layer;
	/** The id of the group that has it; missing on the map itself. */
	readonly group?: number;
	/** The layers in the same list, including itself, from the bottom up. */
	readonly siblings: readonly Layer[];
	/** Its position among them. */
	readonly position: number;
}

/**
 * Finds a layer with the list that has it.
 *
 * @throws RangeError if the map has no layer with this id
 */
export function findLayer(map: TileMap, id: number): LayerAt {
	const path: Path | undefined = isObject(map) ? locate(map, [{ layer: id }]) : undefined;
	if (path === undefined) throw new RangeError(`The map has no layer with the id ${id}.`);
	let siblings: readonly Layer[] = map.layers;
	let group: number | undefined;
	let position = 0;
	for (const [i, step] of path.entries()) {
		if (typeof step !== 'number') continue;
		const layer = siblings[step];
		position = step;
		if (i === path.length - 1 || layer?.type !== 'group') break;
		siblings = layer.layers;
		group = layer.id;
	}
	const layer = siblings[position];
	if (layer === undefined) throw new RangeError(`The map has no layer with the id ${id}.`);
	return { layer, siblings, position, ...(group !== undefined && { group }) };
}

/** The given layers from the bottom of the map up, each once, without those in a group that is given, too. */
export function inOrder(map: TileMap, ids: readonly number[]): Layer[] {
	const wanted = new Set(ids);
	const known = new Set<number>();
	const found: Layer[] = [];
	/** The path to the last layer that was found: what is in it follows it. */
	let last: readonly number[] | undefined;
	for (const { layer, path } of eachLayer(map.layers)) {
		if (!wanted.has(layer.id)) continue;
		known.add(layer.id);
		if (last?.every((step, i) => step === path[i])) continue;
		found.push(layer);
		last = path;
	}
	for (const id of wanted) if (!known.has(id)) findLayer(map, id);
	return found;
}

/** The part that has the layers of a group; without a group, the map itself. */
export const partOfGroup = (group: number | undefined): Part => (group === undefined ? [] : [{ layer: group }]);
