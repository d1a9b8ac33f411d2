import type { RawObject } from '../model/json.ts';
import { isObject, sortedKeys } from '../model/json.ts';

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

/** The members of a class by name, sorted, with their types. Known types come from an XML file or from custom types. */
export function membersOf(value: RawObject, membertypes: unknown): ReadonlyMap<string, TypedValue> {
	const members = new Map<string, TypedValue>();
	for (const name of sortedKeys(value)) members.set(name, typedBy(knownOf(membertypes, name), value[name]));
	return members;
}

function knownOf(membertypes: unknown, name: string): unknown {
	if (membertypes instanceof Map) return membertypes.get(name);
	return isObject(membertypes) && Object.hasOwn(membertypes, name) ? membertypes[name] : undefined;
}
