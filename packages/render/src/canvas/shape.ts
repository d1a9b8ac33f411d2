import { compose, translation } from '@tilewright/geometry';
import type { ShapeItem } from '../plan/draw-list.ts';
import { movedPath } from '../plan/path.ts';
import { setBlending } from './blend.ts';
import { drawCrispLines } from './crisp-lines.ts';
import { cssColor } from './css-color.ts';
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
