import type { Matrix, Vector } from '../geometry/geometry.ts';

/**
 * The matrix that does first `inner`, then `outer`.
 *
 * @example compose(place, translation(at)) // from a box whose corner is `at` to the screen
 */
export function compose(outer: Matrix, inner: Matrix): Matrix {
	const [a, b, c, d, e, f] = outer;
	const [p, q, r, s, t, u] = inner;
	return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The matrix that moves by a vector. */
export function translation({ x, y }: Vector): Matrix {
	return [1, 0, 0, 1, x, y];
}

/** Where a matrix takes a point. */
export function applyTo([a, b, c, d, e, f]: Matrix, { x, y }: Vector): Vector {
	return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** What a matrix makes of a distance: a point's way without the translation. */
export function turn([a, b, c, d]: Matrix, { x, y }: Vector): Vector {
	return { x: a * x + c * y, y: b * x + d * y };
}
