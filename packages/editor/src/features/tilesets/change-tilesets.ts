import type { EditOutcome, NewTileset } from '@tilewright/edit';
import { addTileset, removeTilesets, removeTilesetsByParts, replaceTileset, replaceTilesetByParts } from '@tilewright/edit';
import { writeNew } from '@tilewright/editor-core/background/run-in-background.ts';
import { formFor } from '@tilewright/editor-core/files/file-form.ts';
import type { Expected, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import { stepByParts } from '@tilewright/editor-core/session/step-by-parts.ts';
import type { TileMap, TilesetFile } from '@tilewright/format';
import { moveReferences, referenceTo, removeUnusedTilesets, unembedTilesets } from '@tilewright/ops';
import { tilesetsWords } from './tilesets-words.ts';

/** Adds a tileset of a file to the map, as one step. The file is read first. */
export const addTilesetFile = (session: MapSession, path: string): Promise<Failure> =>
	changing(session, async () => {
		const found = await tilesetAt(session, path);
		if (typeof found === 'string') return found;
		const source = referenceTo(path, session.path.value);
		if (session.map.value.tilesets.some((tileset) => 'source' in tileset && filesOfMap(session).targets.pathOf(tileset.source) === path))
			return tilesetsWords.isThere(path);
		return done(session, tilesetsWords.add, addTileset(session.map.value, { source }, filesOfMap(session)));
	});

/** Adds a new tileset that the map holds itself. */
export const addEmbeddedTileset = (session: MapSession, tileset: NewTileset): Failure =>
	done(session, tilesetsWords.add, addTileset(session.map.value, tileset, filesOfMap(session)));

/** Copies an external tileset into the map (rule E89). */
export function embedTileset(session: MapSession, position: number): Failure {
	const entry = session.map.value.tilesets[position];
	if (entry === undefined || !('source' in entry)) return undefined;
	const { doc, path } = filesOfMap(session).targets.tileset(entry.source) ?? {};
	if (doc === undefined || path === undefined) return tilesetsWords.missing(entry.source);
	const own: TilesetFile = moveReferences(doc, path, session.path.value);
	return done(session, tilesetsWords.embed, replaceTileset(session.map.value, position, own, 'id', filesOfMap(session)));
}

/** Writes a tileset that the map holds itself to a file, and makes the map refer to that, as one step (rule E89). */
export const exportTileset = (
	session: MapSession,
	position: number,
	path: string,
	expected: Expected,
): Promise<WriteResult | { readonly failure: string }> =>
	changing(session, async () => {
		const map = session.map.value;
		const entry = map.tilesets[position];
		if (entry === undefined || 'source' in entry) return { cancelled: true };
		const one = { ...map, tilesets: [entry] };
		const tileset = unembedTilesets(one, session.path.value, session.graph.value, { pathOf: () => path }).files.get(path);
		if (tileset === undefined) return { cancelled: true };
		const result = await session.files.write(path, await writeNew(tileset, formFor(path).syntax), expected);
		if (isRefused(result) || !('version' in result)) return result;
		const found = await tilesetAt(session, path);
		if (typeof found === 'string') return { failure: found };
		const reference = { source: referenceTo(path, session.path.value) };
		const failure = done(
			session,
			tilesetsWords.exportStep,
			replaceTileset(session.map.value, position, reference, 'id', filesOfMap(session)),
		);
		return failure === undefined ? result : { failure };
	});

/**
 * Replaces a tileset by that of a file: tiles with the same ids take the place of the old ones (rule E89).
 *
 * @param rest - lets the page do something else
 */
export const replaceTilesetByFile = (session: MapSession, position: number, path: string, rest: () => Promise<void>): Promise<Failure> =>
	changing(session, async () => {
		const found = await tilesetAt(session, path);
		if (typeof found === 'string') return found;
		const source = referenceTo(path, session.path.value);
		const make = (map: TileMap) => replaceTilesetByParts(map, position, { source }, 'id', filesOfMap(session));
		return await stepByParts(session, tilesetsWords.replace, make, rest);
	});

/**
 * Removes a tileset, with the cells and objects that use it (rule E90).
 *
 * @param rest - lets the page do something else
 */
export const removeTileset = (session: MapSession, position: number, rest: () => Promise<void>): Promise<Failure> =>
	stepByParts(session, tilesetsWords.remove, (map) => removeTilesetsByParts(map, [position], 'erase'), rest);

/** Removes the tilesets that the map does not use, as one step (rule E90). @returns how many those are */
export function removeUnused(session: MapSession): number {
	const { map, path, graph } = session;
	const { tilesets } = map.value;
	const kept = new Set(removeUnusedTilesets(map.value, path.value, graph.value).doc.tilesets);
	const unused = tilesets.flatMap((tileset, position) => (kept.has(tileset) ? [] : [position]));
	if (unused.length > 0) done(session, tilesetsWords.removeUnusedStep, removeTilesets(map.value, unused, 'keep'));
	return unused.length;
}

/** Whether the map uses a tile of a tileset. */
export const isTilesetUsed = (session: MapSession, position: number): boolean =>
	removeTilesets(session.map.value, [position], 'refuse').issues.length > 0;

async function tilesetAt(session: MapSession, path: string): Promise<TilesetFile | string> {
	const file = await session.loadFile(path);
	if (file === undefined) return tilesetsWords.unreadable(path);
	return file.doc.type === 'tileset' ? file.doc : tilesetsWords.isNoTileset(path);
}

function done(session: MapSession, name: string, { changes, issues }: EditOutcome): Failure {
	const [first] = [...(changes.length > 0 ? session.do(name, changes) : []), ...issues];
	return first?.message;
}
