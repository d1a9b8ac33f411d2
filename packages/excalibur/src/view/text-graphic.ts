import type { Text as MapText } from '@tilewright/format';
import type { TextPiece } from '@tilewright/play/scene';
import { colorOf, wrapText } from '@tilewright/play/scene';
import { Canvas } from 'excalibur';
import type { MapViewOptions } from '../options.ts';

/** The part of the free space that is before a text. */
const BEFORE = { left: 0, justify: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** A text in its box: aligned in it, wrapped at its width, clipped to it. Excalibur's own texts are not clipped, and have no lines below letters. */
export function textGraphic(
	{ text, width, height }: TextPiece,
	{ fontFamily = (family) => family, textResolution = 1 }: MapViewOptions,
): Canvas | undefined {
	if (width <= 0 || height <= 0) return undefined;
	return new Canvas({
		width,
		height,
		cache: true,
		quality: textResolution,
		smoothing: true,
		draw: (context) => drawText(context, text, width, height, fontFamily(text.fontfamily)),
	});
}

function drawText(context: CanvasRenderingContext2D, text: MapText, width: number, height: number, family: string): void {
	const { pixelsize, bold, italic, wrap, halign, valign, underline, strikeout } = text;
	const size = pixelsize > 0 ? pixelsize : 16;
	context.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${family}`;
	context.fillStyle = cssColor(text.color);
	const measure = (line: string): number => context.measureText(line).width;
	const lines = wrap ? wrapText(text.text, width, measure) : text.text.split(/\r?\n/);
	const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
	const thickness = Math.max(1, size / 22);
	const top = BEFORE[valign] * (height - lines.length * (ascent + descent));
	for (const [index, line] of lines.entries()) {
		const wide = measure(line);
		const x = BEFORE[halign] * (width - wide);
		const baseline = top + index * (ascent + descent) + ascent;
		context.fillText(line, x, baseline);
		if (underline) context.fillRect(x, baseline + thickness, wide, thickness);
		if (strikeout) context.fillRect(x, baseline - ascent / 3, wide, thickness);
	}
}

function cssColor(color: string): string {
	const { rgb, alpha } = colorOf(color) ?? { rgb: 0, alpha: 1 };
	return `rgba(${rgb >> 16}, ${(rgb >> 8) & 0xff}, ${rgb & 0xff}, ${alpha})`;
}
