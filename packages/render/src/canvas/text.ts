import { compose } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { LabelItem, TextItem } from '../draw-list/draw-list.ts';
import { pixelFit } from '../pixels/pixel-fit.ts';
import { cssFont, fontMetrics } from '../text/font.ts';
import { labelFont, labelLayout, labelPlace } from '../text/label-layout.ts';
import { shownText } from '../text/measure-text.ts';
import { layoutText } from '../text/text-layout.ts';
import type { Painter } from './painter.ts';
import { setBlending } from './painter.ts';
import { tracePath } from './shape.ts';

/** Tiled rounds the positions of letters down to quarters of a pixel, canvases to the nearest; with this shift they agree. */
const ROUNDED_DOWN = 1 / 8;

/** Draws the text of a text object, clipped to its box. It scales with the view. */
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
		// The length is in whole pixels, as in Tiled.
		const length = Math.floor(line.width);
		const rule = (middle: number): void => context.fillRect(line.x, middle - metrics.thickness / 2, length, metrics.thickness);
		if (text.underline) rule(line.baseline + metrics.underline);
		if (text.strikeout) rule(line.baseline - metrics.strikeout);
	}
	context.restore();
}

/** Draws the name of an object: white with a shadow, on the object's color. */
export function drawLabel<Source>(item: LabelItem, painter: Painter<Source>): void {
	const { context, toPicture } = painter;
	const text = shownText(item.text);
	const { density = 1 } = item;
	const key = density === 1 ? text : `${density}\0${text}`;
	const known = painter.platform.labelWidths?.get(key);
	if (known !== undefined && isOutside(item, known, painter)) return;
	context.save();
	context.setTransform(1, 0, 0, 1, 0, 0);
	setBlending(context, item.opacity, 'normal');
	context.font = cssFont(labelFont(density));
	context.textBaseline = 'alphabetic';
	context.textAlign = 'left';
	const width = known ?? context.measureText(text).width;
	keepWidth(key, width, painter);
	if (isOutside(item, width, painter)) {
		context.restore();
		return;
	}
	const { x, y, background } = labelLayout(item, toPicture, width);
	for (const [color, shift] of [
		['#000000', density],
		[item.color, 0],
	] as const) {
		context.fillStyle = cssColor(color);
		context.setTransform(1, 0, 0, 1, shift, shift);
		tracePath(context, background);
		context.fill();
	}
	for (const [color, shift] of [
		['#000000', density],
		['#ffffff', 0],
	] as const) {
		context.fillStyle = evenPaint(color, painter);
		context.setTransform(1, 0, 0, 1, shift, shift);
		context.fillText(text, x, y);
	}
	context.restore();
}

/** More widths than this are not kept. */
const MOST_WIDTHS = 100_000;

function keepWidth<Source>(key: string, width: number, { platform: { labelWidths } }: Painter<Source>): void {
	if (labelWidths === undefined) return;
	if (labelWidths.size >= MOST_WIDTHS) labelWidths.clear();
	labelWidths.set(key, width);
}

/** Whether nothing of a label is on the canvas: lists have more labels than are seen, because they do not know their widths. */
function isOutside<Source>(item: LabelItem, width: number, { toPicture, width: right, height: bottom }: Painter<Source>): boolean {
	const { x, y } = labelPlace(item, toPicture, width);
	const edge = EDGE * (item.density ?? 1);
	return x > right + edge || x + width < -edge || y > bottom + edge || y < -edge;
}

/** How far the background of a label and its shadow reach beyond its letters, at most, at density 1. */
const EDGE = 32;

/**
 * A fill style for text that makes all colors equally bold. Skia, which Chromium and Node's canvas use, makes dark letters thinner and
 * light ones thicker, but not if the fill is a pattern, whose color it does not know.
 *
 * @param color - a CSS color
 */
function evenPaint<Source>(color: string, { context, platform }: Painter<Source>): unknown {
	const paints = kept.get(context) ?? new Map<string, unknown>();
	kept.set(context, paints);
	let paint = paints.get(color);
	if (paint === undefined) {
		const pixel = platform.surface(1, 1);
		pixel.context.fillStyle = color;
		pixel.context.fillRect(0, 0, 1, 1);
		paint = context.createPattern(pixel.source, 'repeat') ?? color;
		if (paints.size < MOST_KEPT) paints.set(color, paint);
	}
	return paint;
}

/** The fill styles for each canvas: a map may have thousands of names in a few colors. */
const kept = new WeakMap<object, Map<string, unknown>>();
const MOST_KEPT = 256;
