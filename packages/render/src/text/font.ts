import type { Text } from '@tilewright/format';

/** The fields of a text that choose its font. */
export type FontStyle = Pick<Text, 'fontfamily' | 'pixelsize' | 'bold' | 'italic' | 'kerning'>;

/** A family of the bundled fonts. */
export type FontFamily = 'DejaVu Sans' | 'DejaVu Serif' | 'DejaVu Sans Mono';

const MONO = /\bmono(space)?\b|courier|consol|terminal|typewriter|fixed|menlo|monaco|inconsolata|andale/i;
const SERIF = /\btimes\b|georgia|garamond|palatino|bookman|schoolbook|cambria|constantia|baskerville|\bcharter\b|roman\b/i;

/**
 * The bundled family used in place of a family. Installed fonts are never used, so pictures are the same on every machine.
 *
 * @param family - the family that a text object asks for
 * @returns the sans-serif family, unless the name suggests another kind
 * @example fontFamily('Courier New') // 'DejaVu Sans Mono'
 */
export function fontFamily(family: string): FontFamily {
	if (MONO.test(family)) return 'DejaVu Sans Mono';
	const serif = SERIF.test(family) || (/\bserif\b/i.test(family) && !/\bsans\b/i.test(family));
	return serif ? 'DejaVu Serif' : 'DejaVu Sans';
}

/**
 * The font of a text, in CSS.
 *
 * @example cssFont({ fontfamily: 'serif', pixelsize: 16, bold: true, italic: false }) // 'bold 16px "DejaVu Serif"'
 */
export function cssFont({ fontfamily, pixelsize, bold, italic }: Pick<Text, 'fontfamily' | 'pixelsize' | 'bold' | 'italic'>): string {
	return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${usedSize(pixelsize)}px "${fontFamily(fontfamily)}"`;
}

/** The size that is used for text; Tiled uses its default for text without a valid size. */
export const usedSize = (pixelsize: number): number => (pixelsize > 0 ? pixelsize : 16);

/** Measures of a font, in pixels from the baseline. */
export interface FontMetrics {
	/** Up to the top of the line. */
	readonly ascent: number;
	/** Down to the bottom of the line. */
	readonly descent: number;
	/** Thickness of underlines and strikeouts. */
	readonly thickness: number;
	/** Down to the middle of an underline. */
	readonly underline: number;
	/** Up to the middle of a strikeout. */
	readonly strikeout: number;
}

/** The measures of a bundled font at a size, as Tiled computes them. */
export function fontMetrics({ fontfamily, pixelsize, bold }: Pick<Text, 'fontfamily' | 'pixelsize' | 'bold'>): FontMetrics {
	const em = usedSize(pixelsize) / 2048;
	// Bold serifs are taller.
	const ascent = (bold && fontFamily(fontfamily) === 'DejaVu Serif' ? 1923 : 1901) * em;
	const descent = 483 * em;
	return { ascent, descent, thickness: Math.max(1, 90 * em), underline: Math.min(1.5, descent - 0.5), strikeout: ascent / 3 };
}

/** A font file of the package dejavu-fonts-ttf, and its font in terms of CSS. */
export interface FontFile {
	/** Path in the package. */
	readonly file: string;
	readonly family: FontFamily;
	readonly weight: 'normal' | 'bold';
	readonly style: 'normal' | 'italic';
}

/** The bundled fonts: each family upright and slanted, regular and bold. */
export const FONT_FILES: readonly FontFile[] = [
	{ file: 'ttf/DejaVuSans.ttf', family: 'DejaVu Sans', weight: 'normal', style: 'normal' },
	{ file: 'ttf/DejaVuSans-Bold.ttf', family: 'DejaVu Sans', weight: 'bold', style: 'normal' },
	{ file: 'ttf/DejaVuSans-Oblique.ttf', family: 'DejaVu Sans', weight: 'normal', style: 'italic' },
	{ file: 'ttf/DejaVuSans-BoldOblique.ttf', family: 'DejaVu Sans', weight: 'bold', style: 'italic' },
	{ file: 'ttf/DejaVuSerif.ttf', family: 'DejaVu Serif', weight: 'normal', style: 'normal' },
	{ file: 'ttf/DejaVuSerif-Bold.ttf', family: 'DejaVu Serif', weight: 'bold', style: 'normal' },
	{ file: 'ttf/DejaVuSerif-Italic.ttf', family: 'DejaVu Serif', weight: 'normal', style: 'italic' },
	{ file: 'ttf/DejaVuSerif-BoldItalic.ttf', family: 'DejaVu Serif', weight: 'bold', style: 'italic' },
	{ file: 'ttf/DejaVuSansMono.ttf', family: 'DejaVu Sans Mono', weight: 'normal', style: 'normal' },
	{ file: 'ttf/DejaVuSansMono-Bold.ttf', family: 'DejaVu Sans Mono', weight: 'bold', style: 'normal' },
	{ file: 'ttf/DejaVuSansMono-Oblique.ttf', family: 'DejaVu Sans Mono', weight: 'normal', style: 'italic' },
	{ file: 'ttf/DejaVuSansMono-BoldOblique.ttf', family: 'DejaVu Sans Mono', weight: 'bold', style: 'italic' },
];
