import { imageDiffers } from '../issue/findings/images.ts';
import type { Issue } from '../issue/issue.ts';
import { makeIssue } from '../issue/issue.ts';
import type { Document } from '../model/document.ts';
import { eachLayer, layerPath, mapLayers } from '../model/layers.ts';
import { pointerOf } from '../model/pointer.ts';
import type { EmbeddedTileset, ImageLayer, Tile, TilesetFile } from '../model/types.gen.ts';
import { countsOf } from '../read/settle/tileset.ts';

/** The size of an image, in pixels. */
export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** Options of {@link applyImageSizes} and {@link imagesToMeasure}. */
export interface ImageSizeOptions {
	/** Whether sizes, columns and tile counts in the document stay, even if the image has others. Default: `false`. */
	readonly keep?: boolean;
}

/** A document that agrees with its images. */
export interface SizedDocument<T extends Document> {
	/** The changed document. It may share unchanged parts with the original, which is not changed. */
	readonly doc: T;
	/** A warning for each image that is not as the document says. */
	readonly issues: readonly Issue[];
}

/** Resources that may have an image. */
type Pictured = ImageLayer | EmbeddedTileset | TilesetFile | Tile;

/** The fields that depend on an image. */
type Sizes = Required<Pick<Pictured, 'imagewidth' | 'imageheight'>> & Partial<Pick<TilesetFile, 'columns' | 'tilecount'>>;

/**
 * Makes a document agree with its images: sizes of images (image layers have them since 1.11.1), and the columns and tile
 * counts of tilesets that follow from them. What is missing is filled in. What differs is corrected with a warning,
 * because programs cut tiles by these numbers. Images of unknown size stay as the document describes them.
 *
 * If a tileset has grown, its GIDs may overlap those of the next one: see `repairGrownTilesets` of `@tilewright/ops`.
 *
 * @param sizeOf - returns the size of an image, given its path from the document; `undefined` if it is not known
 * @returns the document, which shares unchanged parts with the one given, and a warning for each image that differs
 * @example const { doc, issues } = applyImageSizes(map, (path) => sizes.get(path));
 */
export function applyImageSizes<T extends Document>(
	doc: T,
	sizeOf: (path: string) => ImageSize | undefined,
	{ keep = false }: ImageSizeOptions = {},
): SizedDocument<T> {
	return sizedDocument(doc, sizeOf, { keep, asIs: false });
}

/**
 * Reports images that are not as a document says. The document is not changed.
 *
 * @param sizeOf - returns the size of an image, given its path from the document; `undefined` if it is not known
 * @example const warnings = checkImageSizes(map, (path) => sizes.get(path));
 */
export const checkImageSizes = (doc: Document, sizeOf: (path: string) => ImageSize | undefined): readonly Issue[] =>
	sizedDocument(doc, sizeOf, { keep: false, asIs: true }).issues;

function sizedDocument<T extends Document>(
	doc: T,
	sizeOf: (path: string) => ImageSize | undefined,
	{ keep, asIs }: { readonly keep: boolean; readonly asIs: boolean },
): SizedDocument<T> {
	const issues: Issue[] = [];

	function sized<P extends Pictured>(pictured: P, path: readonly (string | number)[]): P {
		const size = pictured.image && !(keep && isSized(pictured)) ? sizeOf(pictured.image) : undefined;
		if (size === undefined) return pictured;
		const sizes = sizesBy(size, pictured, keep);
		const differences = differencesOf(pictured, sizes);
		if (differences !== undefined)
			issues.push(
				makeIssue(imageDiffers, pointerOf([...path, 'image']), { image: JSON.stringify(pictured.image), ...differences }, 1, asIs),
			);
		return { ...pictured, ...sizes };
	}

	const sizedTileset = <P extends EmbeddedTileset | TilesetFile>(tileset: P, path: readonly (string | number)[]): P => ({
		...sized(tileset, path),
		tiles: tileset.tiles.map((tile, i) => sized(tile, [...path, 'tiles', i])),
		...(tileset.image === undefined && !keep && sizeOfLargest(tileset, sizeOf)),
	});

	const whole: Document = doc;
	if (whole.type === 'tileset') return { doc: { ...doc, ...sizedTileset(whole, []) }, issues };
	if (whole.type !== 'map') return { doc, issues };
	const tilesets = whole.tilesets.map((tileset, i) => ('source' in tileset ? tileset : sizedTileset(tileset, ['tilesets', i])));
	const layers = mapLayers(whole.layers, (layer, path) => (layer.type === 'imagelayer' ? sized(layer, layerPath(path)) : layer));
	return { doc: { ...doc, tilesets, layers }, issues };
}

