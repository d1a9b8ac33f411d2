import type { ObjectOptions } from '@tilewright/edit';
import { textMeasure } from '@tilewright/render';
import { fontMetrics } from '@tilewright/render/internal';

/** The default font of texts. */
const STYLE = { fontfamily: 'sans-serif', pixelsize: 16, bold: false, italic: false, kerning: true };

/** A text with a box that is as large as it, drawn in one line (rule E39). */
export function newText(words: string): Extract<ObjectOptions, { readonly shape: 'text' }> {
	const { ascent, descent } = fontMetrics(STYLE);
	const size = { width: Math.ceil(widthOf(words)), height: Math.ceil(ascent + descent) };
	return { shape: 'text', x: 0, y: 0, ...size, text: { text: words, wrap: true } };
}

/** Returns the width of a text. Where nothing can measure it, as in tests, a letter is half as wide as it is high. */
function widthOf(words: string): number {
	const context = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1).getContext('2d');
	return context === undefined || context === null ? (words.length * STYLE.pixelsize) / 2 : textMeasure(context)(words, STYLE);
}
