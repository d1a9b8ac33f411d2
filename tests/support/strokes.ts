import { createCanvas } from '@napi-rs/canvas';
import type { Matrix, Rect } from '@tilewright/geometry';
import type { ShapeItem, TextItem } from '@tilewright/render';

/** How far smoothing spreads a line or letter, in pixels. */
const REACH = 2;

/** Marks the pixels that belong to lines and letters: an RGBA picture whose alpha is not 0 there. For a text, its whole box is marked. */
export function drawStrokes(items: readonly (ShapeItem | TextItem)[], bounds: Rect, part: Rect): Uint8Array {
	const canvas = createCanvas(part.width, part.height);
	const context = canvas.getContext('2d');
	const [left, top] = [bounds.x + part.x, bounds.y + part.y];
	for (const item of items) {
		if (item.kind === 'text') {
			const [a, b, c, d, e, f]: Matrix = item.transform;
			context.setTransform(a, b, c, d, e - left, f - top);
			context.fillRect(-REACH, -REACH, item.width + 2 * REACH, item.height + 2 * REACH);
			continue;
		}
		if (item.stroke === undefined) continue;
		context.setTransform(1, 0, 0, 1, (item.shift?.x ?? 0) - left, (item.shift?.y ?? 0) - top);
		context.lineWidth = item.stroke.width + 2 * REACH;
		context.lineCap = 'round';
		context.lineJoin = 'round';
		context.beginPath();
		for (const step of item.path) {
			if (step[0] === 'M') context.moveTo(step[1], step[2]);
			else if (step[0] === 'L') context.lineTo(step[1] + 1 / 256, step[2]);
			else if (step[0] === 'C') context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
			else context.closePath();
		}
		context.stroke();
	}
	return canvas.data();
}
