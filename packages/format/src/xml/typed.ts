import type { RawObject } from '../model/json-value.ts';
import { isObject, sortedKeys } from '../model/json-value.ts';

/** A value with its type, as in XML. */
export interface TypedValue {
	readonly type: string;
	readonly propertytype?: string;
	readonly value: unknown;
	/** The items of a list with their types. */
	readonly items?: readonly TypedValue[];
	readonly membertypes?: unknown;
}

/**
 * X7: members of a class have types in XML, but not in JSON. An unknown type is inferred from the value: a whole number is an int, any
 * other number a float.
 */
export function typed(value: unknown): TypedValue {
	if (typeof value === 'boolean') return { type: 'bool', value };
	if (typeof value === 'number') return { type: Number.isInteger(value) ? 'int' : 'float', value };
	if (Array.isArray(value)) return { type: 'list', value, items: value.map(typed) };
	if (isObject(value)) return { type: 'class', value };
	return { type: 'string', value };
}

/** A value with its known type, or else its most likely type. */
function typedBy(known: unknown, value: unknown): TypedValue {
	if (!isObject(known) || typeof known['type'] !== 'string') return typed(value);
	const { type, propertytype, members, items } = known;
	const name = typeof propertytype === 'string' ? { propertytype } : {};
	if (type === 'list' && Array.isArray(value)) {
		return { type, ...name, value, items: value.map((item, i) => typedBy(Array.isArray(items) ? items[i] : undefined, item)) };
	}
	return { type, ...name, value, ...(members !== undefined && { membertypes: members }) };
}

/** The members of a class by name, sorted, as {@link memberOf} finds them. */
export const membersOf = (value: RawObject, membertypes: unknown): ReadonlyMap<string, TypedValue> =>
	new Map(sortedKeys(value).map((name) => [name, memberOf(value, name, membertypes)]));

/**
 * A member of a class with its type.
 *
 * @param membertypes - the known types of the members by name, from an XML file or from custom types
 */
export const memberOf = (value: RawObject, name: string, membertypes: unknown): TypedValue =>
	typedBy(knownOf(membertypes, name), value[name]);

function knownOf(membertypes: unknown, name: string): unknown {
	if (membertypes instanceof Map) return membertypes.get(name);
	return isObject(membertypes) && Object.hasOwn(membertypes, name) ? membertypes[name] : undefined;
}
