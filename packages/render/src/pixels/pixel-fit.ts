import type { Matrix } from '@tilewright/geometry';

/** Moves positions to whole pixels of the picture, for each axis. */
export interface PixelFit {
	readonly x: (at: number) => number;
	readonly y: (at: number) => number;
	/** Pixels of the picture per unit of x; 0 if the axes are not those of the picture, and nothing is moved. */
	readonly scale: number;
}

/**
 * How to move positions to whole pixels, if the matrix neither rotates nor mirrors.
 *
 * @param matrix - from positions to the picture
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

/** Whether each pixel lands on exactly one pixel: a picture is only moved, or it is flipped or rotated by 90° onto whole pixels. */
export function isPlain([a, b, c, d, e, f]: Matrix): boolean {
	if (b === 0 && c === 0) return (a === 1 && d === 1) || (Math.abs(a) === 1 && Math.abs(d) === 1 && isWhole(e) && isWhole(f));
	return a === 0 && d === 0 && Math.abs(b) === 1 && Math.abs(c) === 1 && isWhole(e) && isWhole(f);
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** The matrix, moved to whole pixels. */
export const onPixels = ([a, b, c, d, e, f]: Matrix): Matrix => [a, b, c, d, Math.floor(e + 0.5 + 1e-9), Math.floor(f + 0.5 + 1e-9)];

/** Positions are rounded to this fraction of a pixel: much less than can be seen, much more than floating-point errors. */
export const STEPS = 2 ** 20;

/** A matrix, split into a whole pixel and the matrix relative to it. */
export interface PixelPlace {
	readonly x: number;
	readonly y: number;
	readonly matrix: Matrix;
}

/**
 * Splits a matrix into the pixel of its origin and the rest. Matrices that differ by whole pixels have exactly the same rest, so a tile
 * looks the same in every part of a picture.
 */
export function pixelPlace([a, b, c, d, e, f]: Matrix): PixelPlace {
	const [x, y] = [Math.floor(e), Math.floor(f)];
	return { x, y, matrix: [a, b, c, d, stepped(e - x), stepped(f - y)] };
}

const stepped = (fraction: number): number => Math.round(fraction * STEPS) / STEPS;
