import type { Vector } from '@tilewright/geometry';
import { ellipsePoints } from '@tilewright/geometry';

/** Enough corners that a curve looks smooth, and is hit where it is drawn. */
export const CURVE = 48;

/** The pin that shows a point: its tip is at 0, 0, its head above. */
export function pinPoints(): Vector[] {
	const head = ellipsePoints({ x: -10, y: -30, width: 20, height: 20 }, CURVE).filter(({ y }) => y < -16);
	return [...head.sort((a, b) => Math.atan2(a.y + 20, a.x) - Math.atan2(b.y + 20, b.x)), { x: 0, y: 0 }];
}
