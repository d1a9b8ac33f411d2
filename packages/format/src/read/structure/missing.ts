import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';

export const hasRequired = (value: RawObject, { required }: CompiledVariant): boolean =>
	required.every((field) => value[field] !== undefined);

/** Whether a value means the same as a missing field. */
export function isRedundant(value: unknown, { field }: CompiledField, { spec }: CompiledVariant): boolean {
	// J11: an empty list of properties overrides nothing, even in an instance.
	if (spec?.sparse !== undefined && Array.isArray(value) && value.length === 0 && Array.isArray(field.default)) return true;
	if (field.presence !== 'optional' || field.default === undefined) return false;
	return value === field.default || (Array.isArray(value) && value.length === 0);
}

/** Returns the value that is assumed for a missing required field (rule W1). @returns `undefined` if the missing field is an error */
export const assumedFor = ({ field: { assumed, assumedBeside } }: CompiledField, value: RawObject): unknown =>
	assumedBeside === undefined || value[assumedBeside] ? assumed : undefined;

/** Whether a value is an empty list of a program that cannot tell lists from objects, such as one in Lua: these lists are always written. */
export const isEmptyList = (value: unknown, { type, field }: CompiledField): boolean =>
	typeof type === 'object' && 'list' in type && field.presence === 'always' && isObject(value) && Object.keys(value).length === 0;
