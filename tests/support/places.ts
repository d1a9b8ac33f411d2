/** A place in a document: names of fields and indexes of items. */
export type Place = readonly (string | number)[];

/** The places of all values in a value. */
export function* places(value: unknown, at: Place = []): Generator<Place> {
	if (at.length > 0) yield at;
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inner] of Object.entries(value)) yield* places(inner, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** A copy with another value at a place. */
export function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
	if (key === undefined) return by;
	if (Array.isArray(value)) return value.map((item: unknown, i) => (i === key ? replaced(item, rest, by) : item));
	const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
	return Object.fromEntries(fields.map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]));
}

/** The value at a place. */
export function valueAt(value: unknown, place: Place): unknown {
	return place.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
}
