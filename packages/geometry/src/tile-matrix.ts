import type { Matrix, Vector } from './geometry.ts';
import type { Turn } from './turns.ts';

/** The properties of a tile that decide where its pixels are drawn. */
export interface PlacedTile {
	/** The part of the picture that shows it. */
	readonly source: { readonly width: number; readonly height: number };
	readonly tileset: {
		readonly offset: Vector;
		/** Whether a tile that is scaled keeps its aspect ratio. */
		readonly fit: boolean;
	};
}

/**
 * The matrix from the pixels of a tile to the box in which it is drawn. The tile is scaled to the box, or to fit into it; moved by its
 * tileset's offset, which is scaled as well; and turned about its center. A tile that is turned on its side keeps its
 * bottom left corner.
 *
 * @example tileMatrix(tile, turn, 0, -height, width, height) // relative to the bottom left corner of the box
 */
export function tileMatrix({ source, tileset }: PlacedTile, turn: Turn, left: number, top: number, width: number, height: number): Matrix {
	let scaleX = width / source.width;
	let scaleY = height / source.height;
	if (tileset.fit) scaleX = scaleY = Math.min(scaleX, scaleY);
	const [ta, tb, tc, td] = turn;
	const side = ta === 0 ? (height - width) / 2 : 0;
	const [a, b, c, d] = [ta * scaleX, tb * scaleX, tc * scaleY, td * scaleY];
	return [
		a,
		b,
		c,
		d,
		left + width / 2 + side + tileset.offset.x * scaleX - (a * source.width + c * source.height) / 2,
		top + height / 2 + side + tileset.offset.y * scaleY - (b * source.width + d * source.height) / 2,
	];
}
