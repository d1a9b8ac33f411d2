import { compose } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { TextItem } from '../draw-list/draw-list.ts';
import { pixelFit } from '../pixels/pixel-fit.ts';
import { cssFont, fontMetrics } from '../text/font.ts';
import { shownText } from '../text/shown-text.ts';
import { layoutText } from '../text/text-layout.ts';
import { setBlending } from './blend.ts';
import { evenPaint } from './even-paint.ts';
import type { Painter } from './painter.ts';

/** The editor rounds the places of letters down to quarters of a pixel, canvases to the nearest: this much less, and they agree. */
const ROUNDED_DOWN = 1 / 8;

/** Draws the text of a text object, clipped to its box. It scales with the picture. */
export function drawText<Source>(item: TextItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const { width, height } = item;
	const text = { ...item.text, text: shownText(item.text.text) };
	const matrix = compose(toPicture, item.transform);
	const fit = pixelFit(matrix);
	const metrics = fontMetrics(text);
	context.save();
	context.setTransform(...matrix);
	setBlending(context, item.opacity, 'normal');
	context.fillStyle = evenPaint(cssColor(text.color), painter);
	context.font = cssFont(text);
	context.textBaseline = 'alphabetic';
	context.textAlign = 'left';
	context.fontKerning = text.kerning ? 'normal' : 'none';
	const { lines, overflows } = layoutText(text, { ...metrics, width, height }, (piece) => context.measureText(piece).width);
	if (overflows) {
		const [x, y] = [fit.x(0), fit.y(0)];
		context.beginPath();
		context.rect(x, y, fit.x(width) - x, fit.y(height) - y);
		context.clip();
	}
	const left = fit.scale === 0 ? 0 : ROUNDED_DOWN / fit.scale;
	for (const line of lines) {
		if (line.width === 0) continue;
		for (const run of line.runs) context.fillText(run.text, run.x - left, fit.y(line.baseline));
		// Whole pixels long, as the editor's.
		const length = Math.floor(line.width);
		const rule = (middle: number): void => context.fillRect(line.x, middle - metrics.thickness / 2, length, metrics.thickness);
		if (text.underline) rule(line.baseline + metrics.underline);
		if (text.strikeout) rule(line.baseline - metrics.strikeout);
	}
	context.restore();
}
