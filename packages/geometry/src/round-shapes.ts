import type { Rect, Vector } from './geometry.ts';

/**
 * An ellipse that fills a rectangle, as a polygon.
 *
 * @param corners - how many; a multiple of four touches all sides of the rectangle
 */
export const ellipsePoints = ({ x, y, width, height }: Rect, corners: number): Vector[] =>
	Array.from({ length: corners }, (_, i) => {
		const angle = (i * 2 * Math.PI) / corners;
		return { x: x + (width / 2) * (1 + Math.cos(angle)), y: y + (height / 2) * (1 + Math.sin(angle)) };
	});

/** The quarters of a capsule, clockwise from the lower right: on which side of its middle they are. */
const QUARTERS = [
	[1, 1],
	[-1, 1],
	[-1, -1],
	[1, -1],
] as const;

/**
 * A capsule that fills a rectangle, as a polygon: half circles at its short sides.
 *
 * @param corners - how many both half circles have together: a multiple of four
 */
export function capsulePoints({ x, y, width, height }: Rect, corners: number): Vector[] {
	const radius = Math.min(width, height) / 2;
	const [side, rise] = [width / 2 - radius, height / 2 - radius];
	return QUARTERS.flatMap(([right, down], quarter) => {
		// The next quarter begins where this one ends, unless a straight side is between them.
		const length = corners / 4 + ((quarter % 2 === 0 ? side : rise) > 0 ? 1 : 0);
		return Array.from({ length }, (_, i) => {
			const angle = (quarter / 2 + (i * 2) / corners) * Math.PI;
			return {
				x: x + width / 2 + right * side + radius * Math.cos(angle),
				y: y + height / 2 + down * rise + radius * Math.sin(angle),
			};
		});
	});
}
