import { compose, translation } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { PathStep, ShapeItem, Stroke } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import { crispLines } from '../pixels/crisp-lines.ts';
import { setBlending } from './blend.ts';
import type { Painter } from './painter.ts';
import { tracePath } from './trace-path.ts';

/** Draws a shape. Widths of lines, dashes and shift are in pixels of the picture, whatever the scale. */
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
 * Draws lines of a grid, one pixel wide and sharp: they run through the middles of pixels, and dashes begin and end between two.
 * Dashes lie where they would if the line came from the origin, so that parts of a picture fit together.
 *
 * @param path - straight lines on the draw list's screen
 */
export function drawCrispLines<Source>(path: readonly PathStep[], stroke: Stroke, { context, toPicture, scale }: Painter<Source>): void {
	context.strokeStyle = cssColor(stroke.color);
	context.lineWidth = stroke.width;
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
	context.setLineDash([...(stroke.dash ?? [])]);
	for (const { points, dashOffset } of crispLines(path, toPicture, scale)) {
		context.lineDashOffset = dashOffset;
		context.beginPath();
		for (const [index, { x, y }] of points.entries()) {
			if (index === 0) context.moveTo(x, y);
			else context.lineTo(x, y);
		}
		context.stroke();
	}
}
