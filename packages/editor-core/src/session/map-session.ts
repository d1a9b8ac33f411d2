import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { batch, computed, signal } from '@preact/signals-core';
import type { Region } from '@tilewright/edit';
import { EMPTY_REGION } from '@tilewright/edit';
import type { Layer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Camera } from './camera.ts';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { changesStructure, documentSession } from './document-session.ts';
import type { Inspected } from './inspected.ts';
import { inspectedOf } from './inspected.ts';
import { sessionWords } from './session-words.ts';

/** An open map: the document with its history, and the selections in it (rules E1, E2). */
export interface MapSession extends DocumentSession<'map'> {
	/** Whether the map shows the collision shapes of a tile. Then it is not a document, and only its objects can be changed (rule E98). */
	readonly isShapes?: true;
	/** The map as it is now: the document. */
	readonly map: ReadonlySignal<TileMap>;
	/** The id of the current layer. */
	readonly currentLayerId: Signal<number | undefined>;
	/** The current layer as it is now. */
	readonly currentLayer: ReadonlySignal<Layer | undefined>;
	/** The type of the current layer. */
	readonly currentLayerType: ReadonlySignal<Layer['type'] | undefined>;
	/** The ids of the selected layers: at least the current one. */
	readonly selectedLayers: Signal<readonly number[]>;
	/** The tileset that the tilesets panel shows: its position in the list of the map. */
	readonly currentTileset: Signal<number>;
	/** The tiles that are selected in the current tileset, by their ids. */
	readonly selectedTiles: Signal<readonly number[]>;
	/** The ids of the selected objects. */
	readonly selectedObjects: Signal<readonly number[]>;
	/** The subject of the properties panel. It follows the selection. */
	readonly inspected: Signal<Inspected>;
	/** The ids of the groups whose layers are not listed in the layers panel. */
	readonly foldedGroups: Signal<ReadonlySet<number>>;
	/** The part of the map that the view shows; `undefined` until it was shown. */
	readonly camera: Signal<Camera | undefined>;
	/** Whether the whole view of the map was drawn once: less urgent work begins then. */
	readonly wasDrawn: Signal<boolean>;
	/** The selected area, in cells of the map (rules E2, E3). */
	readonly area: ReadonlySignal<Region>;
	/** Selects another area: a step of its own, unless it comes with `selectedArea` of other changes (rule E3). */
	selectArea(region: Region): void;
	/** Makes a layer the current and only selected one. */
	selectLayer(id: number | undefined): void;
}

/** Starts editing a map. */
export function mapSession(start: SessionStart<'map'>): MapSession {
	const currentLayerId = signal(firstLayer(start.doc.layers)?.id);
	const selectedLayers = signal<readonly number[]>(currentLayerId.value === undefined ? [] : [currentLayerId.value]);
	const selectedObjects = signal<readonly number[]>([]);
	const currentTileset = signal(0);
	const selectedTiles = signal<readonly number[]>([]);
	const area = signal<Region>(EMPTY_REGION);
	const session = documentSession<'map'>(start, ({ doc, changes, selectedArea }) => {
		if (selectedArea !== undefined) area.value = selectedArea;
		if (changesStructure(changes)) forgetMissing(doc);
	});
	const layerIn = ({ layers }: TileMap): Layer | undefined => {
		const id = currentLayerId.value;
		for (const { layer } of eachLayer(layers)) if (layer.id === id) return layer;
		return undefined;
	};

	/** Layers, objects and tilesets that a step removed are no longer selected. */
	function forgetMissing({ layers, tilesets }: TileMap): void {
		if (currentTileset.value >= Math.max(1, tilesets.length)) {
			currentTileset.value = Math.max(0, tilesets.length - 1);
			selectedTiles.value = [];
		}
		const ids = new Set<number>();
		for (const { layer } of eachLayer(layers)) ids.add(layer.id);
		if (!selectedLayers.value.every((id) => ids.has(id))) selectedLayers.value = selectedLayers.value.filter((id) => ids.has(id));
		if (currentLayerId.value === undefined || !ids.has(currentLayerId.value)) {
			currentLayerId.value = selectedLayers.value[0] ?? firstLayer(layers)?.id;
			if (currentLayerId.value !== undefined && selectedLayers.value.length === 0) selectedLayers.value = [currentLayerId.value];
		}
		if (selectedObjects.value.length === 0) return;
		const objects = new Set<number>();
		for (const { layer } of eachLayer(layers))
			if (layer.type === 'objectgroup') for (const { id } of layer.objects) if (id !== undefined) objects.add(id);
		if (!selectedObjects.value.every((id) => objects.has(id)))
			selectedObjects.value = selectedObjects.value.filter((id) => objects.has(id));
	}

	return {
		...session,
		map: session.doc,
		currentLayerId,
		currentLayer: computed(() => layerIn(session.doc.value)),
		currentLayerType: computed(() => layerIn(session.structure.value)?.type),
		selectedLayers,
		currentTileset,
		selectedTiles,
		selectedObjects,
		inspected: inspectedOf({ currentLayerId, selectedLayers, selectedObjects, selectedTiles }),
		foldedGroups: signal(new Set<number>()),
		camera: signal(undefined),
		wasDrawn: signal(false),
		area,
		selectArea(region) {
			session.do(sessionWords.changeSelection, [], { selectedArea: { before: area.value, after: region } });
		},
		selectLayer(id) {
			batch(() => {
				currentLayerId.value = id;
				selectedLayers.value = id === undefined ? [] : [id];
			});
		},
	};
}

/** The layer that is current first: the lowest, as in Tiled. */
const firstLayer = (layers: readonly Layer[]): Layer | undefined => layers[0];
