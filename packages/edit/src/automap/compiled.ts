import type { CellBounds } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Effort } from './effort.ts';
import { STEPS } from './effort.ts';
import type { Condition, Rule } from './rule.ts';

/** The conditions of an input set, as flat lists: one entry each for a condition, and one in `wants` and `masks` for each tile. */
export interface CompiledSet {
	readonly count: number;
	/** The cells that each condition reads. */
	readonly cells: readonly Int32Array[];
	readonly dx: Int32Array;
	readonly dy: Int32Array;
	/** The distance from the cell of the rule in the window. */
	readonly steps: Int32Array;
	/** 1 where none of the tiles may be there. */
	readonly not: Uint8Array;
	/** Where the tiles of a condition start; one more entry than conditions. */
	readonly from: Int32Array;
	readonly wants: Int32Array;
	readonly masks: Int32Array;
}

/** The facts on which compiling depends. */
export interface CompileContext {
	readonly window: CellBounds;
	/** The cells of a layer; `undefined` if the map does not have it. */
	readonly cellsOf: (target: string) => Int32Array | undefined;
	/** The GIDs of a tile of the rule map in the target map. */
	readonly gidsOf: (tile: number) => readonly number[];
}

/**
 * Compiles the input sets of a rule for matching. Sets that cannot match are left out (rule A23).
 *
 * @returns `true` if a set matches everywhere
 */
export function compileInputs({ inputs }: Rule, context: CompileContext): readonly CompiledSet[] | true {
	const sets: CompiledSet[] = [];
	for (const conditions of inputs) {
		const set = compileSet(conditions, context);
		if (set === true) return true;
		if (set !== false) sets.push(set);
	}
	return sets;
}

/** A condition with the GIDs of the target map. */
interface Bound extends Condition {
	readonly cells: Int32Array;
	readonly bound: readonly (readonly [want: number, mask: number])[];
}

function compileSet(conditions: readonly Condition[], { window, cellsOf, gidsOf }: CompileContext): CompiledSet | boolean {
	const bound: Bound[] = [];
	for (const condition of conditions) {
		const cells = cellsOf(condition.target);
		const wants = condition.wants.flatMap(({ gid, mask }) =>
			gid === 0 ? [[0, TILE_BITS] as const] : gidsOf(gid & TILE_BITS).map((tile) => [(gid & ~TILE_BITS & mask) | tile, mask] as const),
		);
		if (cells === undefined) {
			// A missing layer is empty.
			if (wants.some(([want]) => want === 0) === condition.not) return false;
		} else if (wants.length === 0) {
			// The map has none of the tilesets.
			if (!condition.not) return false;
		} else bound.push({ ...condition, cells, bound: wants });
	}
	if (bound.length === 0) return true;
	// What must be there fails sooner than what must not.
	bound.sort((a, b) => Number(a.not) - Number(b.not) || a.bound.length - b.bound.length);
	let at = 0;
	const from = bound.map((condition) => {
		const start = at;
		at += condition.bound.length;
		return start;
	});
	const tiles = bound.flatMap((condition) => condition.bound);
	return {
		count: bound.length,
		cells: bound.map(({ cells }) => cells),
		dx: Int32Array.from(bound, ({ x }) => x),
		dy: Int32Array.from(bound, ({ y }) => y),
		steps: Int32Array.from(bound, ({ x, y }) => y * window.width + x),
		not: Uint8Array.from(bound, ({ not }) => (not ? 1 : 0)),
		from: Int32Array.from([...from, at]),
		wants: Int32Array.from(tiles, ([want]) => want),
		masks: Int32Array.from(tiles, ([, mask]) => mask),
	};
}

/**
 * Finds the next cell of a row of the window at which all conditions hold. All cells that they read must be in the window.
 *
 * @param start - the index in the window where `x` is 0
 * @param left - the first cell to look at
 * @param right - the cell after the last
 * @param step - the distance from one cell to the next
 * @param effort - counts the comparisons, without the first of each cell
 * @returns `right`, or more, if they hold at none
 */
export function nextMatch(set: CompiledSet, start: number, left: number, right: number, step: number, effort: Effort): number {
	const { count, cells, steps, not, from, wants, masks } = set;
	const [firstCells = NONE] = cells;
	const [firstStep = 0] = steps;
	const [want, mask] = [wants[0] ?? 0, masks[0] ?? 0];
	// Most cells fail the first condition, which mostly names one tile that must be there.
	const isPlain = not[0] === 0 && from[1] === 1;
	let compared = 0;
	for (let x = left; x < right; x += step) {
		const at = start + x;
		if (isPlain && ((firstCells[at + firstStep] ?? 0) & mask) !== want) continue;
		let i = isPlain ? 1 : 0;
		for (; i < count; i++) {
			const value = cells[i]?.[at + (steps[i] ?? 0)] ?? 0;
			const end = from[i + 1] ?? 0;
			let isFound = 0;
			let j = from[i] ?? 0;
			compared -= j;
			for (; j < end && isFound === 0; j++) if ((value & (masks[j] ?? 0)) === wants[j]) isFound = 1;
			compared += j;
			if (isFound === not[i]) break;
		}
		if (i === count) {
			effort.steps += compared * STEPS.compare;
			return x;
		}
	}
	effort.steps += compared * STEPS.compare;
	return right;
}

const NONE = new Int32Array();

/**
 * Whether all conditions hold at a cell, where some of the cells that they read may be outside of the map.
 *
 * @param indexOf - the index of a cell in the window; -1 where the map has no cell, which is empty
 * @param effort - counts the comparisons
 */
export function matchesAcross(set: CompiledSet, x: number, y: number, indexOf: (x: number, y: number) => number, effort: Effort): boolean {
	const { count, cells, dx, dy, not, from, wants, masks } = set;
	for (let i = 0; i < count; i++) {
		const at = indexOf(x + (dx[i] ?? 0), y + (dy[i] ?? 0));
		const value = at < 0 ? 0 : (cells[i]?.[at] ?? 0);
		const end = from[i + 1] ?? 0;
		let isFound = 0;
		let j = from[i] ?? 0;
		effort.steps += STEPS.compareAcross - j * STEPS.compare;
		for (; j < end && isFound === 0; j++) if ((value & (masks[j] ?? 0)) === wants[j]) isFound = 1;
		effort.steps += j * STEPS.compare;
		if (isFound === not[i]) return false;
	}
	return true;
}
