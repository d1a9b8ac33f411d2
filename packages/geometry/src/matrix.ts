import type { Matrix, Rect, Vector } from './geometry.ts';

/**
 * Transforms a point.
 *
 * @example applyMatrix([2, 0, 0, 2, 5, 0], 1, 1) // { x: 7, y: 2 }
 */
export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): Vector {
	return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/**
 * The smallest rectangle around a transformed rectangle of `width` × `height`, whose top left corner was at 0, 0.
 *
 * @example transformedBox([0, 2, -2, 0, 0, 0], 5, 3) // { x: -6, y: 0, width: 6, height: 10 }
 */
export function transformedBox([a, b, c, d, e, f]: Matrix, width: number, height: number): Rect {
	return {
		x: e + Math.min(0, a * width) + Math.min(0, c * height),
		y: f + Math.min(0, b * width) + Math.min(0, d * height),
		width: Math.abs(a) * width + Math.abs(c) * height,
		height: Math.abs(b) * width + Math.abs(d) * height,
	};
}

/**
 * The inverse of a matrix.
 *
 * @returns `undefined` if the matrix is singular or not finite
 * @example invertMatrix([2, 0, 0, 2, 4, 0]) // [0.5, 0, 0, 0.5, -2, 0]
 */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix | undefined {
	const det = a * d - b * c;
	if (det === 0 || !Number.isFinite(det)) return undefined;
	return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/**
 * The point that a matrix transforms to a given one. Unlike with an inverted matrix, only the last division rounds: for integer
 * positions on an integer grid, the result is exact.
 *
 * @returns `undefined` if the matrix is singular or not finite
 * @example solveMatrix([49, 0, 0, 49, 0, 0], 49, 98) // { x: 1, y: 2 }
 */
export function solveMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): Vector | undefined {
	const det = a * d - b * c;
	if (det === 0 || !Number.isFinite(det)) return undefined;
	return { x: (d * (x - e) - c * (y - f)) / det, y: (a * (y - f) - b * (x - e)) / det };
}

/** The matrix that applies `first`, and then `then`. */
export function compose(then: Matrix, first: Matrix): Matrix {
	const [a, b, c, d, e, f] = then;
	const [p, q, r, s, t, u] = first;
	return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The matrix that moves by a distance. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** The matrix that rotates about a point, clockwise, in degrees. */
export function rotationAbout(degrees: number, x: number, y: number): Matrix {
	const [cos, sin] = [sine(degrees + 90), sine(degrees)];
	return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** The sine of an angle in degrees. It is exact for multiples of 90°, so that pictures stay sharp. */
export function sine(degrees: number): number {
	const turn = ((degrees % 360) + 360) % 360;
	if (turn % 90 === 0) return [0, 1, 0, -1][turn / 90] ?? 0;
	return Math.sin((turn * Math.PI) / 180);
}
