import type { ReadonlySignal, Signal } from '@preact/signals';
import { batch, computed, signal } from '@preact/signals';
import type { Change, History, HistoryEvent, Region, StepOptions } from '@tilewright/edit';
import { EMPTY_REGION, history } from '@tilewright/edit';
import type { CustomTypes, ExportSettings, Issue, Layer, Source, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Graph, GraphFile } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { text } from '../messages/text.ts';
import type { Camera } from '../viewport/camera.ts';
import type { FileForm } from './file-form.ts';
import { formFor } from './file-form.ts';
import { followReferences, loadFile } from './follow-references.ts';
import type { Inspected } from './inspected.ts';
import { inspectedOf } from './inspected.ts';
import { NO_TYPES } from './project-types.ts';

/** An open map: the document with its history, and what is selected in it (rules E1, E2). */
export interface MapSession {
	/** Names the session; it is not used again. */
	readonly id: number;
	readonly files: Files;
	/** Where the map was read from; where a new map will be written. */
	readonly path: Signal<string>;
	/** Whether there is a file at the path. */
	readonly hasFile: Signal<boolean>;
	/** The version of the file that was read or written last. */
	readonly version: Signal<string | undefined>;
	/** Where the map was exported last, as the file says it: it is written with the map, but is no step of it (rule E135). */
	readonly exportTarget: Signal<ExportSettings | undefined>;
	/** How the file is written: its syntax and layout. */
	readonly form: Signal<FileForm>;
	readonly history: History<'map'>;
	/** The map as it is now. */
	readonly map: ReadonlySignal<TileMap>;
	/** The map as it is now, with all files that it refers to. */
	readonly graph: ReadonlySignal<Graph>;
	/** The map and its files as they were loaded last. */
	readonly loaded: Signal<Graph>;
	/** Changes with each step, also when steps are undone, merged or marked as saved. */
	readonly revision: ReadonlySignal<number>;
	readonly modified: ReadonlySignal<boolean>;
	/** The id of the current layer. */
	readonly currentLayerId: Signal<number | undefined>;
	/** The current layer as it is now. */
	readonly currentLayer: ReadonlySignal<Layer | undefined>;
	/** The ids of the selected layers: at least the current one. */
	readonly selectedLayers: Signal<readonly number[]>;
	/** The tileset that the tilesets panel shows: its position in the list of the map. */
	readonly currentTileset: Signal<number>;
	/** The tiles that are selected in the current tileset, by their ids. */
	readonly selectedTiles: Signal<readonly number[]>;
	/** The ids of the selected objects. */
	readonly selectedObjects: Signal<readonly number[]>;
	/** What the properties panel shows. It follows what is selected. */
	readonly inspected: Signal<Inspected>;
	/** The custom types of the project that the map belongs to. */
	readonly types: Signal<CustomTypes>;
	/** The ids of the groups whose layers are not listed in the layers panel. */
	readonly foldedGroups: Signal<ReadonlySet<number>>;
	/** What the view of the map shows; `undefined` until it was shown. */
	readonly camera: Signal<Camera | undefined>;
	/** The selected area, in cells of the map (rules E2, E3). */
	readonly area: ReadonlySignal<Region>;
	/**
	 * Applies changes as one step.
	 *
	 * @param name - what people see in the list of steps
	 * @returns why the changes do not fit; then nothing has changed
	 */
	do(name: string, changes: readonly Change[], options?: StepOptions): readonly Issue[];
	undo(): void;
	redo(): void;
	goTo(position: number): void;
	/** Ends merging: the next step stays on its own. A step whose result equals its start is dropped (rule E130). */
	endMerging(): void;
	/** Takes back everything since a position, as if it had not been done. */
	cancelTo(position: number): void;
	/**
	 * Notes that the map is the content of a file now.
	 *
	 * @param at - the position in the history that was written; now by default, and none if it is negative
	 */
	markSaved(path: string, version: string | undefined, at?: number): void;
	/** Notes that the map is in no file as it is: it was restored with unsaved changes. */
	markUnsaved(): void;
	/** Calls a function with what each step changed. @returns a function that ends this */
	onChange(listener: (event: HistoryEvent<'map'>) => void): () => void;
	/** Reads one file, so that the map can refer to it. @returns the file; `undefined` if it cannot be read */
	loadFile(path: string): Promise<GraphFile | undefined>;
	/** Selects another area: a step of its own, unless it comes with `selectedArea` of other changes (rule E3). */
	selectArea(region: Region): void;
	/** Makes a layer the current and only selected one. */
	selectLayer(id: number | undefined): void;
}

/** What a session starts from. */
export interface SessionStart {
	readonly files: Files;
	readonly graph: Graph;
	readonly path: string;
	readonly map: TileMap;
	readonly hasFile: boolean;
	readonly version?: string;
	readonly form?: FileForm;
	readonly types?: CustomTypes;
}

let lastId = 0;

