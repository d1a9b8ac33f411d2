import { FONT_FILES } from '../text/font.ts';

/**
 * Loads the bundled fonts, so that texts look the same everywhere. Without them, the browser uses its own.
 *
 * @param baseUrl - URL of the package dejavu-fonts-ttf, or of a copy
 * @param fonts - the fonts of the page; in a worker, pass `self.fonts`
 * @throws if a font cannot be loaded
 * @example await loadFonts('/node_modules/dejavu-fonts-ttf/');
 */
export async function loadFonts(baseUrl: string, fonts: FontFaceSet = document.fonts): Promise<void> {
	const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
	const faces = FONT_FILES.map(({ file, family, weight, style }) => new FontFace(family, `url("${base}${file}")`, { weight, style }));
	for (const face of await Promise.all(faces.map((face) => face.load()))) fonts.add(face);
}
