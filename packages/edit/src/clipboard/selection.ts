import type { TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { changeCells, layerOf } from '../cells/change-cells.ts';
import { collect } from '../change/collect.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import { removeObjects } from '../objects/arrange-objects.ts';
import { findObject } from '../objects/find-object.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION } from '../region/region.ts';
import { erase } from '../tools/fill.ts';

/** The selection on a map. */
export interface Selection {
	/** The ids of the selected layers. Cells are taken from the tile layers among them. */
	readonly layers?: readonly number[];
	/** The selected cells; none by default. */
	readonly region?: Region;
	/** The ids of the selected objects. */
	readonly objects?: readonly number[];
}

/** The ids of the selected tile layers, from the bottom up. */
export function selectedTileLayers(map: TileMap, layers: readonly number[] = []): number[] {
	for (const id of layers) layerOf(map, id);
	const wanted = new Set(layers);
	return [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' && wanted.has(layer.id) ? [layer.id] : []));
}

/**
 * Erases the selected cells and removes the selected objects, as one step. If one of their layers is locked, nothing changes.
 *
 * @throws RangeError if the map has no such layer or object
 * @example const { changes, issues } = deleteSelection(map, { layers: [1], region, objects: [4] });
 */
export function deleteSelection(map: TileMap, { layers, region = EMPTY_REGION, objects = [] }: Selection): EditOutcome {
	const tileLayers = selectedTileLayers(map, layers);
	const locked = lockedLayers(map);
	const touched = new Set([...tileLayers, ...objects.map((id) => findObject(map, id).layer.id)]);
	const issues = [...touched].flatMap((id) => locked.get(id) ?? []);
	if (issues.length > 0) return { changes: [], issues };
	const changes = collect(map, (editing) => {
		for (const id of tileLayers) editing.add(changeCells(editing.doc, id, (cells) => erase(cells, region)));
		editing.add(removeObjects(editing.doc, objects));
	});
	return { changes, issues };
}
