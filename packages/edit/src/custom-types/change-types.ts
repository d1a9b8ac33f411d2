import type { JsonObject } from '@tilewright/format';
import { isObject, typesIn } from '@tilewright/format/internal';

/** A value in JSON. */
type JsonValue = JsonObject[string];

/**
 * Adds a custom type to a project (rule E111). Types are sorted by name, as Tiled writes them.
 *
 * @param project - the parsed JSON of the project file, which is not changed. All its other fields stay
 * @param type - the type as the file stores it (rule P1): `type` is `class` or `enum`. It gets a free `id`; a name that another type has
 * gets a number
 * @returns the project with the type
 * @example addCustomType(project, { type: 'enum', name: 'Element', storageType: 'string', values: ['Fire'], valuesAsFlags: false })
 */
export function addCustomType(project: JsonObject, type: JsonObject): JsonObject {
	const types = listOf(project);
	const id = types.reduce<number>((next, other) => Math.max(next, numberOf(isObject(other) ? other['id'] : undefined) + 1), 1);
	const wanted = nameOf(type) || (type['type'] === 'enum' ? 'Enum' : 'Class');
	return withTypes(project, [...types, { ...type, id, name: freeName(types, wanted) }]);
}

/**
 * Renames a custom type. Members of other types that have it follow. {@link renameTypeIn} does the same in documents.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @returns the project with the new name
 * @throws RangeError if it has no type of the old name, or has one of the new name
 * @example renameCustomType(project, 'Door', 'Gate')
 */
export function renameCustomType(project: JsonObject, from: string, to: string): JsonObject {
	const types = listOf(project);
	if (!types.some((type) => nameOf(type) === from)) throw new RangeError(`The project has no type "${from}".`);
	if (from === to) return project;
	if (types.some((type) => nameOf(type) === to)) throw new RangeError(`The project has a type "${to}" already.`);
	const renamed = types.map((type) => {
		if (!isJson(type)) return type;
		const { members } = type;
		const own: JsonObject = nameOf(type) === from ? { ...type, name: to } : type;
		return Array.isArray(members) ? { ...own, members: members.map((member: JsonValue) => renamedMember(member, from, to)) } : own;
	});
	return withTypes(project, renamed);
}

/**
 * Removes a custom type. Properties and members that have it keep its name, which then means nothing.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @throws RangeError if it has no such type
 */
export function removeCustomType(project: JsonObject, name: string): JsonObject {
	const types = listOf(project);
	const left = types.filter((type) => nameOf(type) !== name);
	if (left.length === types.length) throw new RangeError(`The project has no type "${name}".`);
	return withTypes(project, left);
}

/** A member, or an item of a list in it, with the new name of its type. */
function renamedMember(member: JsonValue, from: string, to: string): JsonValue {
	if (!isJson(member)) return member;
	const { value } = member;
	const items =
		member['type'] === 'list' && Array.isArray(value) ? { value: value.map((item: JsonValue) => renamedMember(item, from, to)) } : {};
	const names = ['propertyType', 'propertytype'].filter((name) => member[name] === from).map((name) => [name, to]);
	return { ...member, ...items, ...Object.fromEntries(names) };
}

const isJson = (value: unknown): value is JsonObject => isObject(value);
const nameOf = (type: unknown): string => (isObject(type) && typeof type['name'] === 'string' ? type['name'] : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The name of the field with the types; older projects have another one. */
const fieldOf = (project: JsonObject): string => String(typesIn(project)?.path[0] ?? 'propertyTypes');

function listOf(project: JsonObject): readonly JsonValue[] {
	const list = project[fieldOf(project)];
	return Array.isArray(list) ? list : [];
}

const withTypes = (project: JsonObject, types: readonly JsonValue[]): JsonObject => ({
	...project,
	[fieldOf(project)]: types.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0)),
});

function freeName(types: readonly JsonValue[], wanted: string): string {
	const names = new Set(types.map(nameOf));
	let name = wanted;
	for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`;
	return name;
}
