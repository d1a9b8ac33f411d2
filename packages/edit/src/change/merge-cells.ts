import type { CellBounds } from '@tilewright/format';
import type { CellsChange, Change } from './change.ts';
import { restoredCells } from './tile-data.ts';

/**
 * Merges changes of cells of one layer. Where several write a cell, the result has its GID before the first and after the last of them.
 *
 * @param changes - at least one, in the order in which they are applied
 */
export function mergedCells(first: CellsChange, ...others: readonly CellsChange[]): CellsChange {
	if (others.length === 0) return first;
	/** Where cells are in the data. */
	const positions = new Map<number, number>();
	const areas: CellBounds[] = [];
	const before: number[] = [];
	const after: number[] = [];

	/** Adds cells that are next to each other. Below a row of the same area and columns, they make it higher. */
	function addRow(row: CellBounds, isFollowing: boolean): void {
		const last = areas.at(-1);
		if (isFollowing && last?.x === row.x && last.width === row.width && last.y + last.height === row.y)
			areas[areas.length - 1] = { ...last, height: last.height + 1 };
		else areas.push(row);
	}

	for (const change of [first, ...others]) {
		const [own, next] = [restoredCells(change.before), restoredCells(change.after)];
		let at = 0;
		for (const { x, y, width, height } of change.areas) {
			for (let row = y; row < y + height; row++) {
				let start = x;
				for (let column = x; column < x + width; column++, at++) {
					const key = keyOf(column, row);
					const known = positions.get(key);
					if (known === undefined) {
						positions.set(key, before.length);
						before.push(own[at] ?? 0);
						after.push(next[at] ?? 0);
						continue;
					}
					after[known] = next[at] ?? 0;
					if (column > start) addRow({ x: start, y: row, width: column - start, height: 1 }, row > y);
					start = column + 1;
				}
				if (x + width > start) addRow({ x: start, y: row, width: x + width - start, height: 1 }, row > y);
			}
		}
	}
	return { ...first, areas, before: Uint32Array.from(before), after: Uint32Array.from(after) };
}

const keyOf = (x: number, y: number): number => y * 0x400_0000 + x;

/**
 * Merges the changes of cells that follow each other, layer by layer: cells of one layer do not depend on those of others. All at once takes
 * time by their number, one after the other by its square.
 */
export function withMergedCells(changes: readonly Change[]): readonly Change[] {
	const merged: Change[] = [];
	let run = new Map<number, [CellsChange, ...CellsChange[]]>();
	const endRun = (): void => {
		for (const own of run.values()) {
			const all = mergedCells(...own);
			if (own.length === 1 || hasEffect(all)) merged.push(all);
		}
		run = new Map();
	};
	for (const change of changes) {
		if (change.type === 'cells') {
			const known = run.get(change.layer);
			if (known === undefined) run.set(change.layer, [change]);
			else known.push(change);
			continue;
		}
		endRun();
		merged.push(change);
	}
	endRun();
	return merged;
}

const hasEffect = ({ before, after }: CellsChange): boolean => before.some((gid, i) => gid !== after[i]);
