import type { GroupLayer, Layer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Collecting } from '../change/collect.ts';
import type { LayerPlace } from '../layers/add-layers.ts';
import { addLayers } from '../layers/add-layers.ts';
import { findLayer } from '../layers/map-layers.ts';
import { createLayer } from '../make/create-layer.ts';
import { targetLayers } from './paste-targets.ts';
import { selectedTileLayers } from './selection.ts';

/** A layer of a clip that is not a group, with the groups around it from the outermost on. */
export interface CopiedLayer {
	readonly layer: Exclude<Layer, GroupLayer>;
	readonly groups: readonly GroupLayer[];
}

/** The layers of a clip that are no groups, from the bottom up. */
export const copiedLayers = (layers: readonly Layer[], groups: readonly GroupLayer[] = []): CopiedLayer[] =>
	layers.flatMap((layer) => (layer.type === 'group' ? copiedLayers(layer.layers, [...groups, layer]) : [{ layer, groups }]));

/**
 * The layers that get the content of others: {@link targetLayers} for tiles; objects go to the selected object layer, else to one of the same
 * name.
 *
 * @param selected - ids of layers
 * @returns ids in the order of the sources; `undefined` where the map has no such layer, and for images
 */
export function layersFor(map: TileMap, sources: readonly CopiedLayer[], selected: readonly number[]): (number | undefined)[] {
	const tiles = sources.flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	const ids = targetLayers(map, tiles, selectedTileLayers(map, selected));
	const own = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'objectgroup' ? [layer] : []));
	const chosen = own.find(({ id }) => selected.includes(id));
	return sources.map(({ layer }) => {
		if (layer.type === 'tilelayer') return ids.shift();
		return layer.type === 'objectgroup' ? (chosen ?? own.find(({ name }) => name === layer.name))?.id : undefined;
	});
}

/**
 * Adds a layer like one of a clip: with all its fields, but unlocked and without cells and objects; in groups like its own, which are added
 * where the map lacks them.
 *
 * @param place - where it comes, or the outermost group that is added
 * @param isOpen - whether a group can be changed
 * @returns the id of the new layer; `undefined` if its group cannot be changed
 */
export function addLayerLike(
	editing: Collecting<'map'>,
	{ layer, groups }: CopiedLayer,
	place: LayerPlace,
	isOpen: (id: number) => boolean,
): number | undefined {
	let around: number | undefined;
	for (const group of groups) {
		const found: Layer | undefined = around === undefined ? undefined : findLayer(editing.doc, around).layer;
		const beside = found?.type === 'group' ? found.layers : editing.doc.layers;
		const known = beside.find(({ type, name }) => type === 'group' && name === group.name);
		if (known !== undefined && !isOpen(known.id)) return undefined;
		const id: number = known?.id ?? editing.doc.nextlayerid;
		const added = { ...group, id, locked: false, layers: [] };
		if (known === undefined) editing.add(addLayers(editing.doc, [added], around === undefined ? place : { group: around }));
		around = id;
	}
	const added = emptied(editing.doc, layer);
	editing.add(addLayers(editing.doc, [added], around === undefined ? place : { group: around }));
	return added.id;
}

function emptied(map: TileMap, layer: CopiedLayer['layer']): Layer {
	const own = { id: map.nextlayerid, locked: false };
	if (layer.type === 'imagelayer') return { ...layer, ...own };
	if (layer.type === 'objectgroup') return { ...layer, ...own, objects: [] };
	const { x, y, width, height, ...empty } = createLayer(map, 'tilelayer', { name: layer.name });
	const cells = { ...own, x, y, width, height };
	if ('chunks' in empty) {
		const { chunks, startx, starty } = empty;
		return { ...withoutCells(layer), ...cells, chunks, startx, starty };
	}
	return { ...withoutCells(layer), ...cells, data: empty.data };
}

function withoutCells(layer: TileLayer): Omit<TileLayer, 'data' | 'chunks' | 'startx' | 'starty'> {
	if (isInfinite(layer)) {
		const { chunks: _, startx: __, starty: ___, ...fields } = layer;
		return fields;
	}
	const { data: _, ...fields } = layer;
	return fields;
}
