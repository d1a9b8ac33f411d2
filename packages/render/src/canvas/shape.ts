import { compose, translation } from '../geometry/matrix.ts';
import type { PathStep, ShapeItem } from '../plan/draw-list.ts';
import { movedPath } from '../plan/path.ts';
import { setBlending } from './blend.ts';
import { cssColor } from './css-color.ts';
import type { Painter } from './painter.ts';
import { tracePath } from './trace-path.ts';

/** Draws a shape. Widths of lines, dashes and shift are in pixels of the picture, whatever the scale. */
export function drawShape<Source>(item: ShapeItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const path = movedPath(item.path, item.shift === undefined ? toPicture : compose(translation(item.shift.x, item.shift.y), toPicture));
	context.save();
	context.setTransform(1, 0, 0, 1, 0, 0);
	setBlending(context, item.opacity, 'normal');
	tracePath(context, item.crisp === true ? path.map(snapped) : path);
	if (item.fill !== undefined) {
		context.fillStyle = cssColor(item.fill);
		context.fill('evenodd');
	}
	if (item.stroke !== undefined) {
		context.strokeStyle = cssColor(item.stroke.color);
		context.lineWidth = item.stroke.width;
		context.lineCap = item.crisp === true ? 'butt' : 'round';
		context.lineJoin = 'round';
		context.setLineDash([...(item.stroke.dash ?? [])]);
		context.stroke();
	}
	context.restore();
}

/** Lines of one pixel are sharp where they run through the middles of pixels. */
function snapped(step: PathStep): PathStep {
	return step[0] === 'M' || step[0] === 'L' ? [step[0], Math.floor(step[1]) + 0.5, Math.floor(step[2]) + 0.5] : step;
}
