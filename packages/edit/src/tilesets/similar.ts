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

/** Whether two tilesets count as the same although they are not the same file (rule A43). */
export function isSimilar(a: TilesetContent, b: TilesetContent): boolean {
	const [own, other] = [a.content, b.content];
	if (own === undefined || other === undefined) return false;
	const fields = ['tilecount', 'tilewidth', 'tileheight', 'spacing', 'margin'] as const;
	if (fields.some((name) => own[name] !== other[name])) return false;
	if ((own.tileoffset?.x ?? 0) !== (other.tileoffset?.x ?? 0) || (own.tileoffset?.y ?? 0) !== (other.tileoffset?.y ?? 0)) return false;
	if (imageAt(own.image, a.folder) !== imageAt(other.image, b.folder)) return false;
	if (own.image !== undefined) return true;
	const images = new Map(other.tiles.map(({ id, image }) => [id, imageAt(image, b.folder)]));
	return own.tiles.length === other.tiles.length && own.tiles.every(({ id, image }) => images.get(id) === imageAt(image, a.folder));
}
