import type { JsonObject } from '@tilewright/format';
import type { JsonValue } from './types-in-project.ts';
import { isJson } from './types-in-project.ts';

/** A member, or an item of a list, as projects have it: with `propertyType` instead of `propertytype`, and without the types of its members. */
export function inProject({ propertytype, membertypes: _, value, ...others }: JsonObject): JsonObject {
	return {
		...others,
		...(typeof propertytype === 'string' && propertytype !== '' && { propertyType: propertytype }),
		...(value !== undefined && { value: valueInProject(others['type'], value) }),
	};
}

function valueInProject(type: JsonValue | undefined, value: JsonValue): JsonValue {
	if (type === 'color') return colorInProject(value);
	return type === 'list' && Array.isArray(value) ? value.map((item: JsonValue) => (isJson(item) ? inProject(item) : item)) : value;
}

/** A color as projects have it: always with its alpha. */
export const colorInProject = (color: JsonValue): JsonValue =>
	typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? `#ff${color.slice(1)}` : color;
