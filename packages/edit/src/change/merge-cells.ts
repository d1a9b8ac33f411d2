import type { CellBounds } from '@tilewright/format';
import type { CellsChange } from './change.ts';
import { restoredCells } from './tile-data.ts';

/** A row of cells of an area that the other change does not have. */
interface Row extends CellBounds {
	/** Whether it is not the first row of its area. */
	readonly isFollowing: boolean;
	readonly before: readonly number[];
	readonly after: readonly number[];
}

/**
 * Merges two changes of cells of one layer. Where both write a cell, the result has its GID before the first and after the second.
 */
export function mergedCells(first: CellsChange, second: CellsChange): CellsChange {
	const positions = positionsOf(first.areas);
	const after = restoredCells(first.after).slice();
	const [secondBefore, secondAfter] = [restoredCells(second.before), restoredCells(second.after)];
	const rows: Row[] = [];
	let at = 0;
	for (const { x, y, width, height } of second.areas) {
		for (let row = 0; row < height; row++) {
			let before: number[] = [];
			let own: number[] = [];
			for (let column = 0; column <= width; column++) {
				const known = column < width ? positions.get(keyOf(x + column, y + row)) : -1;
				if (known === undefined) {
					before.push(secondBefore[at] ?? 0);
					own.push(secondAfter[at] ?? 0);
				} else {
					if (known >= 0) after[known] = secondAfter[at] ?? 0;
					if (own.length > 0)
						rows.push({ x: x + column - own.length, y: y + row, width: own.length, height: 1, isFollowing: row > 0, before, after: own });
					before = [];
					own = [];
				}
				if (column < width) at++;
			}
		}
	}
	return withRows({ ...first, before: restoredCells(first.before), after }, rows);
}

const keyOf = (x: number, y: number): number => y * 0x400_0000 + x;

/** The position of each cell in the data of areas. */
function positionsOf(areas: readonly CellBounds[]): ReadonlyMap<number, number> {
	const positions = new Map<number, number>();
	let at = 0;
	for (const { x, y, width, height } of areas)
		for (let row = y; row < y + height; row++) for (let column = x; column < x + width; column++) positions.set(keyOf(column, row), at++);
	return positions;
}

function withRows(change: CellsChange, rows: readonly Row[]): CellsChange {
	if (rows.length === 0) return change;
	const joined = joinedRows(rows);
	const count = joined.reduce((sum, { before }) => sum + before.length, change.before.length);
	const [before, after] = [new Uint32Array(count), new Uint32Array(count)];
	before.set(change.before);
	after.set(change.after);
	let at = change.before.length;
	for (const row of joined) {
		before.set(row.before, at);
		after.set(row.after, at);
		at += row.before.length;
	}
	return { ...change, areas: [...change.areas, ...joined.map(({ x, y, width, height }) => ({ x, y, width, height }))], before, after };
}

/** Joins rows of the same columns below each other. They were in one area, and so are in one chunk. */
function joinedRows(rows: readonly Row[]): Row[] {
	const joined: Row[] = [];
	for (const row of rows) {
		const last = joined.at(-1);
		if (last !== undefined && last.x === row.x && last.width === row.width && last.y + last.height === row.y && row.isFollowing)
			joined[joined.length - 1] = {
				...last,
				height: last.height + 1,
				before: [...last.before, ...row.before],
				after: [...last.after, ...row.after],
			};
		else joined.push(row);
	}
	return joined;
}
