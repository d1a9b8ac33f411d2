import type { Rect } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Picture, TileEntry, Tileset } from '../model/tiles-and-objects.ts';
import { tileOf } from '../tiles/tile-of.ts';
import type { PictureFile } from './picture-files.ts';
import { pictureFile } from './picture-files.ts';

type Size = Pick<Rect, 'width' | 'height'>;

/** The size of a picture that is loaded, in pixels; `undefined` if there is none. */
export type SizeOf = (file: PictureFile) => Size | undefined;

/**
 * Cuts the tiles of a map from pictures as large as they are: documents may state no size of a picture, or an old one. Call it when
 * the pictures are loaded, before anything is made of tiles. It changes the map itself: a game may already know its layers, objects and
 * tilesets, which stay the same objects. Tiles are made again. If all sizes are as stated, it changes nothing.
 *
 * @param map - its tilesets, and the tiles of its objects, are changed
 * @param sizeOf - the sizes of the pictures of its tiles
 * @example fitPictures(town, ({ key }) => images.get(key));
 */
export function fitPictures({ tiles, layers }: Pick<GameMap, 'tiles' | 'layers'>, sizeOf: SizeOf): void {
	const fitted = tiles.tilesets.filter((tileset) => fitTileset(tileset, sizeOf));
	if (fitted.length === 0) return;
	// A new list tells functions that keep results that these are out of date.
	Object.assign(tiles, { tilesets: [...tiles.tilesets] });
	for (const list of [tiles.plain, ...tiles.turned]) list.fill(undefined);
	tiles.others.clear();
	for (const layer of layers) {
		if (layer.type !== 'objectgroup') continue;
		for (const object of layer.objects) if (object.tile !== undefined) Object.assign(object, { tile: tileOf(tiles, object.tile.gid) });
	}
}

/** Returns whether something changed. */
function fitTileset(tileset: Tileset, sizeOf: SizeOf): boolean {
	const { doc, source, entries } = tileset;
	const realSize = (path: string): Size | undefined => {
		const size = sizeOf(pictureFile(path, doc.transparentcolor));
		return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
	};
	if (source !== undefined) {
		const { width, height } = realSize(source) ?? { width: doc.imagewidth, height: doc.imageheight };
		if (width === doc.imagewidth && height === doc.imageheight) return false;
		Object.assign(tileset, { doc: { ...doc, imagewidth: width, imageheight: height } });
		return true;
	}
	const changed = new Map<number, TileEntry>();
	for (const [id, entry] of entries) {
		const { picture } = entry;
		const size = picture && realSize(picture.source);
		const fitted = size && fittedPicture(picture, size);
		if (fitted !== picture && fitted !== undefined) changed.set(id, { ...entry, picture: fitted });
	}
	if (changed.size === 0) return false;
	Object.assign(tileset, { entries: new Map([...entries].map(([id, entry]) => [id, changed.get(id) ?? entry])) });
	return true;
}

/** The part of a picture that shows a tile; the same object if the size changes nothing. */
function fittedPicture(picture: Picture, size: Size): Picture {
	const { isWhole, x, y, width, height } = picture;
	// A rectangle that reaches beyond the picture ends there.
	const real = isWhole ? size : { width: Math.min(width, size.width - x), height: Math.min(height, size.height - y) };
	if (real.width === width && real.height === height) return picture;
	return { ...picture, width: real.width, height: real.height };
}
