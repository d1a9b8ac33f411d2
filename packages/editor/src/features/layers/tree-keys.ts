import type { LayerRow } from './layer-rows.ts';

/** The effect of a key in the tree of layers. */
export type TreeStep =
	| { readonly type: 'go'; readonly to: number; readonly extends: boolean }
	| { readonly type: 'fold' | 'unfold'; readonly group: number };

/** Follows the keys of trees: arrows, Home, End; Shift extends the selection. `undefined` for other keys. */
export function treeStep(rows: readonly LayerRow[], current: number | undefined, key: string, shift: boolean): TreeStep | undefined {
	const at = rows.findIndex(({ id }) => id === current);
	const row = rows[at];
	const goTo = (target: LayerRow | undefined): TreeStep | undefined =>
		target === undefined ? undefined : { type: 'go', to: target.id, extends: shift };
	switch (key) {
		case 'ArrowDown':
			return goTo(rows[at + 1]);
		case 'ArrowUp':
			return goTo(at < 0 ? rows[0] : rows[at - 1]);
		case 'Home':
			return goTo(rows[0]);
		case 'End':
			return goTo(rows.at(-1));
		case 'ArrowRight':
			if (row?.isOpen === undefined) return undefined;
			if (!row.isOpen) return { type: 'unfold', group: row.id };
			return rows[at + 1]?.group === row.id ? goTo(rows[at + 1]) : undefined;
		case 'ArrowLeft':
			if (row?.isOpen === true) return { type: 'fold', group: row.id };
			return goTo(rows.find(({ id }) => id === row?.group));
		default:
			return undefined;
	}
}

/** The ids of the rows from one to another, both included, from the bottom up. */
export function rowsBetween(rows: readonly LayerRow[], from: number | undefined, to: number): number[] {
	const [a, b] = [rows.findIndex(({ id }) => id === (from ?? to)), rows.findIndex(({ id }) => id === to)];
	return rows
		.slice(Math.min(a < 0 ? b : a, b), Math.max(a, b) + 1)
		.map(({ id }) => id)
		.reverse();
}