/**
 * The paths of the images whose sizes {@link applyImageSizes} uses, each once.
 *
 * @example for (const path of imagesToMeasure(map)) sizes.set(path, await measure(path));
 */
export function imagesToMeasure(doc: Document, { keep = false }: ImageSizeOptions = {}): string[] {
	const found = new Set<string>();
	for (const pictured of picturedIn(doc)) if (pictured.image && !(keep && isSized(pictured))) found.add(pictured.image);
	return [...found];
}

const isSized = ({ imagewidth, imageheight }: Pictured): boolean => imagewidth !== undefined || imageheight !== undefined;

/** The sizes by an image. A count of 0 is a missing count. */
function sizesBy({ width, height }: ImageSize, pictured: Pictured, keep: boolean): Sizes {
	const sizes = { imagewidth: width, imageheight: height };
	const counts = 'tilecount' in pictured ? countsOf(pictured, width, height) : undefined;
	if (counts === undefined || !('tilecount' in pictured)) return sizes;
	const { columns, tilecount } = pictured;
	return keep
		? { ...sizes, columns: columns || counts.columns, tilecount: tilecount || counts.tilecount }
		: { ...sizes, columns: counts.columns, tilecount: counts.tilecount + pictured.tiles.filter(({ id }) => id >= counts.tilecount).length };
}

/**
 * The tile size of a collection with images that are larger than it: it is that of the largest one (specification 2.8). What it was is the size
 * of the grid, as in Tiled. This is not reported: every tile has the size of its image, whatever its tileset says.
 */
function sizeOfLargest(
	{ tilewidth, tileheight, grid, tiles }: EmbeddedTileset | TilesetFile,
	sizeOf: (path: string) => ImageSize | undefined,
): Partial<Pick<TilesetFile, 'tilewidth' | 'tileheight' | 'grid'>> {
	let [width, height] = [tilewidth, tileheight];
	for (const tile of tiles) {
		const size = tile.image ? sizeOf(tile.image) : undefined;
		if (size === undefined) continue;
		width = Math.max(width, tile.width ?? size.width);
		height = Math.max(height, tile.height ?? size.height);
	}
	if (width === tilewidth && height === tileheight) return {};
	return { tilewidth: width, tileheight: height, grid: grid ?? { orientation: 'orthogonal', width: tilewidth, height: tileheight } };
}

/** Compares the sizes in a document with those of the image; `undefined` if they agree. Missing numbers are no difference. */
function differencesOf(pictured: Pictured, sizes: Sizes): { found: string; expected: string } | undefined {
	const { imagewidth = sizes.imagewidth, imageheight = sizes.imageheight } = pictured;
	const { columns = 0 } = 'tilecount' in pictured ? pictured : {};
	const pairs = [
		[`${imagewidth} × ${imageheight} pixels`, `${sizes.imagewidth} × ${sizes.imageheight} pixels`],
		...(columns && sizes.columns !== undefined ? [[counted(columns, 'column'), counted(sizes.columns, 'column')]] : []),
		...('tilecount' in pictured ? tileDifference(pictured, sizes) : []),
	].filter(([found, expected]) => found !== expected);
	if (pairs.length === 0) return undefined;
	return { found: pairs.map(([found]) => found).join(', '), expected: pairs.map(([, expected]) => expected).join(', ') };
}

/** The tiles that a tileset says it has, and those in its image. Its count may include tiles that it lists past the image. */
function tileDifference(tileset: EmbeddedTileset | TilesetFile, sizes: Sizes): [found: string, expected: string][] {
	const { tilecount } = tileset;
	const counts = countsOf(tileset, sizes.imagewidth, sizes.imageheight);
	if (tilecount === 0 || counts === undefined || tilecount === sizes.tilecount) return [];
	const past = tileset.tiles.map(({ id }) => id).filter((id) => id >= Math.max(tilecount, counts.tilecount));
	return [[`${counted(tilecount, 'tile')}${described(past)}`, counted(counts.tilecount, 'tile')]];
}

function described(past: readonly number[]): string {
	const least = past.reduce((found, id) => Math.min(found, id), Number.POSITIVE_INFINITY);
	if (past.length === 0) return '';
	return past.length === 1 ? ` and one with the id ${least}` : ` and ${past.length} with ids from ${least} on`;
}

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

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
