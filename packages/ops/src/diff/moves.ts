import type { Matches } from './match-by-key.ts';

/** The parents of items in several lists: the groups of layers, the layers of objects. */
export interface Parents<T> {
	/** `undefined` for items of the document itself. */
	readonly of: (item: T) => object | undefined;
	/** Whether a parent in the document before is the same as one in the document after. */
	readonly areSame: (before: object | undefined, after: object | undefined) => boolean;
}

const ONE_LIST: Parents<unknown> = { of: () => undefined, areSame: () => true };

/**
 * Finds the items that are in both documents and have another parent, or another position among the items of the same parent.
 *
 * @param before - in the order of the document
 * @param after - in the order of the document
 * @param parents - default: there is only one list
 * @returns the items of `after` that moved
 */
export function movesOf<T>(
	before: readonly T[],
	after: readonly T[],
	{ toBefore }: Matches<T>,
	parents: Parents<T> = ONE_LIST,
): ReadonlyMap<T, 'moved' | 'reordered'> {
	const moves = new Map<T, 'moved' | 'reordered'>();
	const positions = new Map(before.map((item, i) => [item, i]));
	const stayed = new Map<object | undefined, T[]>();
	for (const item of after) {
		const partner = toBefore.get(item);
		if (partner === undefined) continue;
		const parent = parents.of(item);
		if (!parents.areSame(parents.of(partner), parent)) moves.set(item, 'moved');
		else {
			const siblings = stayed.get(parent);
			if (siblings === undefined) stayed.set(parent, [item]);
			else siblings.push(item);
		}
	}
	for (const siblings of stayed.values()) {
		const reordered = outOfOrder(siblings.map((item) => positions.get(toBefore.get(item) ?? item) ?? 0));
		for (const [i, item] of siblings.entries()) if (reordered.has(i)) moves.set(item, 'reordered');
	}
	return moves;
}

/**
 * Finds the smallest set of items to move so that a list is in ascending order: all that are not in its longest ascending
 * subsequence.
 *
 * @param positions - different numbers
 * @returns the indexes of these items
 */
function outOfOrder(positions: readonly number[]): ReadonlySet<number> {
	/** For each length, less one: the index of the last item of the ascending subsequence that has the lowest last item. */
	const ends: number[] = [];
	const previous: (number | undefined)[] = [];
	for (const [i, position] of positions.entries()) {
		let low = 0;
		let high = ends.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1;
			else high = middle;
		}
		previous.push(ends[low - 1]);
		ends[low] = i;
	}
	const moving = new Set(positions.keys());
	for (let at = ends.at(-1); at !== undefined; at = previous[at]) moving.delete(at);
	return moving;
}
