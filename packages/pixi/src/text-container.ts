import type { Text as MapText } from '@tilewright/format';
import type { TextPiece } from '@tilewright/play/scene';
import { colorOf } from '@tilewright/play/scene';
import { CanvasTextMetrics, Container, Graphics, Matrix, Text, TextStyle } from 'pixi.js';

/** The part of the free space that is before a text. */
const BEFORE = { left: 0, justify: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** Shows a text in its box: aligned in it, wrapped at its width, clipped to it. */
export function textContainer({ text, matrix, width, height }: TextPiece, fontFamily: (family: string) => string): Container {
	const style = styleOf(text, width, fontFamily);
	const { words, metrics } = begun(text.text, style, height);
	const x = BEFORE[text.halign] * (width - metrics.width);
	const y = BEFORE[text.valign] * (height - metrics.height);
	const container = new Container();
	container.addChild(new Text({ text: words, style, x, y }));
	if (text.underline || text.strikeout) container.addChild(linesOf(text, metrics, x, y));
	// Most texts fit, and masks take time.
	if (metrics.width > width || metrics.height > height) {
		const mask = new Graphics().rect(0, 0, width, height).fill(0xffffff);
		container.addChild(mask);
		container.mask = mask;
	}
	container.setFromMatrix(new Matrix(...matrix));
	return container;
}

/**
 * The lines of a text that begin in its box. As in Tiled, the other lines are left out before the text is aligned: a text at the
 * bottom shows the last of the remaining lines.
 */
function begun(text: string, style: TextStyle, height: number): { readonly words: string; readonly metrics: CanvasTextMetrics } {
	const metrics = CanvasTextMetrics.measureText(text || ' ', style);
	const count = Math.ceil(height / metrics.lineHeight);
	if (metrics.lines.length <= count) return { words: text, metrics };
	const words = metrics.lines.slice(0, count).join('\n');
	return { words, metrics: CanvasTextMetrics.measureText(words || ' ', style) };
}

function styleOf(
	{ pixelsize, bold, italic, halign, wrap, color, fontfamily }: MapText,
	width: number,
	fontFamily: (family: string) => string,
): TextStyle {
	const { rgb, alpha } = colorOf(color) ?? { rgb: 0, alpha: 1 };
	return new TextStyle({
		fontFamily: fontFamily(fontfamily),
		fontSize: pixelsize > 0 ? pixelsize : 16,
		fontWeight: bold ? 'bold' : 'normal',
		fontStyle: italic ? 'italic' : 'normal',
		fill: { color: rgb, alpha },
		align: halign,
		wordWrap: wrap,
		wordWrapWidth: width,
		breakWords: wrap,
	});
}

/** The lines below and through the letters of a text. */
function linesOf(
	text: MapText,
	{ lineWidths, lineHeight, maxLineWidth, fontProperties }: CanvasTextMetrics,
	x: number,
	y: number,
): Graphics {
	const lines = new Graphics();
	const { rgb, alpha } = colorOf(text.color) ?? { rgb: 0, alpha: 1 };
	const thickness = Math.max(1, fontProperties.fontSize / 22);
	for (const [index, width] of lineWidths.entries()) {
		const left = x + BEFORE[text.halign] * (maxLineWidth - width);
		const baseline = y + index * lineHeight + (lineHeight - fontProperties.fontSize) / 2 + fontProperties.ascent;
		if (text.underline) lines.rect(left, baseline + thickness, width, thickness);
		if (text.strikeout) lines.rect(left, baseline - fontProperties.ascent / 3, width, thickness);
	}
	return lines.fill({ color: rgb, alpha });
}
