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
