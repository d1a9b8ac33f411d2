import type { Tile, TilesetFile } from '@tilewright/format';
import { complete } from './complete.ts';

/** The image of a tileset whose tiles are cut from it. */
interface ImageOptions extends Pick<TilesetFile, 'tilewidth' | 'tileheight'> {
	readonly image: string;
	/** Width of the image in pixels. */
	readonly imagewidth: number;
	/** Height of the image in pixels. */
	readonly imageheight: number;
}

/** The images of a collection: each is a tile. */
interface CollectionOptions {
	readonly tiles: readonly (Partial<Tile> & { readonly image: string; readonly imagewidth: number; readonly imageheight: number })[];
}

/** The fields that both kinds of tilesets have. */
type CommonOptions = Pick<TilesetFile, 'name'> &
	Partial<Omit<TilesetFile, 'type' | 'name' | 'tiles' | 'tilecount' | 'image' | 'imagewidth' | 'imageheight'>>;

/** The fields that a new tileset needs; all other fields of a tileset may be given. */
export type TilesetOptions =
	| (CommonOptions & ImageOptions & { readonly tiles?: TilesetFile['tiles'] })
	| (CommonOptions & CollectionOptions);

/**
 * Makes a tileset (2.5) from an image, which is cut into tiles, or as a collection of images.
 *
 * @param options - the name; the image with its size and that of its tiles, or the tiles with their images; any other field
 * @returns the tileset with the right numbers of columns and tiles. The tiles of a collection get ids from 0 where they have none
 * @throws RangeError if the image has no room for a tile
 * @example createTileset({ name: 'ground', image: 'ground.png', imagewidth: 128, imageheight: 64, tilewidth: 16, tileheight: 16 })
 */
export function createTileset(options: TilesetOptions): TilesetFile {
	return complete<TilesetFile>('tileset', { type: 'tileset', ...('image' in options ? cutFrom(options) : collected(options)) }, true);
}

function cutFrom(options: CommonOptions & ImageOptions): object {
	const { imagewidth, imageheight, tilewidth, tileheight, margin = 0, spacing = 0 } = options;
	const columns = tilesAlong(imagewidth, tilewidth, margin, spacing);
	const rows = tilesAlong(imageheight, tileheight, margin, spacing);
	if (!(columns > 0 && rows > 0))
		throw new RangeError(`The image of ${imagewidth} × ${imageheight} pixels has no room for a tile of ${tilewidth} × ${tileheight}.`);
	return { ...options, columns, tilecount: columns * rows };
}

/** The number of whole tiles along a side of an image. */
export const tilesAlong = (length: number, tile: number, margin: number, spacing: number): number =>
	Math.max(0, Math.floor((length - margin + spacing) / (tile + spacing)));

function collected({ tiles, ...options }: CommonOptions & CollectionOptions): object {
	let next = 0;
	const numbered = tiles.map((tile) => {
		const id = tile.id ?? next;
		next = Math.max(next, id + 1);
		return { ...tile, id };
	});
	return {
		columns: 0,
		tilecount: tiles.length,
		tilewidth: Math.max(0, ...tiles.map(({ imagewidth }) => imagewidth)),
		tileheight: Math.max(0, ...tiles.map(({ imageheight }) => imageheight)),
		...options,
		tiles: numbered,
	};
}
