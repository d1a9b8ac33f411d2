import type { Stagger } from '../cells/stagger.ts';
import type { CellPosition } from '../region/shapes.ts';

/** The steps to the cells at the eight positions of a cell: across and down, in turn. */
type Steps = readonly number[];

const SQUARE: Steps = [0, -1, 1, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0, -1, -1];
const ROW: Steps = [0, -1, 1, 0, 0, 1, 0, 2, -1, 1, -1, 0, -1, -1, 0, -2];
const SHIFTED_ROW: Steps = [1, -1, 1, 0, 1, 1, 0, 2, 0, 1, -1, 0, 0, -1, 0, -2];
const COLUMN: Steps = [1, -1, 2, 0, 1, 0, 0, 1, -1, 0, -2, 0, -1, -1, 0, -1];
const SHIFTED_COLUMN: Steps = [1, 0, 2, 0, 1, 1, 0, 1, -1, 1, -2, 0, -1, 0, 0, -1];

/** How to get from a cell to those at its eight positions (rules Q1 and Q28). */
export function stepsFrom(x: number, y: number, stagger: Stagger | undefined): Steps {
	if (stagger === undefined) return SQUARE;
	const isShifted = ((stagger.axis === 'y' ? y : x) & 1) === (stagger.odd ? 1 : 0);
	if (stagger.axis === 'y') return isShifted ? SHIFTED_ROW : ROW;
	return isShifted ? SHIFTED_COLUMN : COLUMN;
}

/** The cell at a position of another one. */
export function neighbourOf({ x, y }: CellPosition, position: number, stagger: Stagger | undefined): CellPosition {
	const steps = stepsFrom(x, y, stagger);
	return { x: x + (steps[2 * position] ?? 0), y: y + (steps[2 * position + 1] ?? 0) };
}

/**
 * The position of a cell on a grid whose columns go along the lower right edges of staggered cells, and whose rows along the lower left ones.
 * There, neighbours are as on other maps, on which nothing changes.
 */
export function squared({ x, y }: CellPosition, stagger: Stagger | undefined): CellPosition {
	if (stagger === undefined) return { x, y };
	const across = stagger.axis === 'y' ? 2 * x + shiftOf(y, stagger) : x;
	const down = stagger.axis === 'y' ? y : 2 * y + shiftOf(x, stagger);
	return { x: (across + down) / 2, y: (down - across) / 2 };
}

/** The inverse of {@link squared}. */
export function unsquared({ x, y }: CellPosition, stagger: Stagger | undefined): CellPosition {
	if (stagger === undefined) return { x, y };
	const [across, down] = [x - y, x + y];
	return stagger.axis === 'y'
		? { x: (across - shiftOf(down, stagger)) / 2, y: down }
		: { x: across, y: (down - shiftOf(across, stagger)) / 2 };
}

/** How far a row or column is shifted, in halves of cells: chosen so that sums and differences above are even. */
const shiftOf = (line: number, { odd }: Stagger): number => (odd ? line & 1 : -(line & 1));

/**
 * For each side of a cell, the positions at which it touches its neighbour there, in turn with those of the neighbour (rule Q24): an edge
 * and its ends, or a corner.
 */
export const TOUCHING: readonly (readonly number[])[] = [
	[0, 4, 7, 5, 1, 3],
	[1, 5],
	[2, 6, 1, 7, 3, 5],
	[3, 7],
	[4, 0, 3, 1, 5, 7],
	[5, 1],
	[6, 2, 5, 3, 7, 1],
	[7, 3],
];
