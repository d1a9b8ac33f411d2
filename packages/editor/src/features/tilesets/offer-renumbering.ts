import { effect } from '@preact/signals';
import { idsInGrid, renumberTilesByParts } from '@tilewright/edit';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { isReload } from '@tilewright/editor-core/documents/reloads.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { stepByParts } from '@tilewright/editor-core/session/step-by-parts.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { TileMap } from '@tilewright/format';
import { usedGids } from '@tilewright/ops';
import { hideBar, showBar } from '../../contributions/bar.ts';
import { changeTilesOf } from './change-tiles.ts';
import { tilesetDocumentWords } from './tileset-document-words.ts';
import { tilesetsWords } from './tilesets-words.ts';

const words = tilesetDocumentWords;

const BAR = 'renumber';

/**
 * Asks whether open maps should follow when a tileset that they use gets another number of columns, which changes the ids of its tiles (rule E92).
 *
 * @returns a function that ends this
 */
export function offerRenumbering(editor: Editor): () => void {
	const followed = new Map<TilesetSession, () => void>();
	const stop = effect(() => {
		const open = editor.sessions.value.filter((session) => session.kind === 'tileset');
		for (const [session, end] of [...followed]) {
			if (open.includes(session)) continue;
			end();
			followed.delete(session);
		}
		for (const session of open) if (!followed.has(session)) followed.set(session, follow(editor, session));
	});
	return () => {
		stop();
		for (const end of followed.values()) end();
	};
}

/** Shows a bar as long as the maps have the ids of another number of columns. */
function follow(editor: Editor, session: TilesetSession): () => void {
	let { columns } = session.doc.peek();
	return session.onChange(({ step }) => {
		const now = session.doc.peek();
		const used = mapsToMove(editor, session, columns);
		// Another program that has changed the tileset may have changed the maps, too.
		if (isReload(session, step) || used.length === 0) columns = now.columns;
		if (now.columns === columns) return hideBar(session, BAR);
		const settle = (): void => {
			columns = session.doc.peek().columns;
		};
		showBar(session, {
			id: BAR,
			text: words.idsChanged(used.map(({ path }) => nameOf(path.value))),
			answers: [
				{ text: words.leaveMaps, run: settle },
				{
					text: words.moveTiles(used.length),
					primary: true,
					run() {
						const idOf = idsInGrid(columns, session.doc.peek());
						for (const map of used) if (editor.sessions.peek().includes(map)) void attempt(editor, () => move(editor, map, session, idOf));
						settle();
					},
				},
			],
		});
	});
}

/** The open maps with tiles that have another id now. */
function mapsToMove(editor: Editor, session: TilesetSession, columns: number): MapSession[] {
	const now = session.doc.peek();
	if (now.columns === columns || columns <= 0 || now.columns <= 0) return [];
	const idOf = idsInGrid(columns, now);
	return editor.sessions.peek().flatMap((other) => {
		if (other.kind !== 'map' || other.files !== session.files) return [];
		const gids = [...usedGids(other.map.peek())];
		const isMoved = placesOf(other, session).some((place) => {
			const [from = 0, to = Infinity] = spanAt(other.map.peek(), place);
			return gids.some((gid) => gid >= from && gid < to && idOf(gid - from) !== gid - from);
		});
		return isMoved ? [other] : [];
	});
}

/** The places of a tileset file in the list of a map. */
function placesOf(map: MapSession, { path }: TilesetSession): number[] {
	const { targets } = filesOfMap(map);
	return map.map.peek().tilesets.flatMap((entry, i) => ('source' in entry && targets.pathOf(entry.source) === path.peek() ? [i] : []));
}

/** The first GID of a tileset, and that of the next one. */
function spanAt({ tilesets }: TileMap, place: number): readonly (number | undefined)[] {
	const from = tilesets[place]?.firstgid ?? 0;
	const later = tilesets.flatMap(({ firstgid }) => (firstgid > from ? [firstgid] : []));
	return [from, later.length === 0 ? undefined : Math.min(...later)];
}

/** Gives the tiles of a map their new ids, as one step. */
async function move(editor: Editor, map: MapSession, session: TilesetSession, idOf: (id: number) => number): Promise<void> {
	for (const place of placesOf(map, session)) {
		const make = (doc: TileMap) => renumberTilesByParts(doc, place, idOf, filesOfMap(map));
		await changeTilesOf(editor, map, tilesetsWords.renumbering, (rest) => stepByParts(map, words.moveStep, make, rest));
	}
}
