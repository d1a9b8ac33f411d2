import type { Rect } from '@tilewright/geometry';
import type { Attributes } from './element.ts';
import { short } from './number.ts';

/** The place and size of a rectangle, as attributes. */
export const rectAttributes = ({ x, y, width, height }: Rect): Attributes => ({
	x: short(x),
	y: short(y),
	width: short(width),
	height: short(height),
});
