/** A function that computes the result for each key once. */
export function memoized<T>(compute: (key: string) => T): (key: string) => T {
	const results = new Map<string, T>();
	return (key) => {
		const known = results.get(key);
		if (known !== undefined) return known;
		const result = compute(key);
		results.set(key, result);
		return result;
	};
}
