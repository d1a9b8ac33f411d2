import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { LabelItem, PathStep } from '../draw-list/draw-list.ts';
import { roundedPath } from '../draw-list/path.ts';
import { fontMetrics } from './font.ts';

/** The font of labels, at density 1. */
export const LABEL_FONT = { fontfamily: 'sans-serif', pixelsize: 12, bold: false, italic: false, kerning: true };

/** The font of labels that are larger by a factor. */
export const labelFont = (density: number): typeof LABEL_FONT =>
	density === 1 ? LABEL_FONT : { ...LABEL_FONT, pixelsize: density * LABEL_FONT.pixelsize };

/** Distance from the object up to the baseline, margin around the letters, radius of the corners; in pixels of the picture at density 1. */
const DISTANCE = 12;
const MARGIN = 3;
const RADIUS = 4;

/** The position of a label's letters, in pixels of the picture. @param width - of its letters, in the same */
export const labelPlace = ({ at, density = 1 }: LabelItem, toPicture: Matrix, width: number): Vector =>
	lettersAt(applyMatrix(toPicture, at.x, at.y), width, density);

/** The background of a label at density 1. All is in pixels of the picture. @param middle - of the top edge of the object */
export const labelBox = (middle: Vector, width: number): Rect => boxAround(lettersAt(middle, width, 1), width, 1);

// On whole pixels, letters are sharp.
const lettersAt = (middle: Vector, width: number, density: number): Vector => ({
	x: Math.round(middle.x - width / 2),
	y: Math.round(middle.y - density * DISTANCE),
});

const { ascent, descent } = fontMetrics(LABEL_FONT);

const boxAround = ({ x, y }: Vector, width: number, density: number): Rect => ({
	x: x - 2 * density * MARGIN,
	y: y - density * (ascent + MARGIN),
	width: width + 4 * density * MARGIN,
	height: density * (ascent + descent + 2 * MARGIN),
});

/**
 * The position of a label's letters, and the outline of its background; in pixels of the picture.
 *
 * @param width - of its letters, in the same
 */
export function labelLayout(item: LabelItem, toPicture: Matrix, width: number): { x: number; y: number; background: PathStep[] } {
	const place = labelPlace(item, toPicture, width);
	const { density = 1 } = item;
	return { ...place, background: roundedPath(boxAround(place, width, density), density * RADIUS, density * RADIUS) };
}
