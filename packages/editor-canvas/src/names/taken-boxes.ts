import type { Rect } from '@tilewright/geometry';

/** Boxes that do not overlap. */
export interface TakenBoxes {
	/** Takes the room of a box, if all of it is free. */
	take(box: Rect): boolean;
}

/** The width and height of the places by which boxes are found. */
const WIDTH = 128;
const HEIGHT = 32;

/** The number of lists in which places are kept; several may share one. */
const LISTS = 2 ** 15;

/** The largest number of places of a row that count: a name may have a million letters. */
const MOST_COLUMNS = 64;

/**
 * Finds out whether boxes of about the size of a word overlap, in a time that hardly depends on how many there are. There may be tens of
 * thousands, so nothing is made for each.
 */
export function takenBoxes(): TakenBoxes {
	const edges: number[] = [];
	const boxes: number[] = [];
	const following: number[] = [];
	const heads = new Int32Array(LISTS).fill(-1);

	function isFree({ x, y, width, height }: Rect, list: number): boolean {
		for (let at = heads[list] ?? -1; at >= 0; at = following[at] ?? -1) {
			const box = boxes[at] ?? 0;
			const [left = 0, top = 0, right = 0, bottom = 0] = [edges[box], edges[box + 1], edges[box + 2], edges[box + 3]];
			if (x < right && left < x + width && y < bottom && top < y + height) return false;
		}
		return true;
	}

	return {
		take(box) {
			const { x, y, width, height } = box;
			const left = Math.floor(x / WIDTH);
			const right = Math.min(Math.floor((x + width) / WIDTH), left + MOST_COLUMNS);
			const [top, bottom] = [Math.floor(y / HEIGHT), Math.floor((y + height) / HEIGHT)];
			for (let row = top; row <= bottom; row++)
				for (let column = left; column <= right; column++) if (!isFree(box, listOf(column, row))) return false;
			const taken = edges.push(x, y, x + width, y + height) - 4;
			for (let row = top; row <= bottom; row++)
				for (let column = left; column <= right; column++) {
					const list = listOf(column, row);
					following.push(heads[list] ?? -1);
					heads[list] = boxes.push(taken) - 1;
				}
			return true;
		},
	};
}

/** Neighbouring places have different lists. */
const listOf = (column: number, row: number): number => (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & (LISTS - 1);
