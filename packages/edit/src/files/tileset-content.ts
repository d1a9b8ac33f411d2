import type { EmbeddedTileset, Tileset, TilesetFile } from '@tilewright/format';
import { isRooted, relocate } from '@tilewright/format';
import type { Targets } from '@tilewright/ops';

/** The content of a tileset, and where its paths start. */
export interface TilesetContent {
	/** Path of its file; absent for an embedded tileset. */
	readonly path?: string;
	/** `undefined` if the file is missing. */
	readonly content: TilesetFile | EmbeddedTileset | undefined;
	/** The folder that paths in `content` start from. */
	readonly folder: string;
}

/** The path of a folder, without its root: both sides of a comparison have the same. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The content of a tileset of the map or template at a path. */
export function contentOf(tileset: Tileset, targets: Targets, path: string): TilesetContent {
	if (!('source' in tileset)) return { content: tileset, folder: folderOf(path) };
	const { doc: content, path: file } = targets.tileset(tileset.source);
	return { path: file, content, folder: folderOf(file) };
}

/** The path of an image, the same for all references to it. */
export const imageAt = (image: string | undefined, folder: string): string =>
	image === undefined ? '' : isRooted(image) ? image : relocate(image, folder, '');
