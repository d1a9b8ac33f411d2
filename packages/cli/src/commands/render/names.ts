/** What has a name and an id: a layer, an object. */
interface Named {
	readonly name?: string | undefined;
	readonly id?: number | undefined;
}

/** Names that were typed, and which of them there are. */
export interface Names {
	/** Whether none was typed. */
	readonly none: boolean;
	/** Whether it is one of these. The reference rasterizer takes capital letters for small ones, too. */
	readonly match: (named: Named) => boolean;
	/** Those that nothing has matched. */
	readonly unmatched: () => string[];
}

/** @param words - names, whatever their case, or `#` and an id */
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
