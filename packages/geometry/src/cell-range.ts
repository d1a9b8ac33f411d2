import type { CellBounds } from '@tilewright/format';
import type { Rect } from './geometry.ts';

/** The edges of a rectangle. */
export interface Edges {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** So much is added around what is asked for, in pixels: rounding never loses a cell. */
const HAIR = 1 / 1024;

/** The edges of a rectangle of the screen, a hair further out. */
export function edgesOf(rect: Rect): Edges {
	return {
		left: rect.x - HAIR,
		top: rect.y - HAIR,
		right: rect.x + rect.width + HAIR,
		bottom: rect.y + rect.height + HAIR,
	};
}

/** The first and the last column and row of cells. */
export function cellEdges({ x, y, width, height }: CellBounds): Edges {
	return { left: x, top: y, right: x + width - 1, bottom: y + height - 1 };
}

/** The first whole number that is neither below `from` nor below `least`; the sum with 0 is never -0. */
export const firstOf = (from: number, least: number): number => Math.max(least, Math.ceil(from)) + 0;

/** The last whole number that is neither above `to` nor above `most`. */
export const lastOf = (to: number, most: number): number => Math.min(most, Math.floor(to)) + 0;
