import type { Field, FieldType, ResourceName, ScalarType } from '../../packages/format/src/spec/field.ts';
import type { Schema } from './schema-type.ts';

/** Schemas of values that many fields share. Those that a document uses are in its `$defs`. */
export const SHARED = {
	color: {
		description: 'A color, `#RRGGBB` or `#AARRGGBB`; empty for none.',
		type: 'string',
		pattern: '^(#([0-9a-fA-F]{6}|[0-9a-fA-F]{8}))?$',
	},
	plain: {
		description: 'The value of a property.',
		anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
	},
	tiles: {
		description: 'The GID of each cell, row by row: a list of numbers, or base64 text.',
		// Not `type: [array, string]`: validators in strict mode warn about unions.
		if: { type: 'array' },
		// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
		then: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 0xffffffff } },
		else: { type: 'string' },
	},
} as const satisfies Readonly<Record<string, Schema>>;

/** The possible targets of a reference in a schema: a resource of the format or a shared value. */
export type Reference = ResourceName | keyof typeof SHARED;
export type Refer = (name: Reference) => Schema;

/** The schema of a field's value. `variant` decides a type that depends on the variant (`by`). */
export function valueSchema(type: FieldType, range: Pick<Field, 'min' | 'max'>, variant: string | undefined, refer: Refer): Schema {
	if (typeof type === 'string') {
		if (type === 'tiles' || type === 'plain') return refer(type);
		return type === 'members' ? { type: 'object' } : scalarSchema(type, range, refer);
	}
	if ('values' in type) {
		const [only, ...others] = type.values;
		return only !== undefined && others.length === 0 ? { const: only } : { type: 'string', enum: type.values };
	}
	if ('of' in type) return refer(type.of);
	if ('keyed' in type) return { type: 'object', additionalProperties: valueSchema(type.keyed, range, variant, refer) };
	if ('by' in type) {
		const chosen = variant === undefined ? undefined : type.by[variant];
		if (chosen === undefined) throw new RangeError(`no type for the variant ${variant}`);
		return valueSchema(chosen, range, variant, refer);
	}
	const length = type.length === undefined ? {} : { minItems: type.length, maxItems: type.length };
	return { type: 'array', items: type.list === 'int' ? scalarSchema('int', range, refer) : refer(type.list), ...length };
}

function scalarSchema(type: ScalarType, { min, max }: Pick<Field, 'min' | 'max'>, refer: Refer): Schema {
	const limits = { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) };
	switch (type) {
		case 'int':
			return { type: 'integer', ...limits };
		case 'double':
			return { type: 'number', ...limits };
		case 'gid':
			return { type: 'integer', minimum: 0, maximum: 0xffffffff };
		case 'bool':
			return { type: 'boolean' };
		case 'string':
		case 'path':
			return { type: 'string' };
		// Real files have #AARRGGBB in all fields with colors [N7].
		case 'color':
		case 'rgb':
			return refer('color');
	}
}
