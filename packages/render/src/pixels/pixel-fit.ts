import type { Matrix } from '@tilewright/geometry';

/** Moves places along each axis to where they fall on whole pixels of the picture. */
export interface PixelFit {
	readonly x: (at: number) => number;
	readonly y: (at: number) => number;
	/** Pixels of the picture for one along x; 0 where the axes are not those of the picture, and nothing is moved. */
	readonly scale: number;
}

/**
 * How places fit the pixels of the picture, if the matrix neither turns nor mirrors.
 *
 * @param matrix - from the places to the picture
 */
export function pixelFit([a, b, c, d, e, f]: Matrix): PixelFit {
	if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return { x: (at) => at, y: (at) => at, scale: 0 };
	return { x: (at) => (Math.round(a * at + e) - e) / a, y: (at) => (Math.round(d * at + f) - f) / d, scale: a };
}

/** The transform of a quad. */
export function matrixAt(transforms: Float64Array, i: number): Matrix {
	const at = 6 * i;
	return [
		transforms[at] ?? 1,
		transforms[at + 1] ?? 0,
		transforms[at + 2] ?? 0,
		transforms[at + 3] ?? 1,
		transforms[at + 4] ?? 0,
		transforms[at + 5] ?? 0,
	];
}

/** Whether each pixel falls onto one of the canvas: it is only moved, or flipped or turned by quarters to whole pixels. */
export function isPlain([a, b, c, d, e, f]: Matrix): boolean {
	if (b === 0 && c === 0) return (a === 1 && d === 1) || (Math.abs(a) === 1 && Math.abs(d) === 1 && isWhole(e) && isWhole(f));
	return a === 0 && d === 0 && Math.abs(b) === 1 && Math.abs(c) === 1 && isWhole(e) && isWhole(f);
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** Moved onto whole pixels. */
export const onPixels = ([a, b, c, d, e, f]: Matrix): Matrix => [a, b, c, d, Math.floor(e + 0.5 + 1e-9), Math.floor(f + 0.5 + 1e-9)];

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
