import type { Matrix } from '@tilewright/geometry';
import { applyMatrix, translation } from '@tilewright/geometry';
import type { LabelItem, PathStep } from '../plan/draw-list.ts';
import { movedPath, roundedPath } from '../plan/path.ts';
import { setBlending } from './blend.ts';
import { cssColor } from './css-color.ts';
import { evenPaint } from './even-paint.ts';
import { cssFont, fontMetrics } from './font.ts';
import type { Painter } from './painter.ts';
import { shownText } from './shown-text.ts';
import { tracePath } from './trace-path.ts';

/** The font of labels. */
export const LABEL_FONT = { fontfamily: 'sans-serif', pixelsize: 12, bold: false, italic: false, kerning: true };

/** From the object up to where the letters stand, around the letters, and of the corners; in pixels of the picture. */
const DISTANCE = 12;
const MARGIN = 3;
const RADIUS = 4;

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

/** Where a label is, in pixels of the picture: its letters, whose ground is a path around them. */
export function labelLayout({ at }: LabelItem, toPicture: Matrix, width: number): { x: number; y: number; ground: PathStep[] } {
	const { ascent, descent } = fontMetrics(LABEL_FONT);
	const middle = applyMatrix(toPicture, at.x, at.y);
	// Letters are sharp on whole pixels.
	const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - DISTANCE)];
	const box = { x: x - 2 * MARGIN, y: y - ascent - MARGIN, width: width + 4 * MARGIN, height: ascent + descent + 2 * MARGIN };
	return { x, y, ground: roundedPath(box, RADIUS, RADIUS) };
}
