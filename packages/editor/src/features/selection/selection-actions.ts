import { batch } from '@preact/signals';
import type { Region } from '@tilewright/edit';
import { boundsOf, contentBounds, difference, EMPTY_REGION, isEmpty, lockedLayers, rectangle, unionOf } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { editing } from '@tilewright/editor-core/session/pending.ts';
import type { CellBounds, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { Crop, SquareDashed, SquareDashedMousePointer } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { tileActionsWords } from '../painting/tile-actions-words.ts';

const words = tileActionsWords;
const hasArea = ({ currentMap }: Editor): boolean => currentMap.value !== undefined && !isEmpty(currentMap.value.area.value);

/** The cells of a layer: on a finite map all of them, else those around its tiles. */
const cellsOf = (layer: TileLayer): Region => {
	const { width, height } = layer;
	const bounds: CellBounds | undefined = isInfinite(layer) ? contentBounds([layer]) : { x: 0, y: 0, width, height };
	return bounds === undefined ? EMPTY_REGION : rectangle(bounds);
};

/** The cells of the selected tile layers, and the objects of the selected object layers, that are not locked (rule E28). */
function selectAll({ map, selectedLayers, selectedObjects, selectArea }: MapSession): void {
	const selected = new Set(selectedLayers.value);
	const locked = lockedLayers(map.value);
	const layers = [...eachLayer(map.value.layers)].flatMap(({ layer }) => (selected.has(layer.id) && !locked.has(layer.id) ? [layer] : []));
	batch(() => {
		selectArea(unionOf(layers.flatMap((layer) => (layer.type === 'tilelayer' ? [cellsOf(layer)] : []))));
		selectedObjects.value = layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
	});
}

/** Whether the map has a size that cropping changes (rule E29). An infinite one is resized by its content instead. */
const hasSize = ({ currentMap }: Editor): boolean => currentMap.value?.structure.value.infinite === false;

/** Crops the map to a rectangle. The code of that is loaded when it is needed. */
async function crop(session: MapSession, bounds: CellBounds | undefined): Promise<void> {
	if (bounds !== undefined) await editing(session, async () => (await import('../maps/map-size.ts')).crop(session, bounds));
}

const currentTileLayer = ({ currentMap }: Editor): TileLayer | undefined => {
	const layer = currentMap.value?.currentLayer.value;
	return layer?.type === 'tilelayer' ? layer : undefined;
};

/** The actions that change the selected area, and cropping to it. */
export const selectionActions: readonly Action[] = [
	{
		id: 'SelectAll',
		text: words.selectAll,
		icon: SquareDashedMousePointer,
		keys: ['$mod+KeyA'],
		isEnabled: ({ toolMap }) => toolMap.value !== undefined,
		run: ({ toolMap }) => {
			if (toolMap.value !== undefined) selectAll(toolMap.value);
		},
	},
	{
		id: 'SelectNone',
		text: words.selectNone,
		keys: ['$mod+Shift+KeyA'],
		isEnabled: (editor) => hasArea(editor) || (editor.toolMap.value?.selectedObjects.value.length ?? 0) > 0,
		run: ({ toolMap }) => {
			toolMap.value?.selectArea(EMPTY_REGION);
			if (toolMap.value !== undefined) toolMap.value.selectedObjects.value = [];
		},
	},
	{
		id: 'SelectInverse',
		text: words.selectInverse,
		icon: SquareDashed,
		keys: ['$mod+KeyI'],
		isEnabled: (editor) => currentTileLayer(editor) !== undefined,
		run: (editor) => {
			const [session, layer] = [editor.currentMap.value, currentTileLayer(editor)];
			if (session !== undefined && layer !== undefined) session.selectArea(difference(cellsOf(layer), session.area.value));
		},
	},
	{
		id: 'CropToSelection',
		text: words.cropToSelection,
		icon: Crop,
		isEnabled: (editor) => hasSize(editor) && hasArea(editor),
		run: async ({ currentMap }) => {
			if (currentMap.value !== undefined) await crop(currentMap.value, boundsOf(currentMap.value.area.value));
		},
	},
	{
		id: 'Autocrop',
		text: words.autocrop,
		isEnabled: (editor) => hasSize(editor) && currentTileLayer(editor) !== undefined,
		run: async (editor) => {
			const [session, layer] = [editor.currentMap.value, currentTileLayer(editor)];
			if (session !== undefined && layer !== undefined) await crop(session, contentBounds([layer]));
		},
	},
];
