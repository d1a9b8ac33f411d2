import type { JsonObject } from '@tilewright/format';
import type { JsonValue } from './types-in-project.ts';
import { isJson, nameOf } from './types-in-project.ts';

/** The field with the name of a type, in projects and in documents. */
const TYPE_NAMES = ['propertyType', 'propertytype'] as const;

/** Whether a member, a property or an item of a list has a custom type. A class and an enum may have the same name. */
export function refersTo(member: JsonObject, type: JsonObject): boolean {
	const isClass = member['type'] === 'class';
	const isOfClass = type['type'] === 'class' || (type['type'] !== 'enum' && !('values' in type));
	return isClass === isOfClass && TYPE_NAMES.some((field) => member[field] === nameOf(type));
}

/** A resource whose list of members or properties has the new name of a type. The same object if nothing changes. */
export const withNewTypeName = (owner: JsonValue, list: 'members' | 'properties', type: JsonObject, to: string): JsonValue =>
	withMembers(owner, list, (member) =>
		refersTo(member, type)
			? { ...member, ...Object.fromEntries(TYPE_NAMES.filter((field) => field in member).map((field) => [field, to])) }
			: member,
	);

/** A resource whose members, and the items of lists in them, are changed. The same object if nothing changes. */
export function withMembers(owner: JsonValue, list: string, change: (member: JsonObject) => JsonObject): JsonValue {
	if (!isJson(owner)) return owner;
	const members = owner[list];
	if (!Array.isArray(members)) return owner;
	const changed = members.map((member: JsonValue) => withItems(member, change));
	return changed.every((member, i) => member === members[i]) ? owner : { ...owner, [list]: changed };
}

function withItems(member: JsonValue, change: (member: JsonObject) => JsonObject): JsonValue {
	if (!isJson(member)) return member;
	const own = change(member);
	return own['type'] === 'list' ? withMembers(own, 'value', change) : own;
}
