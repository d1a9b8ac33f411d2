import { compose } from '../plan/affine.ts';
import type { TextItem } from '../plan/draw-list.ts';
import { cssColor } from './css-color.ts';
import { cssFont, type FontMetrics, fontMetrics } from './font.ts';
import type { Painter } from './painter.ts';
import type { Context2D } from './platform.ts';
import { layoutText, type TextLine } from './text-layout.ts';

/** Draws the text of a text object, clipped to its box. It scales with the picture. */
export function drawText<Source>(item: TextItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const { text, width, height } = item;
	const metrics = fontMetrics(text);
	context.save();
	context.setTransform(...compose(toPicture, item.transform));
	context.globalAlpha = item.opacity;
	context.globalCompositeOperation = 'source-over';
	context.fillStyle = cssColor(text.color);
	context.font = cssFont(text);
	context.textBaseline = 'alphabetic';
	context.textAlign = 'left';
	context.fontKerning = text.kerning ? 'normal' : 'none';
	const { lines, overflows } = layoutText(text, { ...metrics, width, height }, (piece) => context.measureText(piece).width);
	if (overflows) {
		context.beginPath();
		context.rect(0, 0, width, height);
		context.clip();
	}
	for (const line of lines) {
		for (const run of line.runs) context.fillText(run.text, run.x, line.baseline);
		if (text.underline) rule(context, line, metrics, line.baseline + metrics.underline);
		if (text.strikeout) rule(context, line, metrics, line.baseline - metrics.ascent / 3);
	}
	context.restore();
}

function rule<Source>(context: Context2D<Source>, { x, width }: TextLine, { thickness }: FontMetrics, middle: number): void {
	context.fillRect(x, middle - thickness / 2, width, thickness);
}
