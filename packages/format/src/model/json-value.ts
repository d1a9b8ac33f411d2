import { FOR_SPEED } from '#platform/for-speed';

/** Any value that JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [field: string]: JsonValue };

/** A JSON object whose fields are not checked yet. */
export type RawObject = Record<string, unknown>;

export const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets a field of an object. A plain assignment to `__proto__` would change the prototype. */
export function setField(object: RawObject, name: string, value: unknown): void {
	if (name === '__proto__') Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
	else object[name] = value;
}

/** The fields of some objects in a new one. Engines give some objects that a spread makes a hidden class each, as large as the object. */
export function joined(...objects: readonly RawObject[]): RawObject {
	const result: RawObject = {};
	for (const object of objects) for (const name of Object.keys(object)) setField(result, name, object[name]);
	return result;
}

/** The names of an object's fields, sorted. Most are written in this order, and sorting costs memory even then. */
export const sortedKeys = (object: RawObject): readonly string[] =>
	FOR_SPEED && hasSortedKeys(object) ? Object.keys(object) : Object.keys(object).sort();

/** Whether the fields of an object are sorted by name. */
export function hasSortedKeys(object: RawObject): boolean {
	let before = '';
	for (const name in object) {
		if (name < before) return false;
		before = name;
	}
	return true;
}
