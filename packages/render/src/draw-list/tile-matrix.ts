import type { Matrix } from '@tilewright/geometry';
import type { TileArt } from '../scene/tile-art.ts';
import type { Turn } from './flips.ts';

/** Whether a tile's piece of its picture has no pixels. */
export const isEmpty = ({ source }: TileArt): boolean => source.width <= 0 || source.height <= 0;

/**
 * From the pixels of a tile's picture to the box in which it is drawn: scaled to the box, or to fit into it; shifted by its tileset's
 * offset, which is scaled alike (rule R2); turned about its middle. A tile that lies on its side keeps its bottom left corner
 * (rule R6).
 */
export function tileMatrix({ source, tileset }: TileArt, turn: Turn, left: number, top: number, width: number, height: number): Matrix {
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
