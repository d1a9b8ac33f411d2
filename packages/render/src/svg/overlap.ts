import type { Matrix } from '@tilewright/geometry';

/** A rectangle by its edges. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Boxes may overlap by this much without it being visible, in pixels. */
const HAIR = 1e-3;

/** The box around a transformed rectangle. */
export function boxOf(width: number, height: number, [a, b, c, d, e, f]: Matrix): Box {
	const left = e + Math.min(0, a * width) + Math.min(0, c * height);
	const top = f + Math.min(0, b * width) + Math.min(0, d * height);
	return {
		left,
		top,
		right: left + Math.abs(a) * width + Math.abs(c) * height,
		bottom: top + Math.abs(b) * width + Math.abs(d) * height,
	};
}

/** Whether any two boxes overlap. */
export function overlap(boxes: readonly Box[]): boolean {
	// In a grid with cells as large as the largest box, a box touches at most four cells; only boxes in the same cell can overlap.
	let size = 1;
	for (const { left, top, right, bottom } of boxes) size = Math.max(size, right - left, bottom - top);
	const cells = new Map<string, Box[]>();
	for (const box of boxes) {
		for (let row = Math.floor(box.top / size); row <= Math.floor(box.bottom / size); row++) {
			for (let column = Math.floor(box.left / size); column <= Math.floor(box.right / size); column++) {
				const key = `${column} ${row}`;
				const cell = cells.get(key);
				if (cell === undefined) cells.set(key, [box]);
				else if (cell.some((other) => meet(box, other))) return true;
				else cell.push(box);
			}
		}
	}
	return false;
}

const meet = (one: Box, other: Box): boolean =>
	one.left < other.right - HAIR && other.left < one.right - HAIR && one.top < other.bottom - HAIR && other.top < one.bottom - HAIR;
