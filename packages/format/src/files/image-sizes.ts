import type { Document } from '../model/document.ts';
import { eachLayer } from '../model/layers.ts';
import type { EmbeddedTileset, ImageLayer, Tile, TilesetFile } from '../model/types.gen.ts';
import { settleCounts } from '../read/settle/tileset.ts';

/** The size of an image, in pixels. */
export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** Objects that may have an image. */
type Pictured = ImageLayer | EmbeddedTileset | TilesetFile | Tile;

/**
 * Fills in missing sizes of images (rule J2; image layers have them since 1.11.1), and the columns and tile counts of tilesets that
 * follow from them (rule J13). Existing sizes are not changed (rule J14).
 *
 * @param sizeOf - returns the size of an image, given its path from the document; `undefined` if it is not known
 * @returns a new document; the one given is not changed
 */
export function fillImageSizes<T extends Document>(doc: T, sizeOf: (path: string) => ImageSize | undefined): T {
	const copy = structuredClone(doc);
	for (const pictured of picturedIn(copy)) {
		const size =
			pictured.image && pictured.imagewidth === undefined && pictured.imageheight === undefined ? sizeOf(pictured.image) : undefined;
		if (size === undefined) continue;
		pictured.imagewidth = size.width;
		pictured.imageheight = size.height;
		if ('tilecount' in pictured) settleCounts(pictured);
	}
	return copy;
}

/** The paths of the images without a size in the document. */
export function unsizedImages(doc: Document): string[] {
	const found = new Set<string>();
	for (const { image, imagewidth, imageheight } of picturedIn(doc)) {
		if (image && imagewidth === undefined && imageheight === undefined) found.add(image);
	}
	return [...found];
}

function* picturedIn(doc: Document): Generator<Pictured> {
	if (doc.type === 'tileset') yield* inTileset(doc);
	if (doc.type !== 'map') return;
	for (const tileset of doc.tilesets) if (!('source' in tileset)) yield* inTileset(tileset);
	for (const { layer } of eachLayer(doc.layers)) if (layer.type === 'imagelayer') yield layer;
}

function* inTileset(tileset: EmbeddedTileset | TilesetFile): Generator<Pictured> {
	yield tileset;
	yield* tileset.tiles;
}
