import type { Brush, History } from '@tilewright/edit';
import { changeCells, lineCells, stroke } from '@tilewright/edit';

/** Where a stroke begins, and the number of cells that the cursor visits to the right. */
interface Line {
	readonly x: number;
	readonly y: number;
	readonly length: number;
}

/** The data that a program without this package needs to undo a stroke. */
interface Undo {
	readonly at: number[];
	readonly before: number[];
	readonly after: number[];
}

const SIDE = 1000;

/** Strokes with a stamp, a row lower each time, in three ways. */
export function strokesOf(gids: readonly (readonly number[])[], { x, y, length }: Line) {
	const cells = new Uint32Array(SIDE * SIDE);
	const undone: Undo[] = [];
	let shift = 0;
	const top = (): number => {
		shift = (shift + 1) % 7;
		return y + shift;
	};
	const half = gids.length >> 1;

	return {
		/** With this package: a step of a history. */
		ours(editing: History<'map'>, brush: Brush): void {
			const row = top();
			const line = lineCells({ x, y: row }, { x: x + length - 1, y: row });
			editing.do(
				'Paint',
				changeCells(editing.doc, 1, (writer) => void stroke(writer, brush, line)),
			);
		},
		/** By hand: the same cells in the same places, without overlaps, and what undo needs. */
		withUndo(): void {
			const row = top();
			const painted = new Set<number>();
			const undo: Undo = { at: [], before: [], after: [] };
			for (let column = x; column < x + length; column++) {
				let isFree = true;
				for (let dy = 0; dy < gids.length && isFree; dy++)
					for (let dx = 0; dx < gids.length && isFree; dx++) isFree = !painted.has((row + dy - half) * SIDE + column + dx - half);
				if (!isFree) continue;
				for (const [dy, line] of gids.entries()) {
					for (const [dx, gid] of line.entries()) {
						const at = (row + dy - half) * SIDE + column + dx - half;
						painted.add(at);
						undo.at.push(at);
						undo.before.push(cells[at] ?? 0);
						undo.after.push(gid);
						cells[at] = gid;
					}
				}
			}
			undone.push(undo);
		},
		/** The writes alone. */
		bare(): void {
			const row = top();
			for (let column = x; column + gids.length <= x + length; column += gids.length)
				for (const [dy, line] of gids.entries())
					for (const [dx, gid] of line.entries()) cells[(row + dy - half) * SIDE + column + dx - half] = gid;
		},
	};
}
