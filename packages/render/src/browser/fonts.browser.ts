import { FONT_FILES } from '../text/font-files.ts';

/**
 * Loads the fonts that texts are set in, so that they look the same everywhere. Without them the browser takes its own.
 *
 * @param baseUrl - where the files of the package dejavu-fonts-ttf, or copies of them, lie
 * @param fonts - those of the page; in a worker, `self.fonts`
 * @throws when a font is not there
 * @example await loadFonts('/node_modules/dejavu-fonts-ttf/');
 */
export async function loadFonts(baseUrl: string, fonts: FontFaceSet = document.fonts): Promise<void> {
	const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
	const faces = FONT_FILES.map(({ file, family, weight, style }) => new FontFace(family, `url("${base}${file}")`, { weight, style }));
	for (const face of await Promise.all(faces.map((face) => face.load()))) fonts.add(face);
}
