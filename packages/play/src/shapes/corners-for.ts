import type { Matrix } from '@tilewright/geometry';

/** More corners than this are a mistake. */
const MOST = 2 ** 16;

/**
 * How many corners a polygon needs so that it is nowhere farther from an ellipse than the error: a multiple of four, so that it reaches as
 * far as the ellipse.
 *
 * @param matrix - from the ellipse's axes to the world
 */
export function cornersFor(error: number, [a, b, c, d]: Matrix, radiusX: number, radiusY: number): number {
	// An ellipse is a circle that a matrix has stretched; its longest radius is the largest singular value of that matrix.
	const [p, q, r, s] = [a * radiusX, b * radiusX, c * radiusY, d * radiusY];
	const squares = p * p + q * q + r * r + s * s;
	const area = p * s - q * r;
	const longest = Math.sqrt((squares + Math.sqrt(Math.max(0, squares * squares - 4 * area * area))) / 2);
	// Between two corners of a regular polygon, a circle is farthest away by radius · (1 − cos(π / corners)).
	const corners = Math.PI / Math.acos(Math.max(-1, 1 - error / longest));
	return Math.min(MOST, Math.max(4, 4 * Math.ceil(corners / 4)));
}
