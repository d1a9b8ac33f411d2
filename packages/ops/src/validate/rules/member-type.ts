import type { CustomTypes, Member } from '@tilewright/format';
import { enumText, enumValue, findEnum } from '@tilewright/format';
import { short } from '@tilewright/format/internal';

/** A value that does not have the type of its member: the expected type, and the type that was found. */
export interface TypeMismatch {
	readonly expected: string;
	readonly found: string;
}

/** A type of a property or a member. */
interface Typed {
	readonly type: string;
	readonly propertytype?: string | undefined;
}

/** The JavaScript types of values in memory; types that are not listed are texts. */
const KINDS: Readonly<Record<string, string>> = {
	int: 'number',
	float: 'number',
	object: 'number',
	bool: 'boolean',
	class: 'object',
	list: 'object',
};

/**
 * How a property of an object, a layer or a tile contradicts the member of its class with the same name: programs take its own type, and those
 * that trust the class fail.
 */
export function typeMismatch(member: Member, own: Typed): TypeMismatch | undefined {
	const [expected, found] = [nameOf(member), nameOf(own)];
	// Members of an enum may be stored as texts or as numbers.
	const isSameEnum = own.type !== 'class' && own.propertytype !== undefined && own.propertytype === member.propertytype;
	return expected === found || isSameEnum || (isNumber(member) && isNumber(own)) ? undefined : { expected, found };
}

/** How a value in the value of a class, which has no type of its own, contradicts its member. */
export function valueMismatch(types: CustomTypes, member: Member, value: unknown): TypeMismatch | undefined {
	const kind = typeof value;
	const isOfEnum = enumOf(types, member) !== undefined && (kind === 'string' || kind === 'number');
	return isOfEnum || kind === (KINDS[member.type] ?? 'string') ? undefined : { expected: nameOf(member), found: short(value) };
}

/** The enum of a member that has no such value; `undefined` if it has it, or the member is of no enum. */
export function enumWithout(types: CustomTypes, member: Pick<Typed, 'propertytype'>, value: unknown): string | undefined {
	const found = enumOf(types, member);
	if (found === undefined) return undefined;
	return (typeof value === 'number' ? enumText(found, value) : enumValue(found, String(value))) === undefined ? found.name : undefined;
}

const enumOf = (types: CustomTypes, { propertytype }: Pick<Typed, 'propertytype'>) =>
	propertytype === undefined ? undefined : findEnum(types, propertytype);

/** Tiled writes whole numbers as either type of numbers. */
const isNumber = ({ type }: Typed): boolean => type === 'int' || type === 'float';

const nameOf = ({ type, propertytype = '' }: Typed): string =>
	type === 'class' ? `the class ${short(propertytype)}` : `the type ${short(type)}`;
