import type { Rect, Vector } from '@tilewright/geometry';
import type { Handle } from './frame.ts';

/** The rules for resizing a box. */
export interface ResizeOptions {
	/** Keeps the proportions (Ctrl). */
	readonly isProportional: boolean;
	/** The point that stays, in the axes of the box (Shift); the opposite side by default. */
	readonly about?: Vector;
	/** The least width and height. */
	readonly least: number;
}

/** A box whose handle was dragged to a point, in the axes of the box (rule E48). */
export function resizedBox(box: Rect, { across, down }: Handle, to: Vector, { isProportional, about, least }: ResizeOptions): Rect {
	const x = resizedSide(box.x, box.width, across, to.x, about?.x, least);
	const y = resizedSide(box.y, box.height, down, to.y, about?.y, least);
	if (!isProportional || box.width === 0 || box.height === 0) return { x: x.at, y: y.at, width: x.size, height: y.size };
	const [fx, fy] = [x.size / box.width, y.size / box.height];
	const factor = across === 0 ? fy : down === 0 ? fx : Math.max(fx, fy);
	const fixed = {
		x: about?.x ?? box.x + (box.width * (1 - across)) / 2,
		y: about?.y ?? box.y + (box.height * (1 - down)) / 2,
	};
	return {
		x: fixed.x + (box.x - fixed.x) * factor,
		y: fixed.y + (box.y - fixed.y) * factor,
		width: box.width * factor,
		height: box.height * factor,
	};
}

/** One side of the box: where it begins, and its length. */
function resizedSide(start: number, length: number, direction: -1 | 0 | 1, to: number, about: number | undefined, least: number) {
	if (direction === 0) return { at: start, size: length };
	const edge = direction > 0 ? start + length : start;
	if (about !== undefined && edge !== about) {
		const factor = Math.max(length === 0 ? 0 : least / length, (to - about) / (edge - about));
		return { at: about + (start - about) * factor, size: length * factor };
	}
	const fixed = direction > 0 ? start : start + length;
	const size = Math.max(least, direction > 0 ? to - fixed : fixed - to);
	return { at: direction > 0 ? fixed : fixed - size, size };
}

/**
 * The factor by which several objects grow when a handle of their frame is dragged (rule E48): the same for both directions, the smaller one
 * at corners, and at least 1 %.
 */
export function groupFactor({ across, down }: Handle, from: Vector, to: Vector, fixed: Vector): number {
	const x = across !== 0 && from.x !== fixed.x ? (to.x - fixed.x) / (from.x - fixed.x) : undefined;
	const y = down !== 0 && from.y !== fixed.y ? (to.y - fixed.y) / (from.y - fixed.y) : undefined;
	return Math.max(0.01, Math.min(x ?? Infinity, y ?? Infinity) === Infinity ? 1 : Math.min(x ?? Infinity, y ?? Infinity));
}
