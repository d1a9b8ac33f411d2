import type { Context2D } from '../platform/platform.ts';
import type { FontStyle } from './font.ts';
import { cssFont } from './font.ts';

/** Returns the width of a single line of text, in pixels. */
export type MeasureText = (text: string, font: FontStyle) => number;

/**
 * Measures texts with a canvas. Changes the context's font.
 *
 * @example textMeasure(canvas.getContext('2d'))('Tree', text)
 */
export function textMeasure<Source>(context: Pick<Context2D<Source>, 'font' | 'fontKerning' | 'measureText'>): MeasureText {
	let used: string | undefined;
	return (text, style) => {
		const font = cssFont(style);
		// Setting the font is as slow as measuring.
		if (font !== used) context.font = font;
		used = font;
		context.fontKerning = style.kerning ? 'normal' : 'none';
		return context.measureText(shownText(text)).width;
	};
}

/** A text that canvases accept: Node's throws on NUL, which JSON can contain. */
export const shownText = (text: string): string => text.replaceAll('\0', '\ufffd');
