import type { JsonValue } from '@tilewright/format';

/** The fields of a resource, known and unknown. */
export type Fields = ReadonlyMap<string, unknown>;

/** Fields that are not looked at. */
export type Skipped = ReadonlySet<string>;

export const NONE: Skipped = new Set();

/** All that is in a resource, by name. */
export const fieldsOf = (resource: object): Fields => new Map<string, unknown>(Object.entries(resource));

/** A plain object, as JSON has it. */
export const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether two values say the same, whatever the order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (a instanceof Uint32Array && b instanceof Uint32Array) return a.length === b.length && a.every((gid, i) => gid === b[i]);
	if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
	if (!isObject(a) || !isObject(b)) return Number.isNaN(a) && Number.isNaN(b);
	const [before, after] = [fieldsOf(a), fieldsOf(b)];
	return before.size === after.size && [...before].every(([name, value]) => after.has(name) && isSame(value, after.get(name)));
}

/** A copy that shares nothing with the document, and that JSON can write. */
export function jsonOf(value: unknown): JsonValue {
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
	if (isList(value)) return value.map(jsonOf);
	if (value instanceof Uint32Array) return [...value];
	return isObject(value) ? jsonFields(value) : null;
}

/** A copy of an object, without some fields. */
export function jsonFields(value: object, without: Skipped = NONE): { readonly [field: string]: JsonValue } {
	return Object.fromEntries([...fieldsOf(value)].flatMap(([name, field]) => (without.has(name) ? [] : [[name, jsonOf(field)]])));
}

/** Names that one or the other has: those of the first in its order, then those of the second alone. */
export const namesOf = (a: Fields, b: Fields): readonly string[] => [...a.keys(), ...[...b.keys()].filter((name) => !a.has(name))];
