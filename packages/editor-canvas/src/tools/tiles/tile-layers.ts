import type { Region } from '@tilewright/edit';
import { isEmpty } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer, TileLayer } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { tilesWords } from './tiles-words.ts';

/** Returns the reason why a layer cannot be painted: it or a group around it is locked or hidden (rule E4); `undefined` if it can. */
export function refusalOf(layers: readonly Layer[], id: number): string | undefined {
	const around = chainTo(layers, id);
	const locked = around.find((layer) => layer.locked);
	if (locked !== undefined) return tilesWords.layerLocked(locked.name);
	const hidden = around.find((layer) => !layer.visible);
	return hidden && tilesWords.layerHidden(hidden.name);
}

/** Whether a layer and all groups around it are shown. */
export const isShown = (layers: readonly Layer[], id: number): boolean => chainTo(layers, id).every((layer) => layer.visible);

/** The groups around a layer, and the layer. */
function chainTo(layers: readonly Layer[], id: number): readonly Layer[] {
	for (const layer of layers) {
		if (layer.id === id) return [layer];
		const inside = layer.type === 'group' ? chainTo(layer.layers, id) : [];
		if (inside.length > 0) return [layer, ...inside];
	}
	return [];
}

/** The current layer, if it is a tile layer. */
export function currentTileLayer({ currentLayer }: MapSession): TileLayer | undefined {
	const layer = currentLayer.value;
	return layer?.type === 'tilelayer' ? layer : undefined;
}

/** All tile layers of a map, from the bottom up. */
export const tileLayers = ({ map }: MapSession): TileLayer[] =>
	[...eachLayer(map.value.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));

/** The selected tile layers, from the bottom up. */
export function selectedTileLayers(session: MapSession): TileLayer[] {
	const selected = new Set(session.selectedLayers.value);
	return tileLayers(session).filter(({ id }) => selected.has(id));
}

/** The cells that may be painted: the selected area, or all cells if there is none (rule E3). */
export const paintable = ({ area }: MapSession): Region | undefined => (isEmpty(area.value) ? undefined : area.value);
