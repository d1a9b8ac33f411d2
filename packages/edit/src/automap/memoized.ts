/** A function that computes the result for each number once. */
export function memoized<T>(compute: (value: number) => T): (value: number) => T {
	const results = new Map<number, T>();
	return (value) => {
		let result = results.get(value);
		if (result === undefined) {
			result = compute(value);
			results.set(value, result);
		}
		return result;
	};
}
