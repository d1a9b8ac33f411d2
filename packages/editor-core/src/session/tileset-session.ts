import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, effect, signal, untracked } from '@preact/signals-core';
import type { TilesetFile } from '@tilewright/format';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';
import type { MapSession } from './map-session.ts';
import { shapesSession } from './shapes-session.ts';
import type { TerrainEditing } from './terrain-editing.ts';
import { keepChoice, terrainEditing } from './terrain-editing.ts';

/** An open tileset that has a file of its own. */
export interface TilesetSession extends DocumentSession<'tileset'> {
	/** The ids of the selected tiles. */
	readonly selectedTiles: Signal<readonly number[]>;
	/** The choices among its Wang sets. */
	readonly terrain: TerrainEditing;
	/** The pixels of the page for each pixel of a tile; `undefined` until it was chosen. */
	readonly zoom: Signal<number | undefined>;
	/** Whether dragging moves the tiles of a collection to another place in its order (rule E95). */
	readonly isRearranged: Signal<boolean>;
	/** Whether the tileset has a tile with an id. A collection of images has only the tiles that it lists. */
	hasTile(id: number): boolean;
	/** Whether collision shapes are edited. */
	readonly editsShapes: Signal<boolean>;
	/** The collision shapes of the first selected tile, while they are edited. */
	readonly shapes: ReadonlySignal<MapSession | undefined>;
	/** The id of the next tile of a collection: ids of tiles that were removed are not given again (rule E94). */
	nextTileId(): number;
}

/** Starts editing a tileset. */
export function tilesetSession(start: SessionStart<'tileset'>): TilesetSession {
	const selectedTiles = signal<readonly number[]>([]);
	const terrain = terrainEditing();
	let next = nextId(start.doc);
	const session = documentSession<'tileset'>(start, ({ doc }) => {
		next = Math.max(next, nextId(doc));
		const isThere = tileTest(doc);
		if (!selectedTiles.value.every(isThere)) selectedTiles.value = selectedTiles.value.filter(isThere);
		keepChoice(terrain, doc);
	});
	const has = computed(() => tileTest(session.doc.value));
	const editsShapes = signal(false);
	const isRearranged = signal(false);
	onlyOne([terrain.isMarking, editsShapes, isRearranged]);
	let known: MapSession | undefined;
	const shapes = computed(() => {
		if (!editsShapes.value || selectedTiles.value.length === 0) return undefined;
		known ??= untracked(() => shapesSession({ ...session, selectedTiles }));
		return known;
	});
	// The properties panel shows the last selection.
	effect(() => {
		selectedTiles.value;
		shapes.value?.selectedObjects.value;
		terrain.inspected.value = undefined;
	});
	return {
		...session,
		selectedTiles,
		terrain,
		zoom: signal(undefined),
		isRearranged,
		hasTile: (id) => has.value(id),
		editsShapes,
		shapes,
		nextTileId: () => next,
	};
}

/** Keeps the pointer to one use at a time: when a mode begins, the others end. */
function onlyOne(modes: readonly Signal<boolean>[]): void {
	for (const mode of modes)
		effect(() => {
			if (!mode.value) return;
			untracked(() => {
				for (const other of modes) if (other !== mode) other.value = false;
			});
		});
}

const nextId = ({ tiles }: TilesetFile): number => tiles.reduce((next, { id }) => Math.max(next, id + 1), 0);

/** Tells which tiles a tileset has. */
function tileTest({ image, tilecount, tiles }: TilesetFile): (id: number) => boolean {
	const ids = new Set(tiles.map(({ id }) => id));
	return (id) => ids.has(id) || (image !== undefined && id < tilecount);
}
