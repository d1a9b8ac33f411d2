import type { Matrix } from '@tilewright/geometry';

/** A matrix as game objects have it: scaled, then rotated, then moved. Mirrored pictures have a negative scale. */
export interface MatrixParts {
	readonly x: number;
	readonly y: number;
	/** Clockwise, in radians. */
	readonly rotation: number;
	readonly scaleX: number;
	readonly scaleY: number;
	/** A rotation before all others, in radians: not 0 only if the matrix skews. */
	readonly before: number;
}

/** A larger difference is not a rounding error. */
const SKEW = 1e-9;

/** Takes a matrix apart. A matrix that skews needs a game object in another one, which is rotated `before`. */
export function matrixParts([a, b, c, d, x, y]: Matrix): MatrixParts {
	const [scaleX, scaleY] = [Math.hypot(a, b), Math.hypot(c, d)];
	// The directions of the axes, since products of very small numbers are 0. An axis without a length has none.
	const [right, down] = [scaleX || 1, scaleY || 1];
	const [rightX, rightY, downX, downY] = [a / right, b / right, c / down, d / down];
	if (Math.abs(rightX * downX + rightY * downY) <= SKEW) {
		const rotation = scaleX === 0 ? Math.atan2(-c, d) : Math.atan2(b, a);
		const isMirrored = rightX * downY < rightY * downX;
		return { x, y, rotation, scaleX, scaleY: isMirrored ? -scaleY : scaleY, before: 0 };
	}
	// Singular values: every matrix rotates, scales and rotates.
	const [e, f, g, h] = [(a + d) / 2, (a - d) / 2, (b + c) / 2, (b - c) / 2];
	const [same, other] = [Math.hypot(e, h), Math.hypot(f, g)];
	const [turn, mirror] = [Math.atan2(h, e), Math.atan2(g, f)];
	return { x, y, rotation: (turn + mirror) / 2, scaleX: same + other, scaleY: same - other, before: (turn - mirror) / 2 };
}
