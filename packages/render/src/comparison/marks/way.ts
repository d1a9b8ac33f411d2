import type { Rect, Vector } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { PathStep } from '../../draw-list/draw-list.ts';
import { ellipsePath, linePath } from '../../draw-list/path.ts';

/** Radius of the dot where a way begins, length of its arrow, and how long it is at least, in pixels of the picture. */
const DOT = 3;
const HEAD = 8;
const LEAST = 16;

/** How it is shown that something came from elsewhere. */
export interface Way {
	readonly line: PathStep[];
	/** A dot where it came from; an arrow that points at the box, unless the way begins within. */
	readonly ends: PathStep[];
}

/**
 * The way of an object to the middle of its box.
 *
 * @param scale - pixels of the picture for one of the screen
 * @returns nothing where it is so short that it would not be seen
 */
export function wayOf(from: Vector, box: Rect, scale: number): Way | undefined {
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const [dx, dy] = [from.x - middle.x, from.y - middle.y];
	const length = Math.hypot(dx, dy);
	if (length * scale < LEAST) return undefined;
	const dot = ellipsePath(widened({ ...from, width: 0, height: 0 }, DOT / scale));
	// How much of the way, from its end on, lies in the box.
	const within = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
	if ((1 - within) * length * scale < HEAD) return { line: linePath([from, middle], false), ends: dot };
	const tip = { x: middle.x + dx * within, y: middle.y + dy * within };
	const [ux, uy] = [((dx / length) * HEAD) / scale, ((dy / length) * HEAD) / scale];
	const base = { x: tip.x + ux, y: tip.y + uy };
	const sides = [
		{ x: base.x - uy / 2, y: base.y + ux / 2 },
		{ x: base.x + uy / 2, y: base.y - ux / 2 },
	];
	return { line: linePath([from, base], false), ends: [...dot, ...linePath([tip, ...sides], true)] };
}
