import type { FontStyle } from '../text/font.ts';
import { fontFamily, usedSize } from '../text/font.ts';
import type { Attributes } from './element.ts';
import { element, escaped } from './element.ts';
import { short } from './number.ts';
import type { Sketch } from './sketch.ts';

/** What else may stand for a family, where it is not installed. */
const GENERIC = { 'DejaVu Sans': 'sans-serif', 'DejaVu Serif': 'serif', 'DejaVu Sans Mono': 'monospace' } as const;

/** The attributes that choose a font. */
export function fontAttributes({ fontfamily, pixelsize, bold, italic, kerning }: FontStyle): Attributes {
	const family = fontFamily(fontfamily);
	return {
		'font-family': `'${family}', ${GENERIC[family]}`,
		'font-size': short(usedSize(pixelsize)),
		'font-weight': bold ? 'bold' : undefined,
		'font-style': italic ? 'italic' : undefined,
		style: kerning ? undefined : 'font-kerning:none',
		// Spaces count; viewers of today and of yesterday know this.
		'xml:space': 'preserve',
	};
}

/** A piece of a text, as long as it is in its font: in another one it is stretched, so that nothing moves. */
export function textRun(text: string, x: number, y: number, font: FontStyle, { measure }: Sketch): string {
	const length = measure(text, font);
	const fit = text.length > 1 && length > 0 ? { textLength: short(length), lengthAdjust: 'spacingAndGlyphs' } : {};
	return element('tspan', { x: short(x), y: short(y), ...fit }, escaped(text));
}
