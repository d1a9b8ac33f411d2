import type { Text } from '@tilewright/format';

/** What a font is chosen by. */
export type FontStyle = Pick<Text, 'fontfamily' | 'pixelsize' | 'bold' | 'italic' | 'kerning'>;

/** A family of the bundled fonts. */
export type FontFamily = 'DejaVu Sans' | 'DejaVu Serif' | 'DejaVu Sans Mono';

const MONO = /\bmono(space)?\b|courier|consol|terminal|typewriter|fixed|menlo|monaco|inconsolata|andale/i;
const SERIF = /\btimes\b|georgia|garamond|palatino|bookman|schoolbook|cambria|constantia|baskerville|\bcharter\b|roman\b/i;

/**
 * The bundled family that stands for a family: pictures are the same wherever they are made, whatever fonts are installed there.
 *
 * @param family - as a text object names it
 * @returns the sans-serif one for families that are not known to be of another kind
 * @example fontFamily('Courier New') // 'DejaVu Sans Mono'
 */
export function fontFamily(family: string): FontFamily {
	if (MONO.test(family)) return 'DejaVu Sans Mono';
	const serif = SERIF.test(family) || (/\bserif\b/i.test(family) && !/\bsans\b/i.test(family));
	return serif ? 'DejaVu Serif' : 'DejaVu Sans';
}

/**
 * The font of a text, as CSS writes it.
 *
 * @example cssFont({ fontfamily: 'serif', pixelsize: 16, bold: true, italic: false }) // 'bold 16px "DejaVu Serif"'
 */
export function cssFont({ fontfamily, pixelsize, bold, italic }: Pick<Text, 'fontfamily' | 'pixelsize' | 'bold' | 'italic'>): string {
	return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${usedSize(pixelsize)}px "${fontFamily(fontfamily)}"`;
}

/** The editor sets text without a size in the default one. */
export const usedSize = (pixelsize: number): number => (pixelsize > 0 ? pixelsize : 16);

/** Measures of a font, in pixels from the base line. */
export interface FontMetrics {
	/** Up to the top of the line. */
	readonly ascent: number;
	/** Down to the bottom of the line. */
	readonly descent: number;
	/** Thickness of the lines under and through the text. */
	readonly thickness: number;
	/** Down to the middle of the line under the text. */
	readonly underline: number;
	/** Up to the middle of the line through the text. */
	readonly strikeout: number;
}

/** The measures of the bundled fonts at a size, as the editor has them. */
export function fontMetrics({ fontfamily, pixelsize, bold }: Pick<Text, 'fontfamily' | 'pixelsize' | 'bold'>): FontMetrics {
	const em = usedSize(pixelsize) / 2048;
	// Bold serifs are taller.
	const ascent = (bold && fontFamily(fontfamily) === 'DejaVu Serif' ? 1923 : 1901) * em;
	const descent = 483 * em;
	return { ascent, descent, thickness: Math.max(1, 90 * em), underline: Math.min(1.5, descent - 0.5), strikeout: ascent / 3 };
}
