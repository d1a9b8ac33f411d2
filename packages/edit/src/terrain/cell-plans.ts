import { ANY_COLOR } from './wang-id.ts';

/** The columns and rows of a block. */
const SIDE = 32;
const CELLS = SIDE * SIDE;

/** The facts about a cell that a run of filling knows, as bits of its state. */
export const CellState = {
	/** Something was set at its positions. */
	touched: 1,
	/** It is to be filled. */
	inRegion: 2,
	/** It got a tile, or no tile fits. */
	settled: 4,
} as const;

/** The colors that are wanted of each cell (rule Q13). Cells are made when they are first looked up. */
export interface CellPlans {
	/** The index of a cell in the arrays, which are replaced when cells are made. */
	at(x: number, y: number): number;
	/** For each cell, eight colors. */
	readonly wanted: Uint8Array;
	/** For each cell, the positions that must have their colors, as bits. */
	readonly hard: Uint8Array;
	/** For each cell, what it is: see {@link CellState}. */
	readonly state: Uint8Array;
}

/** Plans without any wish. */
export function cellPlans(): CellPlans {
	/** Where the cells of a block start, by its row and column. */
	const rows = new Map<number, Map<number, number>>();
	let count = 0;
	/** The block that was used last. */
	let [left, top, start] = [Number.NaN, Number.NaN, 0];
	const plans = {
		wanted: new Uint8Array(8 * CELLS).fill(ANY_COLOR),
		hard: new Uint8Array(CELLS),
		state: new Uint8Array(CELLS),
		at(x: number, y: number): number {
			if (!(x >= left && x < left + SIDE && y >= top && y < top + SIDE)) {
				left = Math.floor(x / SIDE) * SIDE;
				top = Math.floor(y / SIDE) * SIDE;
				start = startOf(left, top);
			}
			return start + (y - top) * SIDE + x - left;
		},
	};
	function startOf(column: number, row: number): number {
		const inRow = rows.get(row) ?? new Map<number, number>();
		const known = inRow.get(column);
		if (known !== undefined) return known;
		const made = count * CELLS;
		count++;
		rows.set(row, inRow.set(column, made));
		if (made >= plans.hard.length) grow();
		return made;
	}
	function grow(): void {
		const { wanted, hard, state } = plans;
		plans.wanted = new Uint8Array(2 * wanted.length).fill(ANY_COLOR, wanted.length);
		plans.wanted.set(wanted);
		plans.hard = new Uint8Array(2 * hard.length);
		plans.hard.set(hard);
		plans.state = new Uint8Array(2 * state.length);
		plans.state.set(state);
	}
	return plans;
}
