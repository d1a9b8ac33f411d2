import { colorParts } from '@tilewright/editor-core/editor/color.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';

/** The color of lines that must stand out from the background of a map: `#RRGGBB`, black or white. Reads signals. */
export function lineColor({ theme }: Editor, { structure }: MapSession): string {
	const own = colorParts(structure.value.backgroundcolor ?? '');
	const isLight = own === undefined || own.alpha < 128 ? theme.value === 'light' : brightness(own.rgb) > 80;
	return isLight ? '#000000' : '#ffffff';
}

/** The brightness of a color, from 0 to 255. */
function brightness(rgb: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(rgb.slice(from, from + 2), 16));
	return 0.299 * red + 0.587 * green + 0.114 * blue;
}
