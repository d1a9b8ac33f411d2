/** A font that comes with the package. */
export interface FontFile {
	readonly family: string;
	/** Name in the folder of the fonts. */
	readonly file: string;
	readonly bold: boolean;
	readonly italic: boolean;
}

/** The fonts that come with the package. */
export const fontFiles: readonly FontFile[] = [
	...styles('DejaVu Sans', 'DejaVuSans', 'Oblique'),
	...styles('DejaVu Serif', 'DejaVuSerif', 'Italic'),
	...styles('DejaVu Sans Mono', 'DejaVuSansMono', 'Oblique'),
];

function styles(family: string, name: string, slant: string): FontFile[] {
	return [
		{ family, file: `${name}.ttf`, bold: false, italic: false },
		{ family, file: `${name}-Bold.ttf`, bold: true, italic: false },
		{ family, file: `${name}-${slant}.ttf`, bold: false, italic: true },
		{ family, file: `${name}-Bold${slant}.ttf`, bold: true, italic: true },
	];
}
