import type { Context2D } from '../platform/platform.ts';
import type { FontStyle } from './font.ts';
import { cssFont } from './font.ts';
import { shownText } from './shown-text.ts';

/** Takes a text of one line, gives its width in pixels. */
export type MeasureText = (text: string, font: FontStyle) => number;

/**
 * Measures texts with a canvas, whose font it changes.
 *
 * @example textMeasure(canvas.getContext('2d'))('Tree', text)
 */
export function textMeasure<Source>(context: Pick<Context2D<Source>, 'font' | 'fontKerning' | 'measureText'>): MeasureText {
	let used: string | undefined;
	return (text, style) => {
		const font = cssFont(style);
		// Setting a font takes as long as measuring.
		if (font !== used) context.font = font;
		used = font;
		context.fontKerning = style.kerning ? 'normal' : 'none';
		return context.measureText(shownText(text)).width;
	};
}
