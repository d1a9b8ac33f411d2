import type { EmbeddedTileset, Tile, TilesetFile } from '@tilewright/format';
import type { Rect, SheetCutter } from '@tilewright/geometry';
import { sheetCutter } from '@tilewright/geometry';
import type { PictureFacts, PictureKey, PictureSize } from '../pictures/picture.ts';

/** How a tile is drawn. */
export interface TileArt {
	/** Its picture; absent if the picture is missing. */
	readonly picture?: PictureKey;
	/** The tile's part of the picture; its size is 0 if the picture is missing. */
	readonly source: Rect;
	/** The size at which it is drawn by default. */
	readonly width: number;
	readonly height: number;
	/** The tile's entry in the tileset, with its animation; `undefined` if it has none. */
	readonly tile: Tile | undefined;
	readonly tileset: TilesetArt;
}

/** The smallest and largest size of a tileset's tiles, in pixels; both are 0 if no tile is drawn. */
export interface TileSizes {
	readonly least: PictureSize;
	readonly most: PictureSize;
}

/** A tileset, as far as drawing needs it. */
export interface TilesetArt {
	readonly tileset: TilesetFile | EmbeddedTileset;
	readonly offset: { readonly x: number; readonly y: number };
	/** Whether tile layers draw its tiles at the size of the map's grid. */
	readonly atGridSize: boolean;
	/** Whether a tile that is scaled keeps its aspect ratio. */
	readonly fit: boolean;
	readonly alignment: TilesetFile['objectalignment'];
	readonly sizes: TileSizes;
	/** Its picture, if the picture's size is unknown: tiles cannot be cut from it. */
	readonly unsized?: PictureKey;
	/** The art of the tile with an id; `undefined` if the tileset has no such tile. */
	readonly art: (id: number) => TileArt | undefined;
	/** Whether the art is still right for other paths and facts: those of its pictures are unchanged. */
	readonly isCurrent: (pathOf: PathOf, facts: PictureFacts) => boolean;
}

/** Resolves a tileset's reference to a picture. */
export type PathOf = (image: string) => string;

/**
 * The art of a tileset's tiles. The size of its picture decides which tiles exist, as in Tiled; while the size is not known, the
 * document decides.
 */
export function tilesetArt(tileset: TilesetFile | EmbeddedTileset, pathOf: PathOf, facts: PictureFacts): TilesetArt {
	const tiles = new Map<number, Tile>();
	for (const tile of tileset.tiles) if (!tiles.has(tile.id)) tiles.set(tile.id, tile);
	// All at once: art that is made later must agree with what `isCurrent` compares.
	const pictures = new Map(imagesOf(tileset).map((image) => [image, pictureAt(pathOf(image), facts)] as const));
	const image = pictures.get(tileset.image ?? '');
	const cut = image && (image.fact === null ? () => undefined : sheetCutter(tileset, image.fact));
	const sheet = image && picture(image.path, tileset.transparentcolor);
	const arts = new Map<number, TileArt | undefined>();
	const sheetTile = { width: tileset.tilewidth, height: tileset.tileheight };
	let sizes: TileSizes | undefined;
	const art: TilesetArt = {
		tileset,
		offset: tileset.tileoffset ?? { x: 0, y: 0 },
		atGridSize: tileset.tilerendersize === 'grid',
		fit: tileset.fillmode === 'preserve-aspect-fit',
		alignment: tileset.objectalignment,
		get sizes() {
			sizes ??= sizesOf(sheet === undefined ? [...tiles.values()].flatMap((tile) => ofCollection(tile) ?? []) : [sheetTile]);
			return sizes;
		},
		...(sheet !== undefined && !isSized(tileset) && image?.fact === undefined && { unsized: sheet }),
		art(id) {
			if (arts.has(id)) return arts.get(id);
			const tile = tiles.get(id);
			const made = cut === undefined || sheet === undefined ? ofCollection(tile) : ofSheet(id, tile, cut, sheet);
			arts.set(id, made);
			return made;
		},
		isCurrent(otherPathOf, otherFacts) {
			for (const [image, { path, fact }] of pictures)
				if (otherPathOf(image) !== path || !isSameSize(otherFacts.get(path), fact)) return false;
			return true;
		},
	};
	return art;

	function ofSheet(id: number, tile: Tile | undefined, cut: SheetCutter, sheet: PictureKey): TileArt | undefined {
		const { tilewidth: width, tileheight: height } = tileset;
		const source = cut(id);
		if (source !== undefined) return { picture: sheet, source, width, height, tile, tileset: art };
		return tile && { source: NOWHERE, width, height, tile, tileset: art };
	}

	function ofCollection(tile: Tile | undefined): TileArt | undefined {
		if (tile === undefined) return undefined;
		const { image, x = 0, y = 0 } = tile;
		const found = image === undefined ? undefined : pictures.get(image);
		const whole = found?.fact ?? { width: tile.imagewidth ?? tileset.tilewidth, height: tile.imageheight ?? tileset.tileheight };
		const source = inside({ x, y, width: tile.width ?? whole.width, height: tile.height ?? whole.height }, whole);
		const { width, height } = source;
		if (found === undefined || found.fact === null) return { source: NOWHERE, width, height, tile, tileset: art };
		return { picture: picture(found.path, tileset.transparentcolor), source, width, height, tile, tileset: art };
	}
}

interface KnownPicture {
	readonly path: string;
	readonly fact: PictureSize | null | undefined;
}

/** The references to pictures that the tiles are cut from. */
const imagesOf = ({ image, tiles }: TilesetFile | EmbeddedTileset): readonly string[] =>
	image === undefined ? tiles.flatMap((tile) => tile.image || []) : [image];

const pictureAt = (path: string, facts: PictureFacts): KnownPicture => ({ path, fact: facts.get(path) });

/** Whether two facts about a picture say the same. */
const isSameSize = (a: PictureSize | null | undefined, b: PictureSize | null | undefined): boolean =>
	a === b || (a != null && b != null && a.width === b.width && a.height === b.height);

/** Tiles without a size are not drawn. */
function sizesOf(tiles: readonly PictureSize[]): TileSizes {
	let [least, most] = [
		{ width: Infinity, height: Infinity },
		{ width: 0, height: 0 },
	];
	for (const { width, height } of tiles) {
		if (width <= 0 || height <= 0) continue;
		least = { width: Math.min(least.width, width), height: Math.min(least.height, height) };
		most = { width: Math.max(most.width, width), height: Math.max(most.height, height) };
	}
	return most.width > 0 ? { least, most } : { least: most, most };
}

const isSized = ({ imagewidth, imageheight }: TilesetFile | EmbeddedTileset): boolean =>
	imagewidth !== undefined && imageheight !== undefined;

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const picture = (path: string, transparentcolor: string | undefined): PictureKey => ({
	path,
	...(transparentcolor !== undefined && { transparentcolor }),
});

/** The part of a rectangle that lies inside a picture. */
function inside({ x, y, width, height }: Rect, size: PictureSize): Rect {
	const left = Math.max(0, Math.min(x, size.width));
	const top = Math.max(0, Math.min(y, size.height));
	return {
		x: left,
		y: top,
		width: Math.max(0, Math.min(x + width, size.width) - left),
		height: Math.max(0, Math.min(y + height, size.height) - top),
	};
}
