import type { Vector } from './geometry.ts';

/** Twice the area of a polygon: positive if its corners are clockwise on the screen, and negative if not. */
export function signedArea(corners: readonly Vector[]): number {
	return corners.reduce((sum, { x, y }, i) => {
		const next = corners[(i + 1) % corners.length] ?? { x, y };
		return sum + x * next.y - next.x * y;
	}, 0);
}
