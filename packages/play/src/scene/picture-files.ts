import type { GameMap, ImageLayer } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import { colorOf } from './color.ts';

/** A picture that a map shows. The same file is another picture with another transparent color. */
export interface PictureFile {
	/** The path from which a game can load it: a URL, or a path in Node. */
	readonly source: string;
	/** The color that is transparent, as `0xRRGGBB`; absent if there is none. */
	readonly transparent?: number;
	/** For looking it up: the same for the same picture. */
	readonly key: string;
}

/** The picture of a tile, which `tile.picture` is a part of; `undefined` if it has none. */
export function tileFile({ picture, tileset }: Tile): PictureFile | undefined {
	return picture && pictureFile(picture.source, tileset.doc.transparentcolor);
}

/** The picture of an image layer; `undefined` if it has none. */
export const imageFile = ({ source, transparentcolor }: ImageLayer): PictureFile | undefined =>
	source === undefined ? undefined : pictureFile(source, transparentcolor);

/**
 * All pictures that a map can show, each once: those of its tilesets and image layers.
 *
 * @example await Promise.all(pictureFiles(map).map(({ source }) => loadTexture(source)));
 */
export function pictureFiles({ tiles, layers }: GameMap): PictureFile[] {
	const found = [
		...tiles.tilesets.flatMap(({ source, entries, doc }) =>
			[source, ...Array.from(entries.values(), ({ picture }) => picture?.source)].map(
				(each) => each !== undefined && pictureFile(each, doc.transparentcolor),
			),
		),
		...layers.map((layer) => layer.type === 'imagelayer' && imageFile(layer)),
	].filter((file) => file !== undefined && file !== false);
	return [...new Map(found.map((file) => [file.key, file])).values()];
}

/** @param color - the transparent color of the tileset or layer, as the document writes it */
export function pictureFile(source: string, color: string | undefined): PictureFile {
	const transparent = colorOf(color)?.rgb;
	return transparent === undefined ? { source, key: source } : { source, transparent, key: `${source} ${transparent.toString(16)}` };
}

/**
 * Makes the opaque pixels of exactly one color transparent.
 *
 * @param pixels - four bytes each, red first; they are changed
 * @param color - `0xRRGGBB`
 * @example const image = context.getImageData(0, 0, width, height); clearColor(image.data, 0xff00ff);
 */
export function clearColor(pixels: Uint8ClampedArray | Uint8Array, color: number): void {
	const [red, green, blue] = [color >> 16, (color >> 8) & 0xff, color & 0xff];
	for (let i = 0; i < pixels.length; i += 4)
		if (pixels[i] === red && pixels[i + 1] === green && pixels[i + 2] === blue && pixels[i + 3] === 0xff) pixels.fill(0, i, i + 4);
}
