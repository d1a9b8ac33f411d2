import type { CellBounds } from '@tilewright/format';
import type { Rect } from './geometry.ts';

/** The edges of a rectangle. */
export interface Edges {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Rectangles are enlarged by this, in pixels, so that rounding never loses a cell. */
const HAIR = 1 / 1024;

/** The edges of a screen rectangle, slightly enlarged. */
export function edgesOf(rect: Rect): Edges {
	return {
		left: rect.x - HAIR,
		top: rect.y - HAIR,
		right: rect.x + rect.width + HAIR,
		bottom: rect.y + rect.height + HAIR,
	};
}

/** The first and last column and row of cells. */
export function cellEdges({ x, y, width, height }: CellBounds): Edges {
	return { left: x, top: y, right: x + width - 1, bottom: y + height - 1 };
}

/** The smallest integer that is at least `from` and `least`. Adding 0 turns -0 into 0. */
export const firstOf = (from: number, least: number): number => Math.max(least, Math.ceil(from)) + 0;

/** The largest integer that is at most `to` and `most`. */
export const lastOf = (to: number, most: number): number => Math.min(most, Math.floor(to)) + 0;
