import { translation } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { LabelItem } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import { cssFont } from '../text/font.ts';
import { LABEL_FONT, labelLayout } from '../text/label-layout.ts';
import { shownText } from '../text/shown-text.ts';
import { setBlending } from './blend.ts';
import { evenPaint } from './even-paint.ts';
import type { Painter } from './painter.ts';
import { tracePath } from './trace-path.ts';

/** Draws the name of an object: white, with a shadow, on the object's color. */
export function drawLabel<Source>(item: LabelItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const text = shownText(item.text);
	context.save();
	context.setTransform(1, 0, 0, 1, 0, 0);
	setBlending(context, item.opacity, 'normal');
	context.font = cssFont(LABEL_FONT);
	context.textBaseline = 'alphabetic';
	context.textAlign = 'left';
	const { x, y, ground } = labelLayout(item, toPicture, context.measureText(text).width);
	for (const [color, shift] of [
		['#000000', 1],
		[item.color, 0],
	] as const) {
		context.fillStyle = cssColor(color);
		tracePath(context, movedPath(ground, translation(shift, shift)));
		context.fill();
	}
	for (const [color, shift] of [
		['#000000', 1],
		['#ffffff', 0],
	] as const) {
		context.fillStyle = evenPaint(color, painter);
		context.fillText(text, x + shift, y + shift);
	}
	context.restore();
}
