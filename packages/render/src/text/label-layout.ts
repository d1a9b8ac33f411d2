import type { Matrix } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { LabelItem, PathStep } from '../draw-list/draw-list.ts';
import { roundedPath } from '../draw-list/path.ts';
import { fontMetrics } from './font.ts';

/** The font of labels. */
export const LABEL_FONT = { fontfamily: 'sans-serif', pixelsize: 12, bold: false, italic: false, kerning: true };

/** Distance from the object up to the baseline, margin around the letters, radius of the corners; in pixels of the picture. */
const DISTANCE = 12;
const MARGIN = 3;
const RADIUS = 4;

/** The position of a label's letters, and the outline of its background; in pixels of the picture. */
export function labelLayout({ at }: LabelItem, toPicture: Matrix, width: number): { x: number; y: number; background: PathStep[] } {
	const { ascent, descent } = fontMetrics(LABEL_FONT);
	const middle = applyMatrix(toPicture, at.x, at.y);
	// On whole pixels, letters are sharp.
	const [x, y] = [Math.round(middle.x - width / 2), Math.round(middle.y - DISTANCE)];
	const box = { x: x - 2 * MARGIN, y: y - ascent - MARGIN, width: width + 4 * MARGIN, height: ascent + descent + 2 * MARGIN };
	return { x, y, background: roundedPath(box, RADIUS, RADIUS) };
}
