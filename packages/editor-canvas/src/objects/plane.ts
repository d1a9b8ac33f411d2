import type { Rect, Vector } from '@tilewright/geometry';

/** The distance of two points. */
export const distance = (a: Vector, b: Vector): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a segment that is nearest to another point. */
export function nearestOnSegment(point: Vector, from: Vector, to: Vector): Vector {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
	return { x: from.x + along * dx, y: from.y + along * dy };
}

/** The segments of a line of points; a closed one has one more. */
function segmentsOf(points: readonly Vector[], isClosed: boolean): { readonly from: Vector; readonly to: Vector }[] {
	return points.flatMap((from, i) => {
		const to = points[i + 1] ?? (isClosed ? points[0] : undefined);
		return to === undefined ? [] : [{ from, to }];
	});
}

/** The distance of a point from a line of points. */
export const distanceToLine = (point: Vector, points: readonly Vector[], isClosed: boolean): number => {
	if (points.length === 1 && points[0] !== undefined) return distance(point, points[0]);
	return Math.min(...segmentsOf(points, isClosed).map(({ from, to }) => distance(point, nearestOnSegment(point, from, to))));
};

/** Whether a point lies inside a polygon, by the even-odd rule. */
export function isInside({ x, y }: Vector, polygon: readonly Vector[]): boolean {
	let inside = false;
	for (const { from, to } of segmentsOf(polygon, true)) {
		if (from.y > y === to.y > y) continue;
		if (x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y)) inside = !inside;
	}
	return inside;
}

/** Whether a rectangle holds a point. */
export const holds = (rect: Rect, { x, y }: Vector, reach = 0): boolean =>
	x >= rect.x - reach && y >= rect.y - reach && x <= rect.x + rect.width + reach && y <= rect.y + rect.height + reach;

/** Whether a rectangle holds another one. */
export const encloses = (outer: Rect, inner: Rect): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;

/** Whether two rectangles touch, also where one has no width or height. */
export const meets = (a: Rect, b: Rect): boolean =>
	a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Whether a line of points, or the inside of a closed one, touches a rectangle. */
export function lineMeets(points: readonly Vector[], isClosed: boolean, rect: Rect): boolean {
	if (points.some((point) => holds(rect, point))) return true;
	const corners = [
		{ x: rect.x, y: rect.y },
		{ x: rect.x + rect.width, y: rect.y },
		{ x: rect.x + rect.width, y: rect.y + rect.height },
		{ x: rect.x, y: rect.y + rect.height },
	];
	const sides = segmentsOf(corners, true);
	if (segmentsOf(points, isClosed).some((one) => sides.some((other) => cross(one.from, one.to, other.from, other.to)))) return true;
	const [corner] = corners;
	return isClosed && corner !== undefined && isInside(corner, points);
}

/** Whether two segments cross. */
function cross(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
	const side = (p: Vector, q: Vector, r: Vector): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
	return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The rectangle between two points. */
export const rectBetween = (a: Vector, b: Vector): Rect => ({
	x: Math.min(a.x, b.x),
	y: Math.min(a.y, b.y),
	width: Math.abs(a.x - b.x),
	height: Math.abs(a.y - b.y),
});
