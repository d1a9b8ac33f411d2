import { createTileset } from '@tilewright/edit';
import { writeNew } from '@tilewright/editor-core/background/run-in-background.ts';
import { formFor } from '@tilewright/editor-core/files/file-form.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { imageSizeOf } from '@tilewright/editor-core/files/image-size.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { ImageSize, TilesetFile } from '@tilewright/format';
import { referenceTo } from '@tilewright/ops';
import { addEmbeddedTileset, addTilesetFile } from './change-tilesets.ts';
import { tilesetDocumentWords } from './tileset-document-words.ts';
import { tilesetsWords } from './tilesets-words.ts';

/** The cut of an image into tiles. */
export interface SheetCut {
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin: number;
	readonly spacing: number;
	/** The color of the image that no tile shows; empty if there is none. */
	readonly transparentcolor: string;
}

/**
 * A tileset that is cut from an image (rule E86).
 *
 * @param from - the path of the file that will hold it
 */
export const sheetOf = (
	name: string,
	from: string,
	image: string,
	{ transparentcolor, ...cut }: SheetCut,
	{ width, height }: ImageSize,
): TilesetFile =>
	createTileset({
		...cut,
		name,
		image: referenceTo(image, from),
		imagewidth: width,
		imageheight: height,
		...(transparentcolor !== '' && { transparentcolor }),
	});

/**
 * A collection of images; each is a tile (rule E86).
 *
 * @param from - the path of the file that will hold it
 * @returns the tileset; or a sentence for the user
 */
export async function collectionOf(files: Files, name: string, from: string, images: readonly string[]): Promise<TilesetFile | string> {
	const sizes = await Promise.all(images.map((path) => imageSizeOf(files, path)));
	const tiles: { readonly image: string; readonly imagewidth: number; readonly imageheight: number }[] = [];
	for (const [i, path] of images.entries()) {
		const size = sizes[i];
		if (size === undefined) return tilesetDocumentWords.noImage(nameOf(path));
		tiles.push({ image: referenceTo(path, from), imagewidth: size.width, imageheight: size.height });
	}
	return createTileset({ name, tiles });
}

/**
 * Adds a new tileset to a map.
 *
 * @param file - the path of the file that it gets; `undefined` if the map holds it
 */
export async function addNewTileset(session: MapSession, tileset: TilesetFile, file: string | undefined): Promise<Failure> {
	if (file === undefined) return addEmbeddedTileset(session, tileset);
	return (await writeTileset(session.files, tileset, file)) ?? (await addTilesetFile(session, file));
}

/** Writes a new tileset to a file, which replaces nothing. */
export async function writeTileset(files: Files, tileset: TilesetFile, file: string): Promise<Failure> {
	const written = await files.write(file, await writeNew(tileset, formFor(file).syntax), 'nothing');
	if (isRefused(written)) return written.why;
	return 'conflict' in written ? tilesetsWords.fileExists(file) : undefined;
}
