import type { CellBounds } from '../../model/grid.ts';
import { chunkBounds } from '../../model/grid.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import { isPresent } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';
import type { FieldType } from '../../spec/field.ts';

/** Whether a value of a required field counts as a missing one, for which something is assumed. */
export const isMissing = (value: unknown, { field }: CompiledField): boolean => field.assumed !== undefined && !isPresent(value);

/** The bit of a field that was removed, if it is missing now. A required field is reported already, unless it counts as a missing one. */
export const missingBit = (field: CompiledField, found: unknown, { required }: CompiledVariant): number =>
	required.includes(field.name) && !isMissing(found, field) ? 0 : field.bit;

export const hasRequired = (value: RawObject, { required }: CompiledVariant): boolean =>
	required.every((field) => value[field] !== undefined);

/** Whether a value means the same as a missing field. */
export function isRedundant(value: unknown, { field }: CompiledField, { spec }: CompiledVariant): boolean {
	// J11: an empty list of properties overrides nothing, even in an instance.
	if (spec?.sparse !== undefined && Array.isArray(value) && value.length === 0 && Array.isArray(field.default)) return true;
	if (field.presence !== 'optional' || field.default === undefined) return false;
	return value === field.default || (Array.isArray(value) && value.length === 0);
}

/** What a missing required field is read as (rule W1). @returns `undefined` if that is an error */
export function assumedFor({ field, lenient, type }: CompiledField, value: RawObject): unknown {
	if (lenient) return emptyValue(type);
	return field.assumedBeside === undefined || value[field.assumedBeside] ? field.assumed : undefined;
}

/** The empty value of a property of a type. */
function emptyValue(type: FieldType): unknown {
	if (typeof type === 'object') return [];
	if (type === 'members') return {};
	return type === 'bool' ? false : type === 'int' || type === 'double' ? 0 : '';
}

/**
 * Whether a value is an empty list of a program that cannot tell lists from objects, such as one in Lua. Upgrades need the lists of Wang sets
 * and colors: a wrong one stays an error.
 */
export const isEmptyList = (value: unknown, { type }: CompiledField): boolean =>
	typeof type === 'object' &&
	'list' in type &&
	type.list !== 'int' &&
	!type.list.startsWith('wang') &&
	isObject(value) &&
	Object.keys(value).length === 0;

/** Fills in what an infinite layer lacks of the box around its chunks (rule L3). */
export function fillBox(layer: RawObject): void {
	const { chunks, startx, starty, width, height } = layer;
	if (!Array.isArray(chunks) || [startx, starty, width, height].every((side) => side !== undefined)) return;
	const box = chunkBounds(chunks.filter(isBlock));
	layer['startx'] ??= box.x;
	layer['starty'] ??= box.y;
	layer['width'] ??= box.width;
	layer['height'] ??= box.height;
}

const isBlock = (chunk: unknown): chunk is CellBounds =>
	isObject(chunk) && ['x', 'y', 'width', 'height'].every((side) => typeof chunk[side] === 'number');
