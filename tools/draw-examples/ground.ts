import { dither, hash, noise } from './noise.ts';
import type { Color } from './palette.ts';

/** Heights of the three kinds of ground; each corner of a tile has one of them. */
export const WATER = 0;
export const SAND = 1;
export const GRASS = 2;

/** The ground at the four corners of a tile: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

const PERIOD = 4;

/** The height inside a tile: interpolated between the corners, so that tiles with a common edge fit together. */
export function heightAt([tl, tr, br, bl]: Corners, u: number, v: number): number {
	const flat = tl === tr && tr === br && br === bl;
	const height = (tl * (1 - u) + tr * u) * (1 - v) + (bl * (1 - u) + br * u) * v;
	// Every tile has the same noise, so that there are no seams; level ground has none.
	return flat ? height : height + (noise(u * PERIOD, v * PERIOD, 7, PERIOD) - 0.5) * 0.22;
}

function water(depth: number, x: number, y: number, time: number): Color {
	if (depth > 0.42) return 'foam';
	if (depth > 0.3) return dither(x, y, (depth - 0.3) / 0.12) ? 'shallow' : 'waterLight';
	if (depth > 0.12 && dither(x, y, (depth - 0.12) / 0.2)) return 'waterLight';
	// Two short highlights in a tile of 16 pixels move sideways with time.
	const row = y & 15;
	const along = (x + time * 4) & 15;
	if (row === 4 && along >= 3 && along < 7) return 'waterLight';
	if (row === 5 && along >= 6 && along < 8) return 'waterLight';
	if (row === 12 && ((along + 2) & 15) >= 11 && ((along + 2) & 15) < 14) return 'waterLight';
	if (row === 11 && ((along + 2) & 15) === 14) return 'shallow';
	return 'water';
}

function sand(height: number, x: number, y: number): Color {
	if (height < 0.6) return 'sandDark';
	if (height < 0.72) return dither(x, y, (0.72 - height) / 0.12) ? 'sandDark' : 'sand';
	if (height > 1.4) return 'sandDark';
	const grain = hash(x & 15, y & 15, 21);
	if (grain < 0.025) return 'sandDark';
	return grain > 0.955 ? 'sandLight' : 'sand';
}

function grass(height: number, x: number, y: number): Color {
	if (height < 1.56) return 'grassDeep';
	if (height < 1.64) return 'grassDark';
	if (height < 1.74) return dither(x, y, 0.5) ? 'grassLight' : 'grass';
	const blade = hash(x & 15, (y & 15) >> 1, 33);
	if (blade < 0.045) return (y & 1) === 0 ? 'grassLight' : 'grassDark';
	return blade > 0.975 ? 'grassLight' : 'grass';
}

/**
 * The color of one pixel of ground.
 * @param u position within the tile, 0 at its left to 1 at its right; `v` from top to bottom
 * @param x pixel column, for texture and dithering; `y` the pixel row
 * @param time frame of the water's animation, 0 to 3
 */
export function groundColor(corners: Corners, u: number, v: number, x: number, y: number, time = 0): Color {
	const height = heightAt(corners, u, v);
	if (height < 0.5) return water(height, x, y, time);
	return height < 1.5 ? sand(height, x, y) : grass(height, x, y);
}
