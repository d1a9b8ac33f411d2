import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { batch, computed, signal } from '@preact/signals-core';
import type { Change, DocOf, History, HistoryEvent, StepOptions } from '@tilewright/edit';
import { history } from '@tilewright/edit';
import type { CustomTypes, Document, Documents, ExportSettings, Issue, Kind, Source } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';
import type { FileForm } from '../files/file-form.ts';
import { formFor } from '../files/file-form.ts';
import type { Files } from '../files/files.ts';
import type { Holder } from '../services/service.ts';
import { services } from '../services/services.ts';
import { followReferences, loadFile } from './follow-references.ts';
import { NO_TYPES } from './project-types.ts';

/** An open document: its file, its history, and the files that it refers to. Each kind of document adds its own selections. */
export interface DocumentSession<K extends Kind = Kind> extends Holder {
	readonly kind: K;
	/** Names the session; it is not used again. */
	readonly id: number;
	readonly files: Files;
	/** The path from which the document was read; that to which a new one will be written. */
	readonly path: Signal<string>;
	/** Whether there is a file at the path. */
	readonly hasFile: Signal<boolean>;
	/** Whether it is known that the file cannot be written (rule E134). */
	readonly isReadOnly: Signal<boolean>;
	/** The version of the file that was read or written last. */
	readonly version: Signal<string | undefined>;
	/**
	 * The target of the last export. Maps and tilesets keep it in their files: it is written with them, but is not a step (rule E135). For
	 * other kinds it is known only as long as they are open.
	 */
	readonly exportTarget: Signal<ExportSettings | undefined>;
	/** The form of the file: its syntax and layout. */
	readonly form: Signal<FileForm>;
	readonly history: History<K>;
	/** The document as it is now. */
	readonly doc: ReadonlySignal<Documents[K]>;
	/** The document as it is now, with all files that it refers to. */
	readonly graph: ReadonlySignal<Graph>;
	/**
	 * The document as it was when something else than cells of tile layers changed last: for all that shows names, order and fields. A stroke of
	 * a brush does not wake what reads it. Its cells may be old.
	 */
	readonly structure: ReadonlySignal<Documents[K]>;
	/** The same, with all files that it refers to. */
	readonly structureGraph: ReadonlySignal<Graph>;
	/** The document and its files as they were loaded last. */
	readonly loaded: Signal<Graph>;
	/** Changes with each step, also when steps are undone, merged or marked as saved. */
	readonly revision: ReadonlySignal<number>;
	/** Whether the document is in no file as it is now: it was changed, or another program removed its file. */
	readonly modified: ReadonlySignal<boolean>;
	/** The custom types of the project that the document belongs to. */
	readonly types: Signal<CustomTypes>;
	/**
	 * Applies changes as one step.
	 *
	 * @param name - the text in the list of steps
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
	 * Notes that the document is the content of a file now.
	 *
	 * @param at - the position in the history that was written; now by default, and none if it is negative
	 */
	markSaved(path: string, version: string | undefined, at?: number): void;
	/** Notes that the document is in no file as it is: it was restored with unsaved changes. */
	markUnsaved(): void;
	/** Calls a function with the changes of each step. @returns a function that ends this */
	onChange(listener: (event: HistoryEvent<Kind>) => void): () => void;
	/** Reads one file, so that the document can refer to it. @returns the file; `undefined` if it cannot be read */
	loadFile(path: string): Promise<GraphFile | undefined>;
}

/** The state from which a session starts. */
export interface SessionStart<K extends Kind = Kind> {
	readonly files: Files;
	readonly graph: Graph;
	readonly path: string;
	readonly doc: DocOf<K>;
	readonly hasFile: boolean;
	readonly isReadOnly?: boolean | undefined;
	readonly version?: string;
	readonly form?: FileForm;
	readonly types?: CustomTypes;
}

/** Whether changes set more than cells of tile layers. */
export const changesStructure = (changes: readonly Change[]): boolean => changes.some(({ type }) => type !== 'cells');

let lastId = 0;

/**
 * Starts editing a document.
 *
 * @param onStep - called with each step, before anything else sees it: so that the selection fits the document
 */
export function documentSession<K extends Kind>(
	{
		files,
		graph,
		path: at,
		doc: first,
		hasFile: exists,
		isReadOnly: isLocked = false,
		version: found,
		form: read,
		types = NO_TYPES,
	}: SessionStart<K>,
	onStep: (event: HistoryEvent<K>) => void = () => undefined,
): DocumentSession<K> {
	const steps = history<K>(first);
	const revision = signal(0);
	const path = signal(at);
	const hasFile = signal(exists);
	const isReadOnly = signal(isLocked);
	const version = signal(found);
	const loaded = signal(graph);
	const doc = computed(() => {
		revision.value;
		return steps.doc;
	});
	const structure = signal<Documents[K]>(steps.doc);
	const bump = (): void => {
		revision.value++;
	};
	steps.subscribe((event) => {
		batch(() => {
			bump();
			if (changesStructure(event.changes)) structure.value = event.doc;
			onStep(event);
		});
	});
	const followed = { files, path, history: steps, loaded };
	followReferences(followed);

	return {
		kind: first.type,
		services: services(),
		id: ++lastId,
		files,
		path,
		hasFile,
		isReadOnly,
		version,
		form: signal(read ?? formFor(at)),
		exportTarget: signal(exportTargetOf(first)),
		history: steps,
		doc,
		graph: computed(() => withDocument(loaded.value, path.value, doc.value)),
		structure,
		structureGraph: computed(() => withDocument(loaded.value, path.value, structure.value)),
		loaded,
		revision,
		modified: computed(() => {
			revision.value;
			return steps.modified || (!hasFile.value && version.value !== undefined);
		}),
		types: signal(types),
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
				isReadOnly.value = false;
				version.value = written;
				bump();
			});
		},
		markUnsaved() {
			steps.markSaved(-1);
			bump();
		},
		onChange: (listener) => steps.subscribe(listener),
		loadFile: (wanted) => loadFile(followed, wanted),
	};
}

const exportTargetOf = (doc: Document): ExportSettings | undefined =>
	doc.type === 'map' || doc.type === 'tileset' ? doc.editorsettings?.export : undefined;

/** A graph whose root is a document in memory, in the place of the file with its path. */
export function withDocument(graph: Graph, path: string, doc: Document): Graph {
	const file = graph.files.get(path);
	if (file?.doc === doc) return graph;
	const entry = file ?? { path, source: UNWRITTEN, links: [] };
	return { ...graph, roots: [path], files: new Map(graph.files).set(path, { ...entry, doc }) };
}

/** A graph in which a file has another path. */
function renamed(graph: Graph, from: string, to: string): Graph {
	const file = graph.files.get(from);
	const others = [...graph.files].filter(([path]) => path !== from && path !== to);
	return { ...graph, roots: [to], files: new Map([...(file === undefined ? [] : [[to, { ...file, path: to }] as const]), ...others]) };
}

/** The source of a document that was never written. */
const UNWRITTEN: Source = { syntax: 'json', upgraded: [], wrapped: false };
