import type { Rect, Vector } from '@tilewright/geometry';

/** Enough points that a curve looks smooth, and is hit where it is drawn. */
const STEPS = 48;

/** The outline of an ellipse that fills a rectangle. */
export const ellipsePoints = ({ x, y, width, height }: Rect): Vector[] =>
	Array.from({ length: STEPS }, (_, i) => {
		const angle = (i * 2 * Math.PI) / STEPS;
		return { x: x + (width / 2) * (1 + Math.cos(angle)), y: y + (height / 2) * (1 + Math.sin(angle)) };
	});

/** The outline of a capsule that fills a rectangle: half circles at the ends of its longer sides. */
export function capsulePoints({ x, y, width, height }: Rect): Vector[] {
	const radius = Math.min(width, height) / 2;
	const [cx, cy] = [x + width / 2, y + height / 2];
	return Array.from({ length: STEPS }, (_, i) => {
		const angle = ((i + 0.5) * 2 * Math.PI) / STEPS;
		const [across, down] = [Math.cos(angle), Math.sin(angle)];
		return {
			x: cx + across * radius + Math.sign(across) * (width / 2 - radius),
			y: cy + down * radius + Math.sign(down) * (height / 2 - radius),
		};
	});
}

/** The pin that shows a point: its tip is at 0, 0, its head above. */
export function pinPoints(): Vector[] {
	const head = ellipsePoints({ x: -10, y: -30, width: 20, height: 20 }).filter(({ y }) => y < -16);
	return [...head.sort((a, b) => Math.atan2(a.y + 20, a.x) - Math.atan2(b.y + 20, b.x)), { x: 0, y: 0 }];
}
