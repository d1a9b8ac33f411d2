import type { Vector } from '@tilewright/geometry';
import { compose, translation } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { PathStep, ShapeItem, Stroke } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import { crispLines } from '../pixels/crisp-lines.ts';
import type { Context2D } from '../platform/platform.ts';
import type { Painter } from './painter.ts';
import { setBlending } from './painter.ts';

/** Draws a shape. Line widths, dashes and the shift are in pixels of the picture, at any scale. */
export function drawShape<Source>(item: ShapeItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const { path, fill, stroke, shift } = item;
	context.save();
	setBlending(context, item.opacity, 'normal');
	context.setTransform(1, 0, 0, 1, 0, 0);
	if (item.crisp === true && stroke !== undefined) {
		drawCrispLines(path, stroke, painter);
	} else {
		tracePath(context, movedPath(path, shift === undefined ? toPicture : compose(translation(shift.x, shift.y), toPicture)));
		if (fill !== undefined) {
			context.fillStyle = cssColor(fill);
			context.fill('evenodd');
		}
		if (stroke !== undefined) {
			context.strokeStyle = cssColor(stroke.color);
			context.lineWidth = stroke.width;
			context.lineCap = 'round';
			context.lineJoin = 'round';
			context.setLineDash([...(stroke.dash ?? [])]);
			context.lineDashOffset = 0;
			context.stroke();
		}
	}
	context.restore();
}

/**
 * Draws the lines of a grid, of whole pixels and sharp; dashes start and end between two pixels.
 * Dashes are placed as if each line started at the origin, so that parts of a picture fit together.
 *
 * @param path - straight lines on the screen
 */
function drawCrispLines<Source>(path: readonly PathStep[], stroke: Stroke, { context, toPicture, scale }: Painter<Source>): void {
	context.strokeStyle = cssColor(stroke.color);
	context.lineWidth = stroke.width;
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
	context.setLineDash([...(stroke.dash ?? [])]);
	for (const { points, dashOffset } of crispLines(path, toPicture, scale, stroke.width)) {
		context.lineDashOffset = dashOffset;
		context.beginPath();
		for (const [index, { x, y }] of points.entries()) {
			if (index === 0) context.moveTo(x, y);
			else context.lineTo(x, y);
		}
		context.stroke();
	}
}

/** Canvases do not draw a line without length; with this length, its round caps look like a disc. In pixels of the picture. */
const HAIR = 1 / 256;

/** Replaces the context's path. */
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
