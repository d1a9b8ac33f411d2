import type { Layer, ObjectLayer, TileLayer, TileMap } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { changeCells } from '../cells/change-cells.ts';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import type { LayerPlace } from '../layers/add-layers.ts';
import { addLayers } from '../layers/add-layers.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import { findLayer } from '../layers/map-layers.ts';
import { createLayer } from '../make/create-layer.ts';
import { addObjects } from '../objects/add-objects.ts';
import { moveObjectsToLayer } from '../objects/arrange-objects.ts';
import type { ObjectAt } from '../objects/find-object.ts';
import { objectsInOrder } from '../objects/find-object.ts';
import { withNewReferences } from '../objects/new-references.ts';
import { moveEach } from '../objects/transform-objects.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION, hasCell } from '../region/region.ts';
import { erase } from '../tools/fill.ts';
import type { Selection } from './selection.ts';

/** The result of {@link layerViaCopy} and {@link layerViaCut}. */
export interface LayerVia extends EditOutcome {
	/** The id of the new layer, to select it; missing if there is none. */
	readonly layer?: number;
}

/** The content of the new layer: the cells of a tile layer, or objects. */
type Chosen = Pick<Selection, 'region' | 'objects'>;

/**
 * Copies what is selected to a new layer, right above the layer that it comes from: the cells of a tile layer in the region, or
 * the objects, if it is an object layer. The new layer looks like the old one: offset, opacity and so on are the same.
 *
 * @param layer - the id of the layer. Objects of other layers are taken, too, and keep their place in the picture
 * @returns no changes if nothing is selected
 * @throws RangeError if the map has no such layer or object
 * @example const { changes, layer } = layerViaCopy(map, 1, { region });
 */
export const layerViaCopy = (map: TileMap, layer: number, chosen: Chosen, name = 'Layer via Copy'): LayerVia =>
	layerVia(map, layer, chosen, name, false);

/**
 * Moves what is selected to a new layer, as {@link layerViaCopy} copies it. Objects keep their ids. If a layer that loses
 * something is locked, nothing changes, and that is reported.
 *
 * @throws RangeError if the map has no such layer or object
 */
export const layerViaCut = (map: TileMap, layer: number, chosen: Chosen, name = 'Layer via Cut'): LayerVia =>
	layerVia(map, layer, chosen, name, true);

function layerVia(map: TileMap, id: number, { region = EMPTY_REGION, objects = [] }: Chosen, name: string, cuts: boolean): LayerVia {
	const { layer, position, group } = findLayer(map, id);
	const place = { position: position + 1, ...(group !== undefined && { group }) };
	const found = layer.type === 'objectgroup' ? objectsInOrder(map, objects) : [];
	const locked = cuts ? lockedLayers(map) : undefined;
	const issues = [...new Set([id, ...found.map((own) => own.layer.id)])].flatMap((source) => locked?.get(source) ?? []);
	if (issues.length > 0) return { changes: [], issues };
	const changes =
		layer.type === 'tilelayer'
			? viaCells(map, layer, region, name, place, cuts)
			: layer.type === 'objectgroup' && found.length > 0
				? viaObjects(map, layer, found, name, place, cuts)
				: [];
	return { changes, issues, ...(changes.length > 0 && { layer: map.nextlayerid }) };
}

function viaCells(map: TileMap, layer: TileLayer, region: Region, name: string, place: LayerPlace, cuts: boolean): Change[] {
	const { encoding, compression } = layer;
	const made = createLayer(map, 'tilelayer', { name, ...looksOf(layer), encoding, compression });
	let isEmpty = true;
	const changes = collect(map, (editing) => {
		editing.add(addLayers(map, [made], place));
		const copied = changeCells(editing.doc, made.id, (cells) =>
			forEachTile(layer, (gid, x, y) => {
				if (hasCell(region, x, y)) cells.set(x, y, gid);
			}),
		);
		isEmpty = copied.length === 0;
		editing.add(copied);
		if (cuts) editing.add(changeCells(editing.doc, layer.id, (cells) => erase(cells, region)));
	});
	return isEmpty ? [] : changes;
}

function viaObjects(
	map: TileMap,
	layer: ObjectLayer,
	found: readonly ObjectAt[],
	name: string,
	place: LayerPlace,
	cuts: boolean,
): Change[] {
	const { draworder, color } = layer;
	const made = createLayer(map, 'objectgroup', { name, ...looksOf(layer), draworder, ...(color !== undefined && { color }) });
	const newIds = new Map(found.map(({ object }, i) => [object.id, cuts ? object.id : map.nextobjectid + i]));
	return collect(map, (editing) => {
		editing.add(addLayers(map, [made], place));
		const ids = [...newIds.keys()];
		if (cuts) editing.add(moveObjectsToLayer(editing.doc, ids, made.id));
		else {
			const copies = found.map(({ object }) => withNewReferences({ ...object, id: newIds.get(object.id) ?? object.id }, newIds));
			editing.add(addObjects(editing.doc, made.id, copies));
		}
		const distances = found.map(({ object, layer: from }): [number, Vector] => [
			newIds.get(object.id) ?? object.id,
			{ x: from.offsetx - layer.offsetx, y: from.offsety - layer.offsety },
		]);
		editing.add(moveEach(editing.doc, new Map(distances)));
	});
}

/** The fields of a layer that say how it is drawn. */
const looksOf = ({ opacity, visible, tintcolor, offsetx, offsety, parallaxx, parallaxy, mode }: Layer): Partial<Omit<Layer, 'type'>> => ({
	...{ opacity, visible, offsetx, offsety, parallaxx, parallaxy, mode },
	...(tintcolor !== undefined && { tintcolor }),
});
