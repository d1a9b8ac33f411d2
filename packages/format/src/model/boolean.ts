/** The boolean that a value of another type means; Python and C# write it with a capital letter. */
export function booleanFrom(value: unknown): boolean | undefined {
	const word = typeof value === 'string' ? value.toLowerCase() : value;
	if (word === 0 || word === '0' || word === 'false') return false;
	return word === 1 || word === '1' || word === 'true' ? true : undefined;
}
