import type { CustomTypes, JsonObject } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import { inProject } from './spelling.ts';
import type { CustomTypeKey, JsonValue } from './types-in-project.ts';
import { isJson, nameOf, sortedAs, typeOf, withType } from './types-in-project.ts';

/** The fields of a class that can be set, besides its members. */
export interface ClassFields {
	/** `#RRGGBB` or `#AARRGGBB`. */
	readonly color?: string;
	readonly drawFill?: boolean;
	readonly useAs?: string[];
}

/** A new member of a class: the type of its values, and its default. */
export interface NewMember {
	readonly name: string;
	readonly type: string;
	/** The name of the custom type of its values. */
	readonly propertyType?: string;
	readonly value: JsonValue;
}

/**
 * Changes a class of a project.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @param key - the name or the id of the class
 * @throws RangeError if the project has no such type
 * @example changeClass(project, 'Door', { color: '#ff804000', useAs: ['object'] })
 */
export function changeClass(project: JsonObject, key: CustomTypeKey, fields: ClassFields): JsonObject {
	const type = typeOf(project, key);
	return withType(project, type, { ...type, ...fields });
}

/**
 * Adds a member to a class. Members that are sorted by name, as Tiled writes them, stay sorted.
 *
 * @throws RangeError if the project has no such type, or the class has a member of the name
 * @example addMember(project, 'Door', { name: 'locked', type: 'bool', value: false })
 */
export function addMember(project: JsonObject, key: CustomTypeKey, { propertyType, ...member }: NewMember): JsonObject {
	const type = typeOf(project, key);
	checkFree(type, member.name);
	const added: JsonObject = { ...member, ...(propertyType !== undefined && propertyType !== '' && { propertyType }) };
	return withMembersOf(project, type, [...membersOf(type), added]);
}

/**
 * Renames a member of a class. Values in documents keep the old name.
 *
 * @throws RangeError if there is no such member, or another of the new name
 */
export function renameMember(project: JsonObject, key: CustomTypeKey, from: string, to: string): JsonObject {
	if (from === to) return project;
	const type = typeOf(project, key);
	checkFree(type, to);
	return withMember(project, type, from, (member) => ({ ...member, name: to }));
}

/**
 * Removes a member from a class.
 *
 * @throws RangeError if there is no such member
 */
export function removeMember(project: JsonObject, key: CustomTypeKey, name: string): JsonObject {
	return withMember(project, typeOf(project, key), name, () => undefined);
}

/**
 * Sets the default value of a member, or of a member in a member whose type is a class.
 *
 * @param path - the names of the members that lead to it
 * @param value - `undefined` resets a member in a member to what its class says
 * @throws RangeError if there is no such member
 * @example setMemberValue(project, 'Enemy', ['stats', 'luck'], 1)
 */
export function setMemberValue(project: JsonObject, key: CustomTypeKey, path: readonly string[], value: JsonValue | undefined): JsonObject {
	const [name = '', ...inner] = path;
	if (value === undefined && inner.length === 0) throw new RangeError(`The member "${name}" must have a value.`);
	return withMember(project, typeOf(project, key), name, (member) => {
		const next = withValue(member['value'], inner, value) ?? {};
		return inner.length === 0 ? inProject({ ...member, value: next }) : { ...member, value: next };
	});
}

/**
 * Whether values of a class have values of another in them, at any depth: then the other cannot have a member of the class.
 *
 * @returns whether it is so; each class contains itself
 * @example types.classes.filter((type) => !containsClass(types, type.name, 'Door')) // what members of Door may be
 */
export function containsClass(types: CustomTypes, className: string, other: string): boolean {
	const seen = new Set<string>();
	const open = [className];
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		if (name === other) return true;
		if (seen.has(name)) continue;
		seen.add(name);
		const type = findClass(types, name, 'property') ?? findClass(types, name);
		for (const member of type?.members ?? []) open.push(...classesIn(member));
	}
	return false;
}

/** The classes of a value, and of the items of a list. */
function classesIn(value: unknown): string[] {
	if (!isJson(value)) return [];
	const { type, propertytype, value: items } = value;
	if (type === 'class') return typeof propertytype === 'string' ? [propertytype] : [];
	return type === 'list' && Array.isArray(items) ? items.flatMap(classesIn) : [];
}

function membersOf(type: JsonObject): readonly JsonValue[] {
	const { members } = type;
	return Array.isArray(members) ? members : [];
}

const withMembersOf = (project: JsonObject, type: JsonObject, members: readonly JsonValue[]): JsonObject =>
	withType(project, type, { ...type, members: sortedAs(membersOf(type), members) });

function withMember(
	project: JsonObject,
	type: JsonObject,
	name: string,
	change: (member: JsonObject) => JsonObject | undefined,
): JsonObject {
	const members = membersOf(type);
	if (!members.some((member) => nameOf(member) === name)) throw new RangeError(`"${nameOf(type)}" has no member "${name}".`);
	const changed = members.flatMap((member) => (isJson(member) && nameOf(member) === name ? (change(member) ?? []) : member));
	return withMembersOf(project, type, changed);
}

function checkFree(type: JsonObject, name: string): void {
	if (name === '') throw new RangeError('A member must have a name.');
	if (membersOf(type).some((member) => nameOf(member) === name)) throw new RangeError(`"${nameOf(type)}" has a member "${name}" already.`);
}

/** The value of a class with another member; one whose last member is reset is reset, too (rule E108). */
function withValue(value: JsonValue | undefined, [name, ...inner]: readonly string[], set: JsonValue | undefined): JsonValue | undefined {
	if (name === undefined) return set;
	const own: JsonObject = isJson(value) ? value : {};
	const member = withValue(own[name], inner, set);
	const { [name]: _, ...others } = own;
	if (member !== undefined) return { ...others, [name]: member };
	return Object.keys(others).length === 0 ? undefined : others;
}
