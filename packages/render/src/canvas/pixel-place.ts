import type { Matrix } from '@tilewright/geometry';

/** Steps of a pixel to which places are rounded: far finer than what can be seen, far coarser than the noise of floating point. */
const STEPS = 2 ** 20;

/** Where something lies: a whole pixel, and a matrix from there. */
export interface PixelPlace {
	readonly x: number;
	readonly y: number;
	readonly matrix: Matrix;
}

/**
 * Takes a matrix apart into the pixel that it begins at, and the rest. What is moved by whole pixels has the same rest, to the last
 * bit: so it looks the same in every part of a picture.
 */
export function pixelPlace([a, b, c, d, e, f]: Matrix): PixelPlace {
	const [x, y] = [Math.floor(e), Math.floor(f)];
	return { x, y, matrix: [a, b, c, d, stepped(e - x), stepped(f - y)] };
}

const stepped = (fraction: number): number => Math.round(fraction * STEPS) / STEPS;
