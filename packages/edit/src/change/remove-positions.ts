import type { Lists, RemoveChange } from './change.ts';
import { itemAfter, itemAt } from './list-positions.ts';
import type { Part } from './part.ts';

/**
 * The changes that remove items from a list. Neighbours are removed together, and from the end: then each change can be made for the list
 * as it is, and long lists take little time.
 *
 * @param part - the part that has the list
 * @param positions - of the items, from the first to the last
 */
export function removePositions<L extends keyof Lists>(
	part: Part,
	list: L,
	values: readonly Lists[L][],
	positions: readonly number[],
): RemoveChange<L>[] {
	const runs: { readonly position: number; count: number }[] = [];
	for (const position of positions) {
		const last = runs.at(-1);
		if (last !== undefined && last.position + last.count === position) last.count++;
		else runs.push({ position, count: 1 });
	}
	return runs.reverse().flatMap(({ position, count }): RemoveChange<L>[] => {
		const first = itemAt(list, values, position);
		if (first === undefined) return [];
		const next = itemAfter(list, values, position, values[position + count]) ?? null;
		return [{ type: 'remove', part, list, first, next, items: values.slice(position, position + count) }];
	});
}