/** Starts editing a map. */
export function mapSession({
	files,
	graph,
	path: at,
	map: doc,
	hasFile: exists,
	version: found,
	form: read,
	types = NO_TYPES,
}: SessionStart): MapSession {
	const steps = history(doc);
	const revision = signal(0);
	const path = signal(at);
	const hasFile = signal(exists);
	const version = signal(found);
	const form = signal(read ?? formFor(at));
	const loaded = signal(graph);
	const map = computed(() => {
		revision.value;
		return steps.doc;
	});
	const modified = computed(() => {
		revision.value;
		return steps.modified;
	});
	const currentLayerId = signal(firstLayer(doc)?.id);
	const selectedLayers = signal<readonly number[]>(currentLayerId.value === undefined ? [] : [currentLayerId.value]);
	const selectedObjects = signal<readonly number[]>([]);
	const selectedTiles = signal<readonly number[]>([]);
	const area = signal<Region>(EMPTY_REGION);
	const bump = (): void => {
		revision.value++;
	};
	steps.subscribe(({ selectedArea }) => {
		batch(() => {
			bump();
			if (selectedArea !== undefined) area.value = selectedArea;
			forgetMissing();
		});
	});

	const followed = { files, path, history: steps, loaded };
	followReferences(followed);

	/** Layers and objects that a step removed are no longer selected. */
	function forgetMissing(): void {
		const ids = new Set<number>();
		for (const { layer } of eachLayer(steps.doc.layers)) ids.add(layer.id);
		if (!selectedLayers.value.every((id) => ids.has(id))) selectedLayers.value = selectedLayers.value.filter((id) => ids.has(id));
		if (currentLayerId.value === undefined || !ids.has(currentLayerId.value)) {
			currentLayerId.value = selectedLayers.value[0] ?? firstLayer(steps.doc)?.id;
			if (currentLayerId.value !== undefined && selectedLayers.value.length === 0) selectedLayers.value = [currentLayerId.value];
		}
		if (selectedObjects.value.length === 0) return;
		const objects = new Set<number>();
		for (const { layer } of eachLayer(steps.doc.layers))
			if (layer.type === 'objectgroup') for (const { id } of layer.objects) if (id !== undefined) objects.add(id);
		if (!selectedObjects.value.every((id) => objects.has(id)))
			selectedObjects.value = selectedObjects.value.filter((id) => objects.has(id));
	}

	return {
		id: ++lastId,
		files,
		path,
		hasFile,
		version,
		form,
		exportTarget: signal(doc.editorsettings?.export),
		history: steps,
		map,
		graph: computed(() => withDocument(loaded.value, path.value, map.value)),
		loaded,
		revision,
		modified,
		currentLayerId,
		currentLayer: computed(() => {
			const id = currentLayerId.value;
			for (const { layer } of eachLayer(map.value.layers)) if (layer.id === id) return layer;
			return undefined;
		}),
		selectedLayers,
		currentTileset: signal(0),
		selectedTiles,
		selectedObjects,
		inspected: inspectedOf({ currentLayerId, selectedLayers, selectedObjects, selectedTiles }),
		types: signal(types),
		foldedGroups: signal(new Set<number>()),
		camera: signal(undefined),
		area,
		do: (name, changes, options) => steps.do(name, changes, options),
		undo: () => void steps.undo(),
		redo: () => void steps.redo(),
		goTo: (position) => batch(() => steps.goTo(position)),
		endMerging() {
			const { position } = steps;
			steps.mark();
			if (steps.position !== position) bump();
		},
		cancelTo: (position) => batch(() => steps.cancelTo(position)),
		markSaved(to, written, position) {
			batch(() => {
				if (position === undefined || position >= 0) steps.markSaved(position);
				if (to !== path.value) loaded.value = renamed(loaded.value, path.value, to);
				path.value = to;
				hasFile.value = true;
				version.value = written;
				bump();
			});
		},
		markUnsaved() {
			steps.markSaved(-1);
			bump();
		},
		onChange: (listener) => steps.subscribe(listener),
		loadFile: (at) => loadFile(followed, at),
		selectArea(region) {
			steps.do(text.session.changeSelection, [], { selectedArea: { before: area.value, after: region } });
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
const firstLayer = (map: TileMap): Layer | undefined => map.layers[0];

/** A graph whose root is a document in memory. */
function withDocument(graph: Graph, path: string, map: TileMap): Graph {
	const file = graph.files.get(path);
	if (file?.doc === map) return graph;
	const entry = file ?? { path, source: UNWRITTEN, links: [] };
	return { ...graph, roots: [path], files: new Map(graph.files).set(path, { ...entry, doc: map }) };
}

/** A graph in which a file has another path. */
function renamed(graph: Graph, from: string, to: string): Graph {
	const file = graph.files.get(from);
	const others = [...graph.files].filter(([path]) => path !== from && path !== to);
	return { ...graph, roots: [to], files: new Map([...(file === undefined ? [] : [[to, { ...file, path: to }] as const]), ...others]) };
}

/** Of a map that was never written. */
const UNWRITTEN: Source = { syntax: 'json', upgraded: [], wrapped: false };
