/** The key of an item of a {@link Chain}. */
export type ChainKey = string | number;

/** A list whose items know their neighbours. Each change takes the same time, however long the list is. `null` is the end of it, on both sides. */
export interface Chain<T> {
	has(key: ChainKey): boolean;
	get(key: ChainKey): T | undefined;
	/** The item that follows another one; the first of all follows `null`. */
	after(key: ChainKey | null): ChainKey | null;
	/** The item that comes before another one; the last of all comes before `null`. */
	before(key: ChainKey | null): ChainKey | null;
	/** Inserts an item before another one. */
	insert(key: ChainKey, value: T, next: ChainKey | null): void;
	remove(key: ChainKey): void;
}

/**
 * A chain of items.
 *
 * @param items - in order, each with a key that no other one has
 */
export function chainOf<T>(items: Iterable<readonly [ChainKey, T]>): Chain<T> {
	const values = new Map<ChainKey, T>();
	const following = new Map<ChainKey | null, ChainKey | null>();
	const preceding = new Map<ChainKey | null, ChainKey | null>();

	const join = (first: ChainKey | null, second: ChainKey | null): void => {
		following.set(first, second);
		preceding.set(second, first);
	};

	const chain: Chain<T> = {
		has: (key) => values.has(key),
		get: (key) => values.get(key),
		after: (key) => following.get(key) ?? null,
		before: (key) => preceding.get(key) ?? null,
		insert(key, value, next) {
			const before = chain.before(next);
			values.set(key, value);
			join(before, key);
			join(key, next);
		},
		remove(key) {
			if (!values.delete(key)) return;
			join(chain.before(key), chain.after(key));
			following.delete(key);
			preceding.delete(key);
		},
	};
	for (const [key, value] of items) chain.insert(key, value, null);
	return chain;
}
