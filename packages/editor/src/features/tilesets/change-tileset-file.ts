import type { Change, NewTile } from '@tilewright/edit';
import { addTiles, changeTilesetGrid, removeTiles, setFields } from '@tilewright/edit';
import { imageSizeOf } from '@tilewright/editor-core/files/image-size.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { referenceTo } from '@tilewright/ops';
import { tilesetDocumentWords } from './tileset-document-words.ts';

const words = tilesetDocumentWords;

/** Adds images as tiles to a collection, as one step, and selects them (rule E94). */
export const addImages = (session: TilesetSession, paths: readonly string[]): Promise<Failure> =>
	changing(session, async () => {
		const tiles: NewTile[] = [];
		for (const path of paths) {
			const size = await imageSizeOf(session.files, path);
			if (size === undefined) return words.noImage(nameOf(path));
			tiles.push({ image: referenceTo(path, session.path.value), imagewidth: size.width, imageheight: size.height });
		}
		const before = new Set(session.doc.value.tiles.map(({ id }) => id));
		const failure = run(session, words.addTiles, () => addTiles(session.doc.value, [], tiles, session.nextTileId()));
		session.selectedTiles.value = session.doc.value.tiles.flatMap(({ id }) => (before.has(id) ? [] : [id]));
		return failure;
	});

/** Removes tiles of a collection, as one step (rule E94). The others keep their ids. */
export const removeImages = (session: TilesetSession, ids: readonly number[]): Failure =>
	run(session, words.removeTiles, () => removeTiles(session.doc.value, [], ids));

/** Cuts the tiles from another image. If that has another number of columns, tiles stay in their column and row (rule E92). */
export const replaceImage = (session: TilesetSession, path: string): Promise<Failure> =>
	changing(session, async () => {
		const size = await imageSizeOf(session.files, path);
		if (size === undefined) return words.noImage(nameOf(path));
		const image = { image: referenceTo(path, session.path.value), imagewidth: size.width, imageheight: size.height };
		return run(session, words.replaceImage, () => changeTilesetGrid(session.doc.value, [], image).changes);
	});

/** Gives a tile of a collection another image. */
export const replaceTileImage = (session: TilesetSession, tile: number, path: string): Promise<Failure> =>
	changing(session, async () => {
		const size = await imageSizeOf(session.files, path);
		if (size === undefined) return words.noImage(nameOf(path));
		const fields = {
			image: referenceTo(path, session.path.value),
			imagewidth: size.width,
			imageheight: size.height,
			// The part of the old image that the tile showed.
			x: undefined,
			y: undefined,
			width: undefined,
			height: undefined,
		};
		return run(session, words.replaceImage, () => setFields(session.doc.value, [{ tile }], fields));
	});

/** Does changes as a step, and says why they are impossible. */
function run(session: TilesetSession, name: string, make: () => readonly Change[]): Failure {
	try {
		return session.do(name, make())[0]?.message;
	} catch (error) {
		if (error instanceof RangeError) return error.message;
		throw error;
	}
}
