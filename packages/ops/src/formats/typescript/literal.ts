import type { CustomClass, CustomEnum, CustomTypes, Item, Member } from '@tilewright/format';
import { findClass, findEnum } from '@tilewright/format';
import { literalKey, quoted } from './identifiers.ts';
import type { TypeNames } from './type-of.ts';

/** The type of a value: its own fields, without the value. */
type Typed = Pick<Member | Item, 'type' | 'propertytype'>;

/** Prints default values. */
export interface Literals {
	/** The value of a member that has all its members. */
	readonly of: (type: Typed, value: unknown, indent: string) => string;
	/** The members of a class by name. */
	readonly members: (type: CustomClass, values: ReadonlyMap<string, unknown>, indent: string) => string;
}

/** Prints default values as literals of the types that {@link TypeNames} names. */
export function literalsFor(types: CustomTypes, names: TypeNames): Literals {
	function of(type: Typed, value: unknown, indent: string): string {
		const known = type.type === 'class' && type.propertytype !== undefined ? findClass(types, type.propertytype) : undefined;
		if (known !== undefined) return members(known, new Map(isObject(value) ? Object.entries(value) : []), indent);
		const words = type.propertytype === undefined ? undefined : findEnum(types, type.propertytype);
		// A default of another type, or one that the enum does not have, is a mistake in the project. `validate` reports it.
		if (!isOf(type, value) || (words !== undefined && !isIn(words, type, value))) return `${json(value, indent)} as never`;
		if (type.type === 'object' || isFlagText(words)) return `${json(value, indent)} as ${names.of(type)}`;
		return json(value, indent);
	}

	function members(type: CustomClass, values: ReadonlyMap<string, unknown>, indent: string): string {
		const inner = `${indent}\t`;
		const given = type.members.filter(({ name }) => values.has(name));
		const lines = given.map((member) => `${inner}${literalKey(member.name)}: ${of(member, values.get(member.name), inner)},\n`);
		const literal = lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
		// A class that contains itself ends somewhere.
		return given.length === type.members.length ? literal : partly(literal, names.of({ type: 'class', propertytype: type.name }));
	}

	return { of, members };
}

/** A literal without some of the members. `as` alone would refuse one that has a wrong default, which is `never`. */
const partly = (literal: string, name: string): string => `${literal} as Partial<${name}> as ${name}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isFlagText = (words: CustomEnum | undefined): boolean => words?.valuesAsFlags === true && words.storageType === 'string';

/** Whether a value has the JSON type of a member. */
function isOf({ type }: Typed, value: unknown): boolean {
	switch (type) {
		case 'int':
		case 'float':
		case 'object':
			return typeof value === 'number';
		case 'bool':
			return typeof value === 'boolean';
		case 'color':
			return typeof value === 'string' && /^(?:#|$)/.test(value);
		case 'class':
			return isObject(value);
		case 'list':
			return Array.isArray(value);
		default:
			return typeof value === 'string';
	}
}

/** Whether an enum has a value. Its members are stored as the enum says. */
function isIn({ values, storageType, valuesAsFlags }: CustomEnum, { type }: Typed, value: unknown): boolean {
	if (type !== storageType) return type !== 'int' && type !== 'string';
	return valuesAsFlags || (typeof value === 'number' ? Object.hasOwn(values, value) : values.some((each) => each === value));
}

function json(value: unknown, indent: string): string {
	if (typeof value === 'string') return quoted(value);
	if (Array.isArray(value)) return `[${value.map((item) => json(plain(item), indent)).join(', ')}]`;
	if (!isObject(value)) return Object.is(value, -0) ? '0' : String(value);
	const fields = Object.entries(value).map(([name, field]) => `${literalKey(name)}: ${json(field, indent)}`);
	return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The items of a list have types; in the value of a class they have none. */
const plain = (item: unknown): unknown => (isObject(item) && typeof item['type'] === 'string' && 'value' in item ? item['value'] : item);
