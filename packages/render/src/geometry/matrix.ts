import type { Matrix, Vector } from './geometry.ts';

/**
 * Where a matrix takes a point.
 *
 * @example applyMatrix([2, 0, 0, 2, 5, 0], 1, 1) // { x: 7, y: 2 }
 */
export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): Vector {
	return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/**
 * The matrix that takes back what another did.
 *
 * @returns `undefined` where the other lays the plane onto a line, or is not finite
 * @example invertMatrix([2, 0, 0, 2, 4, 0]) // [0.5, 0, 0, 0.5, -2, 0]
 */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix | undefined {
	const det = a * d - b * c;
	if (det === 0 || !Number.isFinite(det)) return undefined;
	return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}
