import type { Matches } from './match.ts';
import { outOfOrder } from './out-of-order.ts';

/** What stands in a list of a parent: a layer in a group, an object on a layer. */
interface Child {
	/** What it stands in; `undefined` for the map itself. */
	readonly parent: object | undefined;
}

/**
 * Which of those that are in both documents are elsewhere: in another parent, or at another place among those that stayed.
 *
 * @param before - in the order of the document
 * @param after - in the order of the document
 * @param isParent - whether a parent before is the parent after
 */
export function movesOf<T extends Child>(
	before: readonly T[],
	after: readonly T[],
	{ toBefore }: Matches<T>,
	isParent: (before: object | undefined, after: object | undefined) => boolean,
): ReadonlyMap<T, 'moved' | 'reordered'> {
	const moves = new Map<T, 'moved' | 'reordered'>();
	const places = new Map(before.map((item, i) => [item, i]));
	const stayed = new Map<object | undefined, T[]>();
	for (const item of after) {
		const partner = toBefore.get(item);
		if (partner === undefined) continue;
		if (!isParent(partner.parent, item.parent)) moves.set(item, 'moved');
		else {
			const siblings = stayed.get(item.parent);
			if (siblings === undefined) stayed.set(item.parent, [item]);
			else siblings.push(item);
		}
	}
	for (const siblings of stayed.values()) {
		const moving = outOfOrder(siblings.map((item) => places.get(toBefore.get(item) ?? item) ?? 0));
		for (const [i, item] of siblings.entries()) if (moving.has(i)) moves.set(item, 'reordered');
	}
	return moves;
}
