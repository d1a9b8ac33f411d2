/** Lets actions with the same key run one after the other. */
export type Turns = <T>(key: string, action: () => Promise<T>) => Promise<T>;

/** Makes new turns. If an action fails, the next one runs all the same. */
export function turns(): Turns {
	const last = new Map<string, Promise<unknown>>();
	return async (key, action) => {
		const before = last.get(key);
		const mine = before === undefined ? action() : before.then(action, action);
		last.set(key, mine);
		try {
			return await mine;
		} finally {
			if (last.get(key) === mine) last.delete(key);
		}
	};
}
