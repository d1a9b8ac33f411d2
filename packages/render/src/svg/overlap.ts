import type { Rect } from '@tilewright/geometry';

/** Boxes may overlap by this much without it being visible, in pixels. */
const HAIR = 1e-3;

/** Whether any two boxes overlap. */
export function anyOverlap(boxes: readonly Rect[]): boolean {
	// In a grid with cells as large as the largest box, a box touches at most four cells; only boxes in the same cell can overlap.
	let size = 1;
	for (const { width, height } of boxes) size = Math.max(size, width, height);
	const cells = new Map<string, Rect[]>();
	for (const box of boxes) {
		for (let row = Math.floor(box.y / size); row <= Math.floor((box.y + box.height) / size); row++) {
			for (let column = Math.floor(box.x / size); column <= Math.floor((box.x + box.width) / size); column++) {
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

const meet = (one: Rect, other: Rect): boolean => startsBefore(one, other) && startsBefore(other, one);

/** Whether a box starts left of the right edge and above the bottom edge of another. */
const startsBefore = (one: Rect, other: Rect): boolean => one.x < other.x + other.width - HAIR && one.y < other.y + other.height - HAIR;
