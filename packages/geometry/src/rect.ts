import type { Rect } from './geometry.ts';

/** The smallest rectangle around several; `undefined` if there are none. */
export function around(rects: readonly Rect[]): Rect | undefined {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x, y, width, height } of rects) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x + width);
		bottom = Math.max(bottom, y + height);
	}
	return left <= right && top <= bottom ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** A rectangle, enlarged by a distance on every side. */
export const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by,
});

/** The intersection of two rectangles; `undefined` if it is empty. */
export function overlap(a: Rect, b: Rect): Rect | undefined {
	const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
	const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
	return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
}
