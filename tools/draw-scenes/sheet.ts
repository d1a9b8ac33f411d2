import type { Color } from './palette.ts';
import { type Pixmap, pixmap, stamp } from './pixmap.ts';

interface SheetLayout {
	readonly columns: number;
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin?: number;
	readonly spacing?: number;
	readonly background?: Color;
}

/** Arranges tiles of one size in rows: the picture of a tileset with these numbers. */
export function sheet(tiles: readonly Pixmap[], layout: SheetLayout): Pixmap {
	const { columns, tilewidth, tileheight, margin = 0, spacing = 0, background = 'clear' } = layout;
	const rows = Math.ceil(tiles.length / columns);
	const extent = (count: number, size: number): number => 2 * margin + count * size + (count - 1) * spacing;
	const picture = pixmap(extent(columns, tilewidth), extent(rows, tileheight), background);
	tiles.forEach((tile, id) => {
		const x = margin + (id % columns) * (tilewidth + spacing);
		const y = margin + Math.floor(id / columns) * (tileheight + spacing);
		stamp(picture, tile, x, y);
	});
	return picture;
}
