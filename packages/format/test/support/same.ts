/**
 * Compares two documents; keys may have any order, and -0 equals 0. Vitest's comparison is too slow for
 * thousands of documents, and this one returns the place of the difference.
 *
 * @returns the first place at which they differ; `undefined` if they are equal
 */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
	if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return undefined;
	if (a instanceof Uint32Array && b instanceof Uint32Array) {
		return a.length === b.length && a.every((value, i) => value === b[i]) ? undefined : `${path}: other tiles`;
	}
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
		return `${path}: ${shown(a)} and ${shown(b)}`;
	}
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return `${path}: keys ${keys} and ${Object.keys(b)}`;
	for (const key of keys) {
		if (!Object.hasOwn(b, key)) return `${path}/${key}: is in one alone`;
		const found = difference(Reflect.get(a, key), Reflect.get(b, key), `${path}/${key}`);
		if (found !== undefined) return found;
	}
	return undefined;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60);
