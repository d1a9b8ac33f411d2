import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { TilesetFile } from '@tilewright/format';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';

/** An open tileset that has a file of its own. */
export interface TilesetSession extends DocumentSession<'tileset'> {
	/** The ids of the selected tiles. */
	readonly selectedTiles: Signal<readonly number[]>;
	/** The pixels of the page for each pixel of a tile; `undefined` until it was chosen. */
	readonly zoom: Signal<number | undefined>;
	/** The id of the next tile of a collection: ids of tiles that were removed are not given again (rule E94). */
	nextTileId(): number;
}

/** Starts editing a tileset. */
export function tilesetSession(start: SessionStart<'tileset'>): TilesetSession {
	const selectedTiles = signal<readonly number[]>([]);
	let next = nextId(start.doc);
	return {
		...documentSession<'tileset'>(start, ({ doc }) => {
			next = Math.max(next, nextId(doc));
			const isThere = hasTile(doc);
			if (!selectedTiles.value.every(isThere)) selectedTiles.value = selectedTiles.value.filter(isThere);
		}),
		selectedTiles,
		zoom: signal(undefined),
		nextTileId: () => next,
	};
}

const nextId = ({ tiles }: TilesetFile): number => tiles.reduce((next, { id }) => Math.max(next, id + 1), 0);

/** Whether a tileset has a tile with an id. A collection of images has only the tiles that it lists. */
function hasTile({ image, tilecount, tiles }: TilesetFile): (id: number) => boolean {
	if (image !== undefined) return (id) => id < tilecount;
	const ids = new Set(tiles.map(({ id }) => id));
	return (id) => ids.has(id);
}
