/** A layer or an object. */
interface Named {
	readonly name?: string | undefined;
	readonly id?: number | undefined;
}

/** The names of an option, and which of them exist. */
export interface Names {
	/** Whether there are no names. */
	readonly none: boolean;
	/** Whether a layer or object has one of the names, ignoring case as tmxrasterizer does. */
	readonly match: (named: Named) => boolean;
	/** The names that have matched nothing. */
	readonly unmatched: () => string[];
}

/** @param words - names in any case, or `#` and an id */
export function namesOf(words: readonly string[] = []): Names {
	const open = new Map(words.map((word) => [word.toLowerCase(), word]));
	const known = new Set(open.keys());
	return {
		none: words.length === 0,
		match: ({ name = '', id }) => {
			const keys = [name.toLowerCase(), `#${id}`].filter((key) => known.has(key));
			for (const key of keys) open.delete(key);
			return keys.length > 0;
		},
		unmatched: () => [...open.values()],
	};
}
