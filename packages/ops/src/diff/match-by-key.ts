/** Identifies an item in its list; `undefined` where nothing does. */
export type KeyOf<T> = (item: T, index: number) => string | number | undefined;

/** The items that are in both documents. */
export interface Matches<T> {
	readonly toAfter: ReadonlyMap<T, T>;
	readonly toBefore: ReadonlyMap<T, T>;
}

/** Matches items by a first key, the remaining ones by a second, and so on. Items with equal keys are matched in their order. */
export function match<T>(before: readonly T[], after: readonly T[], keys: readonly KeyOf<T>[]): Matches<T> {
	const toAfter = new Map<T, T>();
	const toBefore = new Map<T, T>();
	for (const keyOf of keys) {
		const waiting = new Map<string | number, T[]>();
		for (const [i, item] of after.entries()) {
			const key = toBefore.has(item) ? undefined : keyOf(item, i);
			if (key === undefined) continue;
			const same = waiting.get(key);
			if (same === undefined) waiting.set(key, [item]);
			else same.push(item);
		}
		// `pop` is fast; `shift` is slow on long lists.
		for (const items of waiting.values()) items.reverse();
		for (const [i, item] of before.entries()) {
			const key = toAfter.has(item) ? undefined : keyOf(item, i);
			const partner = key === undefined ? undefined : waiting.get(key)?.pop();
			if (partner === undefined) continue;
			toAfter.set(item, partner);
			toBefore.set(partner, item);
		}
	}
	return { toAfter, toBefore };
}

/**
 * Matches items by their ids. An id that is 0 or used twice in a document identifies nothing: such items are matched by the other
 * keys. An item whose id only one document has is never matched.
 *
 * @param kindOf - items of different kinds are never matched by id
 */
export function matchById<T>(
	before: readonly T[],
	after: readonly T[],
	idOf: (item: T) => number,
	kindOf: (item: T) => string,
	others: readonly KeyOf<T>[],
): Matches<T> {
	const uses = [before, after].map((items) => {
		const counts = new Map<number, number>();
		for (const item of items) counts.set(idOf(item), (counts.get(idOf(item)) ?? 0) + 1);
		return counts;
	});
	const hasOwnId = (item: T): boolean => idOf(item) > 0 && uses.every((counts) => (counts.get(idOf(item)) ?? 0) <= 1);
	const byId: KeyOf<T> = (item) => (hasOwnId(item) ? `${idOf(item)} ${kindOf(item)}` : undefined);
	return match(before, after, [
		byId,
		...others.map(
			(keyOf): KeyOf<T> =>
				(item, i) =>
					hasOwnId(item) ? undefined : keyOf(item, i),
		),
	]);
}
