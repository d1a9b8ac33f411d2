import { compose, translation } from '@tilewright/geometry';
import type { LabelItem, TextItem } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import { pixelFit } from '../pixels/pixel-fit.ts';
import type { FontStyle } from '../text/font.ts';
import { fontFamily, fontMetrics, usedSize } from '../text/font.ts';
import { labelFont, labelLayout } from '../text/label-layout.ts';
import { layoutText } from '../text/text-layout.ts';
import { painted, pathData, rectAttributes, short, transformText } from './attributes.ts';
import type { Attributes } from './element.ts';
import { element, escaped } from './element.ts';
import type { Printer } from './printer.ts';

/** Prints the text of a text object, laid out in its box and clipped to it. It scales with the view. */
export function textGroup(item: TextItem, printer: Printer): string {
	const { text, width, height, opacity } = item;
	const matrix = compose(printer.toPicture, item.transform);
	const fit = pixelFit(matrix);
	const metrics = fontMetrics(text);
	const { lines, overflows } = layoutText(text, { ...metrics, width, height }, (piece) => printer.measure(piece, text));
	const runs: string[] = [];
	const rules: string[] = [];
	for (const line of lines) {
		if (line.width === 0) continue;
		for (const run of line.runs) runs.push(textRun(run.text, run.x, fit.y(line.baseline), text, printer));
		// The length is in whole pixels, as in Tiled.
		const rule = (middle: number): void => {
			const rect = { x: line.x, y: middle - metrics.thickness / 2, width: Math.floor(line.width), height: metrics.thickness };
			rules.push(element('rect', rectAttributes(rect)));
		};
		if (text.underline) rule(line.baseline + metrics.underline);
		if (text.strikeout) rule(line.baseline - metrics.strikeout);
	}
	if (runs.length === 0) return '';
	const content = `${element('text', fontAttributes(text), runs.join(''))}${rules.join('')}`;
	const clip = overflows ? clipId() : undefined;
	const group = { transform: transformText(matrix), ...painted('fill', text.color, opacity) };
	return element('g', { ...group, 'clip-path': clip && `url(#${clip})` }, content);

	function clipId(): string {
		const [x, y] = [fit.x(0), fit.y(0)];
		const rect = rectAttributes({ x, y, width: Math.max(0, fit.x(width) - x), height: Math.max(0, fit.y(height) - y) });
		return printer.define('c', Object.values(rect).join(' '), (id) => element('clipPath', { id }, element('rect', rect)));
	}
}

/** Prints the name of an object: white with a shadow, on the object's color. */
export function labelGroup(item: LabelItem, printer: Printer): string {
	const { text, color, opacity, density = 1 } = item;
	const font = labelFont(density);
	const { x, y, background } = labelLayout(item, printer.toPicture, printer.measure(text, font));
	const base = (shift: number, fill: string): string =>
		element('path', { d: pathData(movedPath(background, translation(shift, shift))), ...painted('fill', fill, opacity) });
	const letters = (shift: number, fill: string): string =>
		element('text', { ...fontAttributes(font), ...painted('fill', fill, opacity) }, textRun(text, x + shift, y + shift, font, printer));
	return element('g', {}, base(density, '#000000') + base(0, color) + letters(density, '#000000') + letters(0, '#ffffff'));
}

/** The fallback for each family, if it is not installed. */
const GENERIC = { 'DejaVu Sans': 'sans-serif', 'DejaVu Serif': 'serif', 'DejaVu Sans Mono': 'monospace' } as const;

/** The attributes of a font. */
function fontAttributes({ fontfamily, pixelsize, bold, italic, kerning }: FontStyle): Attributes {
	const family = fontFamily(fontfamily);
	return {
		'font-family': `'${family}', ${GENERIC[family]}`,
		'font-size': short(usedSize(pixelsize)),
		'font-weight': bold ? 'bold' : undefined,
		'font-style': italic ? 'italic' : undefined,
		style: kerning ? undefined : 'font-kerning:none',
		// Keeps spaces, in old and new viewers.
		'xml:space': 'preserve',
	};
}

/** A run of text with a fixed length: a fallback font is stretched to it, so that nothing moves. */
function textRun(text: string, x: number, y: number, font: FontStyle, { measure }: Printer): string {
	const length = measure(text, font);
	const fit = text.length > 1 && length > 0 ? { textLength: short(length), lengthAdjust: 'spacingAndGlyphs' } : {};
	return element('tspan', { x: short(x), y: short(y), ...fit }, escaped(text));
}
