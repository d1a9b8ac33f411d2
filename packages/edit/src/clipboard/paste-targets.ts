import type { TileLayer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { LayerPlace } from '../layers/add-layers.ts';
import { findLayer } from '../layers/map-layers.ts';

/**
 * The layers that get the tiles of others (rule E14): one layer goes to the first selected one; as many as are selected go to these in
 * order; else those with equal names, each once.
 *
 * @param selected - ids of tile layers, from the bottom up
 * @returns ids in the order of the sources; `undefined` where the map has no such layer
 */
export function targetLayers(
	map: TileMap,
	sources: readonly Pick<TileLayer, 'name'>[],
	selected: readonly number[],
): (number | undefined)[] {
	if (selected.length > 0 && (sources.length === 1 || sources.length === selected.length)) return sources.map((_, i) => selected[i]);
	const left = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	return sources.map(({ name }) => {
		const at = left.findIndex((layer) => layer.name === name);
		return at < 0 ? undefined : left.splice(at, 1)[0]?.id;
	});
}

/** The place right above a layer; on top of the map if it is missing. */
export function placeAbove(map: TileMap, below: number | undefined): LayerPlace | undefined {
	const found = below === undefined ? undefined : findLayer(map, below);
	return found && { position: found.position + 1, ...(found.group !== undefined && { group: found.group }) };
}
