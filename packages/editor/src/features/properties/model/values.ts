import type { CustomTypes, JsonObject, Member, Property } from '@tilewright/format';
import { findClass, findEnum } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';

/** A value of a custom property, as JSON holds it. */
export type PropertyValue = JsonObject[string];

/** The types of values, as the format names them. */
export type ValueType = Property['type'];

/** A type that a property can have: one of the format, or a custom type. */
export interface ChosenType {
	readonly type: ValueType;
	/** The name of the custom type. */
	readonly propertytype?: string;
	/** The start value of a new property of the type, if the type has one. */
	readonly first?: string;
}

/** A value with its type: a property without its name, a member of a class, or an item of a list. */
export interface TypedValue extends ChosenType {
	readonly value: unknown;
}

/** The types of the format that need no custom type, in the order of the menu (rule E107). */
const PLAIN_TYPES: readonly ValueType[] = ['bool', 'color', 'float', 'file', 'int', 'object', 'string', 'list'];

/** The types that properties can be converted to. */
export const SIMPLE_TYPES = ['bool', 'color', 'float', 'file', 'object', 'int', 'string'] as const;

/** All types that a property can have: those of the format, then the enums and classes of the project (rule E107). */
export const offeredTypes = (types: CustomTypes): ChosenType[] => [
	...PLAIN_TYPES.map((type) => ({ type })),
	...types.enums.map(({ name, storageType: type, valuesAsFlags, values: [first] }) => ({
		type,
		propertytype: name,
		...(type === 'string' && !valuesAsFlags && first !== undefined && { first }),
	})),
	...types.classes.flatMap(({ name, useAs }) => (useAs.includes('property') ? [{ type: 'class' as const, propertytype: name }] : [])),
];

/** The value that a new property of a type has: of an enum its first one, as in Tiled. */
export function firstValue({ type, first = '' }: ChosenType): PropertyValue {
	switch (type) {
		case 'bool':
			return false;
		case 'int':
		case 'float':
		case 'object':
			return 0;
		case 'class':
			return {};
		case 'list':
			return [];
		default:
			return first;
	}
}

/** A property of a type with a value. `undefined` if the value does not fit the type. */
export function propertyOf(name: string, { type, propertytype }: ChosenType, value: PropertyValue): Property | undefined {
	const property: unknown = { name, type, ...(propertytype !== undefined && propertytype !== '' && { propertytype }), value };
	return isProperty(property) ? property : undefined;
}

/** Whether a property has a value of its type. */
function isProperty(property: unknown): property is Property {
	if (!isObject(property)) return false;
	const { type, value } = property;
	switch (type) {
		case 'bool':
			return typeof value === 'boolean';
		case 'int':
		case 'float':
		case 'object':
			return typeof value === 'number';
		case 'class':
			return isObject(value) && !Array.isArray(value);
		case 'list':
			return Array.isArray(value);
		default:
			return typeof value === 'string';
	}
}

/** A member of a value whose type is a class: as the value has it, else as the class presets it. */
export interface ShownMember extends TypedValue {
	readonly name: string;
	/** Whether the value has it itself. */
	readonly isSet: boolean;
}

/** The members of a value whose type is a class: those of the class in its order, then others that the value has (rule E108). */
export function membersOf(types: CustomTypes, { propertytype = '', value }: TypedValue): ShownMember[] {
	const own = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
	const known: readonly Member[] = (findClass(types, propertytype, 'property') ?? findClass(types, propertytype))?.members ?? [];
	const members = known.map((member): ShownMember => {
		const { name, type, propertytype: inner } = member;
		return { name, type, value: own.get(name) ?? member.value, isSet: own.has(name), ...(inner !== undefined && { propertytype: inner }) };
	});
	const others = [...own].filter(([name]) => !known.some((member) => member.name === name));
	return [...members, ...others.map(([name, inner]) => ({ name, ...impliedType(inner), value: inner, isSet: true }))];
}

/** The type that a value of JSON shows by itself. */
function impliedType(value: unknown): ChosenType {
	if (typeof value === 'boolean') return { type: 'bool' };
	if (typeof value === 'number') return { type: Number.isInteger(value) ? 'int' : 'float' };
	if (Array.isArray(value)) return { type: 'list' };
	return { type: typeof value === 'object' ? 'class' : 'string' };
}

/** An item of a value whose type is a list. */
export function itemsOf(value: unknown): TypedValue[] {
	if (!Array.isArray(value)) return [];
	return value.flatMap((item: unknown) => (isTyped(item) ? [item] : []));
}

const isTyped = (item: unknown): item is TypedValue => isObject(item) && typeof item['type'] === 'string';

/** The enum that a value is one of; `undefined` if its type is none. */
export const enumOf = (types: CustomTypes, { type, propertytype }: ChosenType) =>
	(type === 'string' || type === 'int') && propertytype !== undefined ? findEnum(types, propertytype) : undefined;
