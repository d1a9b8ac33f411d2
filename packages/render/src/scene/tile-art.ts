import type { EmbeddedTileset, Tile, TilesetFile } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import type { PictureFacts, PictureKey, PictureSize } from '../pictures/picture.ts';

/** How a tile looks. */
export interface TileArt {
	/** The picture; absent where it is missing. */
	readonly picture?: PictureKey;
	/** The tile's piece of the picture; of no size where the picture is missing. */
	readonly source: Rect;
	/** The size at which it is drawn where nothing else is said. */
	readonly width: number;
	readonly height: number;
	/** The id of the tile, and the frames of its animation. */
	readonly tile: Tile | undefined;
	readonly tileset: TilesetArt;
}

/** The least and the greatest size of a tileset's tiles, in pixels: both are 0 where none is drawn. */
export interface TileSizes {
	readonly least: PictureSize;
	readonly most: PictureSize;
}

/** A tileset, as far as it is drawn. */
export interface TilesetArt {
	readonly offset: { readonly x: number; readonly y: number };
	/** Tile layers draw its tiles at the size of the map's grid. */
	readonly atGridSize: boolean;
	readonly fit: boolean;
	readonly alignment: TilesetFile['objectalignment'];
	/** The sizes that its tiles have. */
	readonly sizes: TileSizes;
	/** Its picture, where nobody knows the size: no tile can be cut from it. */
	readonly unsized?: PictureKey;
	/** How the tile of an id looks; `undefined` where the tileset has none. */
	readonly art: (id: number) => TileArt | undefined;
}

/**
 * Makes the looks of a tileset's tiles. Where its picture is known, that tells which tiles there are, as in the reference editor;
 * else what the document says of the picture.
 *
 * @param pathOf - the path that the tileset's reference to a picture leads to
 */
export function tilesetArt(tileset: TilesetFile | EmbeddedTileset, pathOf: (image: string) => string, facts: PictureFacts): TilesetArt {
	const tiles = new Map<number, Tile>();
	for (const tile of tileset.tiles) if (!tiles.has(tile.id)) tiles.set(tile.id, tile);
	const cut = tileset.image === undefined ? undefined : cutter(tileset, facts.get(pathOf(tileset.image)));
	const sheet = tileset.image === undefined ? undefined : picture(pathOf(tileset.image), tileset.transparentcolor);
	const known = new Map<number, TileArt | undefined>();
	const sheetTile = { width: tileset.tilewidth, height: tileset.tileheight };
	let sizes: TileSizes | undefined;
	const art: TilesetArt = {
		offset: tileset.tileoffset ?? { x: 0, y: 0 },
		atGridSize: tileset.tilerendersize === 'grid',
		fit: tileset.fillmode === 'preserve-aspect-fit',
		alignment: tileset.objectalignment,
		get sizes() {
			sizes ??= sizesOf(sheet === undefined ? [...tiles.values()].flatMap((tile) => ofCollection(tile) ?? []) : [sheetTile]);
			return sizes;
		},
		...(sheet !== undefined && !isSized(tileset) && !facts.has(sheet.path) && { unsized: sheet }),
		art(id) {
			if (known.has(id)) return known.get(id);
			const tile = tiles.get(id);
			const made = cut === undefined || sheet === undefined ? ofCollection(tile) : ofSheet(id, tile, cut, sheet);
			known.set(id, made);
			return made;
		},
	};
	return art;

	function ofSheet(id: number, tile: Tile | undefined, cut: Cutter, sheet: PictureKey): TileArt | undefined {
		const { tilewidth: width, tileheight: height } = tileset;
		const source = cut(id);
		if (source !== undefined) return { picture: sheet, source, width, height, tile, tileset: art };
		return tile && { source: NOWHERE, width, height, tile, tileset: art };
	}

	function ofCollection(tile: Tile | undefined): TileArt | undefined {
		if (tile === undefined) return undefined;
		const { image, x = 0, y = 0 } = tile;
		const path = image === undefined || image === '' ? undefined : pathOf(image);
		const fact = path === undefined ? null : facts.get(path);
		const whole = fact ?? { width: tile.imagewidth ?? tileset.tilewidth, height: tile.imageheight ?? tileset.tileheight };
		const source = within({ x, y, width: tile.width ?? whole.width, height: tile.height ?? whole.height }, whole);
		const { width, height } = source;
		if (path === undefined || fact === null) return { source: NOWHERE, width, height, tile, tileset: art };
		return { picture: picture(path, tileset.transparentcolor), source, width, height, tile, tileset: art };
	}
}

/** Tiles of no size are not drawn. */
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

type Cutter = (id: number) => Rect | undefined;

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const picture = (path: string, transparentcolor: string | undefined): PictureKey => ({
	path,
	...(transparentcolor !== undefined && { transparentcolor }),
});

/** Cuts the picture of a tileset into tiles: row by row, whole tiles only. */
function cutter(tileset: TilesetFile | EmbeddedTileset, fact: PictureSize | null | undefined): Cutter {
	const { tilewidth, tileheight, margin, spacing } = tileset;
	const stepX = tilewidth + spacing;
	const stepY = tileheight + spacing;
	if (fact === null || tilewidth <= 0 || tileheight <= 0 || stepX <= 0 || stepY <= 0) return () => undefined;
	const width = fact?.width ?? tileset.imagewidth;
	const height = fact?.height ?? tileset.imageheight;
	const columns = width === undefined ? tileset.columns : Math.floor((width - margin - tilewidth) / stepX) + 1;
	const rows = height === undefined ? Math.ceil(tileset.tilecount / columns) : Math.floor((height - margin - tileheight) / stepY) + 1;
	return (id) => {
		const row = Math.floor(id / columns);
		if (!(columns > 0) || row >= rows) return undefined;
		return { x: margin + (id % columns) * stepX, y: margin + row * stepY, width: tilewidth, height: tileheight };
	};
}

/** The part of a rectangle that lies in a picture. */
function within({ x, y, width, height }: Rect, size: PictureSize): Rect {
	const left = Math.max(0, Math.min(x, size.width));
	const top = Math.max(0, Math.min(y, size.height));
	return {
		x: left,
		y: top,
		width: Math.max(0, Math.min(x + width, size.width) - left),
		height: Math.max(0, Math.min(y + height, size.height) - top),
	};
}
