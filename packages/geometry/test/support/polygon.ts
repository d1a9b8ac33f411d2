import type { Rect, Vector } from '@tilewright/geometry';

/** The points of a polygon, each with the next one. */
export const edgesOf = (points: readonly Vector[]): [Vector, Vector][] =>
	points.map((point, i) => [point, points[(i + 1) % points.length] ?? point]);

/** The center of a polygon's corners. */
export function middleOf(points: readonly Vector[]): Vector {
	const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
	return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Twice the area of a polygon; positive if its corners are clockwise on the screen. */
export const areaOf = (points: readonly Vector[]): number => edgesOf(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);

/** Whether a polygon contains a point. */
export function holds(points: readonly Vector[], { x, y }: Vector): boolean {
	const crossed = edgesOf(points).filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
	return crossed.length % 2 === 1;
}

/** The distance from a point to the nearest edge of a polygon. */
export function distanceToEdges(points: readonly Vector[], point: Vector): number {
	return Math.min(
		...edgesOf(points).map(([a, b]) => {
			const [dx, dy] = [b.x - a.x, b.y - a.y];
			const length = dx * dx + dy * dy;
			const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
			return Math.hypot(a.x + along * dx - point.x, a.y + along * dy - point.y);
		}),
	);
}

/** The smallest rectangle around points. */
export function boxOf(points: readonly Vector[]): Rect {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether two rectangles share a point. */
export const touch = (a: Rect, b: Rect): boolean =>
	a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** A rectangle, enlarged on all sides. */
export const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});
