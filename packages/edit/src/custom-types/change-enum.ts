import type { CustomEnum, JsonObject } from '@tilewright/format';
import { enumText, enumValue } from '@tilewright/format';
import { withEnumValues } from './enum-values.ts';
import type { CustomTypeKey, JsonValue } from './types-in-project.ts';
import { nameOf, typeOf, withType } from './types-in-project.ts';

/** The most flags of an enum: their mask is a number of 32 bits that is not negative. */
export const MOST_ENUM_FLAGS = 31;

/** The fields of an enum that can be set. */
export interface EnumFields {
	readonly storageType?: 'string' | 'int';
	readonly valuesAsFlags?: boolean;
	readonly values?: string[];
}

/**
 * Changes an enum of a project. If it is stored in another way, or one of its values has
 * another name, the defaults of members that have it follow.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @param key - the name or the id of the enum
 * @throws RangeError if the project has no such type, if a value is empty or there twice, or if there are more than 31 flags
 * @example changeEnum(project, 'Element', { values: ['Fire', 'Water'] })
 */
export function changeEnum(project: JsonObject, key: CustomTypeKey, fields: EnumFields): JsonObject {
	const type = typeOf(project, key);
	const changed: JsonObject = { ...type, ...fields };
	const [before, after] = [enumOf(type), enumOf(changed)];
	const { values } = after;
	if (fields.values !== undefined && values.some((value) => value === '')) throw new RangeError('A value must have a name.');
	if (fields.values !== undefined && new Set(values).size < values.length)
		throw new RangeError(`"${nameOf(type)}" has each value only once.`);
	if (after.valuesAsFlags && values.length > MOST_ENUM_FLAGS) throw new RangeError(`An enum has at most ${MOST_ENUM_FLAGS} flags.`);
	const next = withType(project, type, changed);
	const renamed = renamedValue(before.values, values);
	if (before.storageType === after.storageType && renamed === undefined) return next;
	return withEnumValues(next, type, after.storageType, (value) => {
		const text = typeof value === 'number' ? enumText(before, value) : typeof value === 'string' ? value : '';
		const named = renamed === undefined || text === undefined ? text : withName(text, after.valuesAsFlags, renamed);
		// A number without a name stays as it is.
		if (named === undefined) return after.storageType === 'int' ? value : '';
		return after.storageType === 'int' ? (enumValue(after, named) ?? 0) : named;
	});
}

/** The only value whose name has changed: from what to what. */
function renamedValue(before: readonly string[], after: readonly string[]): readonly [from: string, to: string] | undefined {
	if (before.length !== after.length) return undefined;
	const [first, ...others] = before.flatMap((from, i) => (from === after[i] ? [] : [[from, after[i] ?? ''] as const]));
	return others.length === 0 ? first : undefined;
}

const withName = (text: string, areFlags: boolean, [from, to]: readonly [string, string]): string =>
	(areFlags ? text.split(',') : [text]).map((name) => (name === from ? to : name)).join(',');

/**
 * The name of a new value of an enum: that of the enum with a number.
 *
 * @example newEnumValue('Element', ['Element_0']) // 'Element_1'
 */
export function newEnumValue(name: string, values: readonly string[]): string {
	let number = values.length;
	while (values.includes(`${name}_${number}`)) number++;
	return `${name}_${number}`;
}

/** An enum, as far as the file has it in its form. */
function enumOf(type: JsonObject): CustomEnum {
	const { values } = type;
	return {
		kind: 'enum',
		name: nameOf(type),
		storageType: type['storageType'] === 'int' ? 'int' : 'string',
		values: Array.isArray(values) ? values.map((value: JsonValue) => String(value)) : [],
		valuesAsFlags: type['valuesAsFlags'] === true,
	};
}
