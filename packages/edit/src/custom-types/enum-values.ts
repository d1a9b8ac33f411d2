import type { JsonObject } from '@tilewright/format';
import { refersTo, withMembers } from './member-references.ts';
import type { JsonValue } from './types-in-project.ts';
import { isJson, nameOf, typesOf, withTypes } from './types-in-project.ts';

/**
 * A project in which the values of an enum are others: those of members, of items of lists, of members in values of classes, and of the
 * project's own properties.
 *
 * @param type - the enum before
 * @param storage - the type of the values now
 */
export function withEnumValues(
	project: JsonObject,
	type: JsonObject,
	storage: 'string' | 'int',
	convert: (value: JsonValue) => JsonValue,
): JsonObject {
	const types = typesOf(project);

	function converted(member: JsonObject): JsonObject {
		const { value = null } = member;
		if (refersTo(member, type)) return { ...member, type: storage, value: convert(value) };
		if (member['type'] !== 'class' || !isJson(value)) return member;
		const members = membersOf(types, member['propertyType'] ?? member['propertytype']);
		const changed = Object.entries(value).map(([name, own]): [string, JsonValue] => {
			const known = members.find((other) => nameOf(other) === name);
			return [name, isJson(known) ? (inList({ ...known, value: own })['value'] ?? own) : own];
		});
		return changed.every(([name, own]) => own === value[name]) ? member : { ...member, value: Object.fromEntries(changed) };
	}

	/** A member, and if it is a list, its items. */
	function inList(member: JsonObject): JsonObject {
		const whole = withMembers({ list: [member] }, 'list', converted);
		const [changed] = isJson(whole) && Array.isArray(whole['list']) ? whole['list'] : [];
		return isJson(changed) ? changed : member;
	}

	const followed = withMembers(project, 'properties', converted);
	return withTypes(
		isJson(followed) ? followed : project,
		types.map((each) => withMembers(each, 'members', converted)),
	);
}

function membersOf(types: readonly JsonValue[], className: JsonValue | undefined): readonly JsonValue[] {
	const found = types.find((each) => isJson(each) && each['type'] !== 'enum' && each['name'] === className);
	return isJson(found) && Array.isArray(found['members']) ? found['members'] : [];
}
