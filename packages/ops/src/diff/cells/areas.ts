import type { CellBounds } from '@tilewright/format';

/** A rectangle of cells that all changed from one GID to another. */
export interface Area {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	height: number;
	readonly before: number;
	readonly after: number;
}

/** The changed cells of a layer. */
export interface Areas {
	readonly cells: number;
	readonly areas: readonly Area[];
	/** The cells that `areas` leaves out. */
	readonly rest: (CellBounds & { readonly cells: number }) | undefined;
}

/** Collects changed cells. */
export interface AreaCollector {
	/** Adds a changed cell. Cells come row by row, from left to right. */
	readonly add: (x: number, y: number, before: number, after: number) => void;
	/** Returns the result; call it once. */
	readonly done: () => Areas;
}

/**
 * Collects cells into runs, and equal runs of consecutive rows into rectangles. Single cells take no memory, so that all cells of
 * a layer may change.
 *
 * @param most - the most rectangles; further cells are counted
 */
export function collectAreas(most: number): AreaCollector {
	const areas: Area[] = [];
	let cells = 0;
	/** Areas that end in the row above, and those that end in this row; sorted by `x`. */
	let above: Area[] = [];
	let here: Area[] = [];
	let nextAbove = 0;
	let row = Number.NaN;
	let [start, end, from, to] = [0, 0, 0, 0];
	let rest = 0;
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];

	function add(x: number, y: number, before: number, after: number): void {
		cells++;
		if (y === row && x === end && before === from && after === to) {
			end++;
			return;
		}
		endRun();
		if (y !== row) startRow(y);
		start = x;
		end = x + 1;
		from = before;
		to = after;
	}

	function startRow(y: number): void {
		above = y === row + 1 ? here : [];
		here = [];
		nextAbove = 0;
		row = y;
	}

	function endRun(): void {
		if (end === start) return;
		while ((above[nextAbove]?.x ?? Infinity) < start) nextAbove++;
		const over = above[nextAbove];
		if (over !== undefined && over.x === start && over.width === end - start && over.before === from && over.after === to) {
			over.height++;
			here.push(over);
		} else if (areas.length < most) {
			const area: Area = { x: start, y: row, width: end - start, height: 1, before: from, after: to };
			areas.push(area);
			here.push(area);
		} else leaveOut();
		end = start;
	}

	function leaveOut(): void {
		rest += end - start;
		left = Math.min(left, start);
		right = Math.max(right, end);
		top = Math.min(top, row);
		bottom = Math.max(bottom, row + 1);
	}

	function done(): Areas {
		endRun();
		const bounds = { x: left, y: top, width: right - left, height: bottom - top };
		return { cells, areas, rest: rest === 0 ? undefined : { cells: rest, ...bounds } };
	}

	return { add, done };
}
