import type { JsonObject } from '@tilewright/format';
import { isObject, typesIn } from '@tilewright/format/internal';

/** A value in JSON. */
export type JsonValue = JsonObject[string];

/** The key of a custom type of a project: its name; or its id, if several types have the same name. */
export type CustomTypeKey = string | number;

export const isJson = (value: unknown): value is JsonObject => isObject(value);

export const nameOf = (type: unknown): string => (isObject(type) && typeof type['name'] === 'string' ? type['name'] : '');

export const isOf = (type: JsonValue, key: CustomTypeKey): boolean =>
	typeof key === 'string' ? nameOf(type) === key : isJson(type) && type['id'] === key;

/** The types of a project, as its file has them. */
export function typesOf(project: JsonObject): readonly JsonValue[] {
	const list = project[fieldOf(project)];
	return Array.isArray(list) ? list : [];
}

/** The project with other types. */
export const withTypes = (project: JsonObject, types: readonly JsonValue[]): JsonObject => ({
	...project,
	[fieldOf(project)]: sortedAs(typesOf(project), types),
});

/** Things sorted by name, as Tiled writes them; those that others wrote in another order stay in that. */
export const sortedAs = (before: readonly JsonValue[], after: readonly JsonValue[]): JsonValue[] =>
	before.every((item, i) => i === 0 || inOrder(nameOf(before[i - 1]), nameOf(item)) <= 0)
		? after.toSorted((a, b) => inOrder(nameOf(a), nameOf(b)))
		: [...after];

/** As Tiled sorts names. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Finds a custom type.
 *
 * @throws RangeError if the project has none of the key
 */
export function typeOf(project: JsonObject, key: CustomTypeKey): JsonObject {
	const type = typesOf(project).find((each) => isOf(each, key));
	if (!isJson(type)) throw new RangeError(`The project has no type ${typeof key === 'string' ? `"${key}"` : `with the id ${key}`}.`);
	return type;
}

/** The project with one type replaced. */
export const withType = (project: JsonObject, type: JsonObject, changed: JsonObject): JsonObject =>
	changed === type
		? project
		: withTypes(
				project,
				typesOf(project).map((each) => (each === type ? changed : each)),
			);

/** A name that is not taken yet: the wanted one, else with a number. */
export function freeName(taken: Iterable<string>, wanted: string): string {
	const names = new Set(taken);
	let name = wanted;
	for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`;
	return name;
}

/** The next id: those of removed types may be used again. */
export const nextId = (types: readonly JsonValue[]): number =>
	types.reduce<number>((next, type) => Math.max(next, isJson(type) && typeof type['id'] === 'number' ? type['id'] + 1 : next), 1);

/** The name of the field with the types; older projects have another one. */
const fieldOf = (project: JsonObject): string => String(typesIn(project)?.path[0] ?? 'propertyTypes');
