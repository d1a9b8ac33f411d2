import type { TilesetFile } from '@tilewright/format';
import type { Rect } from './geometry.ts';

/** The fields of a tileset that say how its picture is cut into tiles. */
export type Sheet = Pick<
	TilesetFile,
	'tilewidth' | 'tileheight' | 'margin' | 'spacing' | 'columns' | 'tilecount' | 'imagewidth' | 'imageheight'
>;

/** The part of the picture that shows the tile with an id; `undefined` if there is no such tile. */
export type SheetCutter = (id: number) => Rect | undefined;

/**
 * Cuts the picture of a tileset into tiles, row by row; partial tiles at the edges are dropped.
 *
 * @param size - of the picture, if it is known. Default: the size that the tileset states
 * @example sheetCutter(tileset)(0) // { x: tileset.margin, y: tileset.margin, width: tileset.tilewidth, height: tileset.tileheight }
 */
export function sheetCutter(tileset: Sheet, size?: { readonly width: number; readonly height: number }): SheetCutter {
	const { tilewidth, tileheight, margin, spacing } = tileset;
	const stepX = tilewidth + spacing;
	const stepY = tileheight + spacing;
	if (tilewidth <= 0 || tileheight <= 0 || stepX <= 0 || stepY <= 0) return () => undefined;
	const width = size?.width ?? tileset.imagewidth;
	const height = size?.height ?? tileset.imageheight;
	const columns = width === undefined ? tileset.columns : Math.floor((width - margin - tilewidth) / stepX) + 1;
	const rows = height === undefined ? Math.ceil(tileset.tilecount / columns) : Math.floor((height - margin - tileheight) / stepY) + 1;
	return (id) => {
		const row = Math.floor(id / columns);
		if (!(columns > 0) || row >= rows) return undefined;
		return { x: margin + (id % columns) * stepX, y: margin + row * stepY, width: tilewidth, height: tileheight };
	};
}
