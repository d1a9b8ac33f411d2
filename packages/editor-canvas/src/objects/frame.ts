import type { Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, around } from '@tilewright/geometry';
import { cornersOf } from './placed-object.ts';
import type { Chosen } from './transform.ts';

/** The frame around the selected objects, with the offsets of their layers: that of a single object is turned with it. */
export interface SelectionFrame {
	/** On the screen, from the top left one clockwise. */
	readonly corners: readonly Vector[];
	readonly middle: Vector;
	/** The only selected object. */
	readonly only: Chosen | undefined;
	/** Whether there is something to resize or rotate: more than one point. */
	readonly hasHandles: boolean;
}

/** A handle of a frame: where it is across and down from the middle. */
export interface Handle {
	readonly across: -1 | 0 | 1;
	readonly down: -1 | 0 | 1;
}

/** The eight handles, from the top left one clockwise. */
export const HANDLES: readonly Handle[] = [
	{ across: -1, down: -1 },
	{ across: 0, down: -1 },
	{ across: 1, down: -1 },
	{ across: 1, down: 0 },
	{ across: 1, down: 1 },
	{ across: 0, down: 1 },
	{ across: -1, down: 1 },
	{ across: -1, down: 0 },
];

/** The frame around objects; `undefined` if there are none. */
export function frameOf(chosen: readonly Chosen[]): SelectionFrame | undefined {
	const [first] = chosen;
	if (first === undefined) return undefined;
	if (chosen.length > 1) {
		const box = boundsOfChosen(chosen);
		return framed(cornersOf(box), undefined, box.width > 0 || box.height > 0);
	}
	const { placed, layer } = first;
	const corners = cornersOf(placed.box).map(({ x, y }) => {
		const at = applyMatrix(placed.axes, x, y);
		return { x: at.x + layer.shift.x, y: at.y + layer.shift.y };
	});
	return framed(corners, first, !('point' in placed.object));
}

/** The smallest rectangle of the screen around objects, with the offsets of their layers. */
export const boundsOfChosen = (chosen: readonly Chosen[]): Rect =>
	around(chosen.map(({ placed: { bounds }, layer: { shift } }) => ({ ...bounds, x: bounds.x + shift.x, y: bounds.y + shift.y }))) ?? {
		x: 0,
		y: 0,
		width: 0,
		height: 0,
	};

function framed(corners: readonly Vector[], only: Chosen | undefined, hasHandles: boolean): SelectionFrame {
	const [a, , c] = corners;
	const middle = a === undefined || c === undefined ? { x: 0, y: 0 } : { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
	return { corners, middle, only, hasHandles };
}

/** The distance of handles from the frame, in pixels of the view: so small objects can still be dragged. */
const OUTSIDE = 6;

/**
 * Returns the place of a handle on the screen.
 *
 * @param scale - pixels of the view for each pixel of the screen; without it, the handle lies on the frame
 */
export function handlePoint({ corners, middle }: SelectionFrame, { across, down }: Handle, scale = Infinity): Vector {
	const [a, b, , d] = corners;
	if (a === undefined || b === undefined || d === undefined) return middle;
	const right = half(a, b);
	const below = half(a, d);
	const along = (v: Vector, other: Vector, turn: 1 | -1): Vector => {
		const length = Math.hypot(v.x, v.y);
		if (length > 0) return { x: v.x / length, y: v.y / length };
		// A side without length points away from the other one.
		const across = Math.hypot(other.x, other.y);
		return across > 0 ? { x: (turn * other.y) / across, y: (-turn * other.x) / across } : turn > 0 ? { x: 1, y: 0 } : { x: 0, y: 1 };
	};
	const [u, v] = [along(right, below, 1), along(below, right, -1)];
	const out = OUTSIDE / scale;
	return {
		x: middle.x + across * (right.x + u.x * out) + down * (below.x + v.x * out),
		y: middle.y + across * (right.y + u.y * out) + down * (below.y + v.y * out),
	};
}

const half = (from: Vector, to: Vector): Vector => ({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
