import type { Vector } from './geometry.ts';

/** A size in pixels. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/** The properties of a tileset that decide how far its tiles may stick out of cells. */
export interface TilesetExtent {
	/** The smallest and largest size of its tiles; both are 0 if it has none. */
	readonly sizes: { readonly least: Size; readonly most: Size };
	readonly offset: Vector;
	/** Whether its tiles are drawn at the size of the map's grid. */
	readonly atGridSize: boolean;
}

/** A rotated tile reaches at most this many times its longer edge: its diagonal, rounded up. */
const TURNED = 1.5;

/**
 * How far tiles of a tileset may stick out of cells, in pixels: on any side, however they are flipped.
 *
 * @param width - of a cell
 * @param height - of a cell
 * @example geometry.visit(widened(rect, tilesetReach(tileset, map.tilewidth, map.tileheight)), cells, draw);
 */
export function tilesetReach({ sizes, offset, atGridSize }: TilesetExtent, width: number, height: number): number {
	const { least, most } = sizes;
	if (most.width === 0) return 0;
	if (!atGridSize) return TURNED * Math.max(most.width, most.height) + Math.abs(offset.x) + Math.abs(offset.y);
	// The offset is scaled with the tile (rule R2); the smallest tile is scaled the most.
	const [x, y] = [(offset.x * width) / least.width, (offset.y * height) / least.height];
	return TURNED * Math.max(width, height) + Math.abs(x) + Math.abs(y);
}
