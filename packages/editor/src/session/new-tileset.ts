import { createTileset } from '@tilewright/edit';
import type { ImageSize, TilesetFile } from '@tilewright/format';
import { referenceTo } from '@tilewright/ops';
import { writeNew } from '../background/run.ts';
import { isRefused } from '../files/files.ts';
import { imageSizeOf } from '../files/image-size.ts';
import { nameOf } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import type { Failure } from './change-tilesets.ts';
import { addEmbeddedTileset, addTilesetFile } from './change-tilesets.ts';
import { formFor } from './file-form.ts';
import type { MapSession } from './map-session.ts';

/** How an image is cut into tiles. */
export interface SheetCut {
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin: number;
	readonly spacing: number;
	/** The color of the image that no tile shows; empty if there is none. */
	readonly transparentcolor: string;
}

/** Where a new tileset goes: its name, and the path of its file; without one, the map holds it. */
export interface NewTilesetPlace {
	readonly name: string;
	readonly file: string | undefined;
}

/** Makes a tileset that is cut from an image, and adds it to a map (rule E86). */
export function addSheet(
	session: MapSession,
	{ name, file }: NewTilesetPlace,
	image: string,
	{ transparentcolor, ...cut }: SheetCut,
	{ width, height }: ImageSize,
): Promise<Failure> {
	const sheet = createTileset({
		...cut,
		name,
		image: referenceTo(image, file ?? session.path.value),
		imagewidth: width,
		imageheight: height,
		...(transparentcolor !== '' && { transparentcolor }),
	});
	return add(session, sheet, file);
}

/** Makes a collection of images, each of which is a tile, and adds it to a map (rule E86). */
export async function addCollection(session: MapSession, { name, file }: NewTilesetPlace, images: readonly string[]): Promise<Failure> {
	const sizes = await Promise.all(images.map((path) => imageSizeOf(session.files, path)));
	const tiles: { readonly image: string; readonly imagewidth: number; readonly imageheight: number }[] = [];
	for (const [i, path] of images.entries()) {
		const size = sizes[i];
		if (size === undefined) return text.tilesetDocument.noImage(nameOf(path));
		tiles.push({ image: referenceTo(path, file ?? session.path.value), imagewidth: size.width, imageheight: size.height });
	}
	return await add(session, createTileset({ name, tiles }), file);
}

/** Adds a tileset to the map. Its file, if it gets one, replaces nothing. */
async function add(session: MapSession, tileset: TilesetFile, file: string | undefined): Promise<Failure> {
	if (file === undefined) return addEmbeddedTileset(session, tileset);
	const written = await session.files.write(file, await writeNew(tileset, formFor(file).syntax), 'nothing');
	if (isRefused(written)) return written.why;
	return 'conflict' in written ? text.tilesets.fileExists(file) : await addTilesetFile(session, file);
}
