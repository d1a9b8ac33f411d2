import type { Vector } from '@tilewright/geometry';
import type { PathStep } from '../draw-list/draw-list.ts';
import type { Context2D } from '../platform/platform.ts';

/** A line without length is none to a canvas. This long, its round caps are a disc. In pixels of the picture. */
const HAIR = 1 / 256;

/** Makes a path the context's path, in place of what that was. */
export function tracePath<Source>(context: Context2D<Source>, path: readonly PathStep[]): void {
	context.beginPath();
	let from: Vector = { x: 0, y: 0 };
	for (const step of path) {
		if (step[0] === 'Z') {
			context.closePath();
		} else if (step[0] === 'C') {
			const [, x1, y1, x2, y2, x, y] = step;
			context.bezierCurveTo(x1, y1, x2, y2, x, y);
			from = { x, y };
		} else {
			const [kind, x, y] = step;
			if (kind === 'M') context.moveTo(x, y);
			else context.lineTo(x === from.x && y === from.y ? x + HAIR : x, y);
			from = { x, y };
		}
	}
}
