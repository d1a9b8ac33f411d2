import type { Matrix, Rect } from '@tilewright/geometry';
import { compose } from '@tilewright/geometry';
import type { MissingItem } from '../draw-list/draw-list.ts';
import type { Context2D } from '../platform/platform.ts';
import type { Painter } from './painter.ts';
import { setBlending } from './painter.ts';

/** Draws the marker of a missing tile: a dark rectangle with a red frame and cross, half a pixel inside its bounds. */
export function drawMissing<Source>(item: MissingItem, { context, toPicture }: Painter<Source>): void {
	const [left, top] = [Math.min(0.5, item.width / 2), Math.min(0.5, item.height / 2)];
	const [width, height] = [item.width - 2 * left, item.height - 2 * top];
	const [right, bottom] = [left + width, top + height];
	const matrix = compose(toPicture, item.transform);
	context.save();
	setBlending(context, item.opacity, 'normal');
	context.fillStyle = '#00000080';
	fillBackground(context, { x: left, y: top, width, height }, matrix);
	context.setTransform(...matrix);
	context.strokeStyle = '#ff0000';
	context.lineWidth = 1;
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
	context.setLineDash([]);
	context.beginPath();
	context.rect(left, top, width, height);
	context.moveTo(left, top);
	context.lineTo(right, bottom);
	context.moveTo(right, top);
	context.lineTo(left, bottom);
	context.stroke();
	context.restore();
}

/** The background covers whole pixels, as in Tiled; only frame and cross are smoothed. */
function fillBackground<Source>(context: Context2D<Source>, { x, y, width, height }: Rect, matrix: Matrix): void {
	const [a, b, c, d, e, f] = matrix;
	if (b !== 0 || c !== 0) {
		context.setTransform(...matrix);
		context.fillRect(x, y, width, height);
		return;
	}
	const [left, top] = [Math.round(a * x + e), Math.round(d * y + f)];
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.fillRect(left, top, Math.round(a * (x + width) + e) - left, Math.round(d * (y + height) + f) - top);
}
