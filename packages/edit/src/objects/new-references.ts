import { isObject } from '@tilewright/format/internal';

type Ids = ReadonlyMap<number, number>;

/**
 * Lets object references in properties follow copied objects (rule E34): in members of classes and items of lists, too. References to other
 * objects stay.
 *
 * @param value - a copied layer or object
 * @param ids - the new ids by the old ones
 * @returns a copy of what changes; everything else is shared
 */
export function withNewReferences<T extends object>(value: T, ids: Ids): T {
	const changed: Record<string, unknown> = {};
	const isReference = 'type' in value && value.type === 'object';
	const isClass = 'type' in value && value.type === 'class' && 'membertypes' in value;
	for (const [name, field] of Object.entries(value)) {
		const after =
			name === 'value' && isReference
				? newId(field, ids)
				: name === 'value' && isClass
					? newMembers(field, value.membertypes, ids)
					: newField(field, ids);
		if (after !== field) changed[name] = after;
	}
	return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}

const newId = (id: unknown, ids: Ids): unknown => (typeof id === 'number' ? (ids.get(id) ?? id) : id);

function newField(field: unknown, ids: Ids): unknown {
	if (Array.isArray(field)) {
		const items = field.map((item) => newField(item, ids));
		return items.every((item, i) => item === field[i]) ? field : items;
	}
	return isObject(field) && !(field instanceof Uint32Array) ? withNewReferences(field, ids) : field;
}

/** The members of a class value, whose types are known where it was read (rule X7). */
function newMembers(value: unknown, types: unknown, ids: Ids): unknown {
	if (!isObject(value) || !isObject(types)) return value;
	const changed: Record<string, unknown> = {};
	for (const [name, member] of Object.entries(value)) {
		const type = types[name];
		if (!isObject(type)) continue;
		const after = type['type'] === 'object' ? newId(member, ids) : newMembers(member, type['members'], ids);
		if (after !== member) changed[name] = after;
	}
	return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}
