import type { Change } from '@tilewright/edit';
import { markTiles, setWangIds } from '@tilewright/edit/terrain';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { editTerrainWords } from './edit-terrain-words.ts';

/** One of the eight positions of a tile (rule Q1). */
export interface TilePosition {
	readonly tile: number;
	readonly position: number;
}

/** Everything that one drag marks: a single step (rule Q42). */
export interface TerrainStroke {
	/** Marks positions with the current color. If there is a pattern, the tiles get all of it. */
	add(places: readonly TilePosition[]): void;
	/** Ends the step: the next mark begins another. */
	end(): void;
	/** Takes back the whole stroke. */
	cancel(): void;
}

let strokes = 0;

/** Begins to mark tiles with the chosen color or pattern. */
export function terrainStroke(editor: Editor, session: TilesetSession): TerrainStroke {
	const { terrain } = session;
	const set = terrain.set.value;
	const color = terrain.color.value;
	const pattern = terrain.pattern.value;
	session.endMerging();
	const start = session.history.position;
	const merge = `terrain ${++strokes}`;
	/** The positions that it has marked, which need not be marked again. */
	const done = new Set<string>();

	function changesFor(places: readonly TilePosition[]): Change[] {
		const doc = session.doc.value;
		if (pattern !== undefined) return setWangIds(doc, [], set, new Map(places.map(({ tile }) => [tile, pattern])));
		return markTiles(
			doc,
			[],
			set,
			places.map((place) => ({ ...place, color })),
		);
	}

	return {
		add(places) {
			const fresh = places.filter(({ tile, position }) => {
				const key = pattern === undefined ? `${tile} ${position}` : `${tile}`;
				return !done.has(key) && done.add(key);
			});
			try {
				const changes = changesFor(fresh);
				const [issue] = changes.length === 0 ? [] : session.do(editTerrainWords.mark, changes, { merge });
				if (issue !== undefined) editor.notify(issue.message);
			} catch (error) {
				// The set of a damaged document may have more colors than there can be.
				if (!(error instanceof RangeError)) throw error;
				editor.notify(error.message);
			}
		},
		end: () => session.endMerging(),
		cancel: () => session.cancelTo(start),
	};
}
