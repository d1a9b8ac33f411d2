import type { FontFamily } from './font.ts';

/** A font file of the package dejavu-fonts-ttf, and what it holds, in words of CSS. */
export interface FontFile {
	/** Path within the package. */
	readonly file: string;
	readonly family: FontFamily;
	readonly weight: 'normal' | 'bold';
	readonly style: 'normal' | 'italic';
}

/** The fonts that texts are set in: each family upright and slanted, regular and bold. */
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
