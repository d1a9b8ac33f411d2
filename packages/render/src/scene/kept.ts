/** The value from before if the new one has the same fields with the same values, so that comparing references shows that nothing changed. */
export function kept<T extends object>(before: T | undefined, next: T): T {
	if (before === undefined) return next;
	const fields = Object.keys(next);
	if (fields.length !== Object.keys(before).length) return next;
	return fields.every((field) => Reflect.get(before, field) === Reflect.get(next, field)) ? before : next;
}

/** The list from before, if the new one has the same items. */
export const keptList = <T>(before: readonly T[] | undefined, next: readonly T[]): readonly T[] =>
	before !== undefined && before.length === next.length && next.every((item, i) => item === before[i]) ? before : next;
