import type { Change } from '@tilewright/edit';

/** The largest number of cells in a portion: copying that many takes a few milliseconds. */
const MOST = 2 ** 20;

/**
 * Splits changes into portions that can be copied one after the other, so that the page does not wait for all of them: resizing a large map
 * changes every layer as a whole.
 *
 * @returns the changes in their order; at least one portion
 */
export function portionsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
	const portions: Change[][] = [];
	let left = 0;
	for (const change of changes) {
		const cells = cellsIn(change);
		if (cells > left || portions.length === 0) {
			portions.push([]);
			left = MOST;
		}
		portions.at(-1)?.push(change);
		left -= cells;
	}
	return portions.length === 0 ? [[]] : portions;
}

/** Whether changes are larger than a portion should be. */
export const isLarge = (changes: readonly Change[]): boolean => changes.reduce((sum, change) => sum + cellsIn(change), 0) > MOST;

/** The approximate number of cells that a change holds. */
function cellsIn(change: Change): number {
	switch (change.type) {
		case 'cells':
		case 'replace':
			return held(change.before) + held(change.after);
		case 'insert':
		case 'remove':
			return held(change.items);
		default:
			return 0;
	}
}

const PARTS = ['data', 'chunks', 'layers'] as const;

function held(value: unknown): number {
	if (value instanceof Uint32Array) return value.length;
	if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + held(item), 0);
	if (typeof value !== 'object' || value === null) return 0;
	return PARTS.reduce((sum, name) => sum + (Object.hasOwn(value, name) ? held(Reflect.get(value, name)) : 0), 0);
}
