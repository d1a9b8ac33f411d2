/** Says by what an item is told from its like; `undefined` where it cannot be told so. */
export type KeyOf<T> = (item: T, index: number) => string | number | undefined;

/** Which item after is which item before, both ways. */
export interface Matches<T> {
	readonly toAfter: ReadonlyMap<T, T>;
	readonly toBefore: ReadonlyMap<T, T>;
}

/** Matches items by a first key, what is left by a second, and so on. Of several with one key, the first goes with the first. */
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
		// The last of a list is quickly taken.
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
 * Matches items by their ids. Where an id is there twice on a side, or is none, it tells nothing: such items are matched by the
 * other keys. An item whose id the other side does not have is never matched.
 *
 * @param kindOf - items of different kinds are different, whatever their ids
 */
export function matchById<T>(
	before: readonly T[],
	after: readonly T[],
	idOf: (item: T) => number,
	kindOf: (item: T) => string,
	others: readonly KeyOf<T>[],
): Matches<T> {
	const times = [before, after].map((items) => {
		const counts = new Map<number, number>();
		for (const item of items) counts.set(idOf(item), (counts.get(idOf(item)) ?? 0) + 1);
		return counts;
	});
	const isTold = (item: T): boolean => idOf(item) > 0 && times.every((counts) => (counts.get(idOf(item)) ?? 0) <= 1);
	const byId: KeyOf<T> = (item) => (isTold(item) ? `${idOf(item)} ${kindOf(item)}` : undefined);
	return match(before, after, [
		byId,
		...others.map(
			(keyOf): KeyOf<T> =>
				(item, i) =>
					isTold(item) ? undefined : keyOf(item, i),
		),
	]);
}
