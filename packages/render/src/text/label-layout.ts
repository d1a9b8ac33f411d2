import type { Matrix, Rect, Vector } from '@tilewright/geometry';
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

/** The position of a label's letters, in pixels of the picture. */
export const labelPlace = ({ at }: LabelItem, toPicture: Matrix, width: number): Vector =>
	lettersAt(applyMatrix(toPicture, at.x, at.y), width);

/** The background of a label. All is in pixels of the picture. @param middle - of the top edge of the object */
export const labelBox = (middle: Vector, width: number): Rect => boxAround(lettersAt(middle, width), width);

// On whole pixels, letters are sharp.
const lettersAt = (middle: Vector, width: number): Vector => ({
	x: Math.round(middle.x - width / 2),
	y: Math.round(middle.y - DISTANCE),
});

const { ascent, descent } = fontMetrics(LABEL_FONT);

const boxAround = ({ x, y }: Vector, width: number): Rect => ({
	x: x - 2 * MARGIN,
	y: y - ascent - MARGIN,
	width: width + 4 * MARGIN,
	height: ascent + descent + 2 * MARGIN,
});

/** The position of a label's letters, and the outline of its background; in pixels of the picture. */
export function labelLayout(item: LabelItem, toPicture: Matrix, width: number): { x: number; y: number; background: PathStep[] } {
	const place = labelPlace(item, toPicture, width);
	return { ...place, background: roundedPath(boxAround(place, width), RADIUS, RADIUS) };
}
