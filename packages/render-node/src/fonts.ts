import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { GlobalFonts } from '@napi-rs/canvas';
import { FONT_FILES } from '@tilewright/render/internal';

let registered = false;

/** Makes the fonts that come with the package known to the canvas, once: text is the same on every machine. */
export function registerFonts(): void {
	if (registered) return;
	registered = true;
	const require = createRequire(import.meta.url);
	const folder = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
	for (const { family, file } of FONT_FILES) GlobalFonts.registerFromPath(join(folder, file), family);
}
