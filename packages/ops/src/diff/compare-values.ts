import type { JsonValue } from '@tilewright/format';
import { numberText } from '@tilewright/format/internal';

/** The fields of a resource, known and unknown. */
export type Fields = ReadonlyMap<string, unknown>;

export type FieldNames = ReadonlySet<string>;

export const NONE: FieldNames = new Set();

export const fieldsOf = (resource: object): Fields => new Map<string, unknown>(Object.entries(resource));

/** Whether a value is a plain object, as in JSON. */
export const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether two values are equal, whatever the order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (a instanceof Uint32Array && b instanceof Uint32Array) return a.length === b.length && a.every((gid, i) => gid === b[i]);
	if (isList(a) && isList(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
	if (!isObject(a) || !isObject(b)) return Number.isNaN(a) && Number.isNaN(b);
	return areSame(fieldsOf(a), fieldsOf(b));
}

/** Whether two sets of fields are equal, apart from some. */
export function areSame(a: Fields, b: Fields, without: FieldNames = NONE): boolean {
	const isIn = (name: string): boolean => !without.has(name);
	const covers = (some: Fields, others: Fields): boolean => [...some.keys()].every((name) => !isIn(name) || others.has(name));
	return covers(b, a) && [...a].every(([name, value]) => !isIn(name) || (b.has(name) && isSame(value, b.get(name))));
}

/** A copy that shares nothing with the document and can be written as JSON. An infinite number becomes the text that documents have for it. */
export function jsonOf(value: unknown): JsonValue {
	if (typeof value === 'number') return Number.isFinite(value) ? value : Number.isNaN(value) ? null : numberText(value);
	if (typeof value === 'string' || typeof value === 'boolean') return value;
	if (isList(value)) return value.map(jsonOf);
	if (value instanceof Uint32Array) return [...value];
	return isObject(value) ? jsonFields(value) : null;
}

/** A copy of an object without some fields. */
export function jsonFields(value: object, without: FieldNames = NONE): { readonly [field: string]: JsonValue } {
	return Object.fromEntries([...fieldsOf(value)].flatMap(([name, field]) => (without.has(name) ? [] : [[name, jsonOf(field)]])));
}

/** The names of all fields of both: those of the first in its order, then the others. */
export const namesOf = (a: Fields, b: Fields): readonly string[] => [...a.keys(), ...[...b.keys()].filter((name) => !a.has(name))];
