import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal, untracked } from '@preact/signals';
import type { TilesetFile } from '@tilewright/format';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';
import type { MapSession } from './map-session.ts';
import { shapesSession } from './shapes-session.ts';

/** An open tileset that has a file of its own. */
export interface TilesetSession extends DocumentSession<'tileset'> {
	/** The ids of the selected tiles. */
	readonly selectedTiles: Signal<readonly number[]>;
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
	let next = nextId(start.doc);
	const session = documentSession<'tileset'>(start, ({ doc }) => {
		next = Math.max(next, nextId(doc));
		const isThere = tileTest(doc);
		if (!selectedTiles.value.every(isThere)) selectedTiles.value = selectedTiles.value.filter(isThere);
	});
	const has = computed(() => tileTest(session.doc.value));
	const editsShapes = signal(false);
	let shapes: MapSession | undefined;
	return {
		...session,
		selectedTiles,
		zoom: signal(undefined),
		isRearranged: signal(false),
		hasTile: (id) => has.value(id),
		editsShapes,
		shapes: computed(() => {
			if (!editsShapes.value || selectedTiles.value.length === 0) return undefined;
			shapes ??= untracked(() => shapesSession({ ...session, selectedTiles }));
			return shapes;
		}),
		nextTileId: () => next,
	};
}

const nextId = ({ tiles }: TilesetFile): number => tiles.reduce((next, { id }) => Math.max(next, id + 1), 0);

/** Tells which tiles a tileset has. */
function tileTest({ image, tilecount, tiles }: TilesetFile): (id: number) => boolean {
	const ids = new Set(tiles.map(({ id }) => id));
	return (id) => ids.has(id) || (image !== undefined && id < tilecount);
}
