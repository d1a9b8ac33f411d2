import type { Rect } from '@tilewright/geometry';
import type { ExcaliburGraphicsContext, Scene } from 'excalibur';
import { Vector } from 'excalibur';

/** Returns the rectangle that the camera sees, in the pixels of what is drawn now: with parallax, zoom, and if the camera is turned, the box around it. */
export function localView(context: ExcaliburGraphicsContext, { engine }: Scene): Rect {
	const { width, height } = engine.screen.resolution;
	const toLocal = context.getTransform().inverse();
	const corners = [0, width].flatMap((x) => [0, height].map((y) => toLocal.multiply(new Vector(x, y))));
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
