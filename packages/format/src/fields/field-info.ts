import { isObject } from '../model/json-value.ts';
import { variantFor, variantsOf } from '../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';
import type { Constant, Field, FieldType, ResourceName } from '../spec/field.ts';
import { INT_RANGE } from '../spec/field.ts';

/** A field as people should see it. */
export interface FieldInfo extends Pick<Field, 'presence' | 'unit' | 'refersTo' | 'since' | 'doc'> {
	readonly name: string;
	/** The name for people, such as `Tile Width`. */
	readonly label: string;
	readonly type: FieldType;
	/** The value that a missing field has. */
	readonly default?: Constant;
	/** The least and the greatest number that the format can hold. */
	readonly min?: number;
	readonly max?: number;
}

/** The fields of one variant of a resource. */
export interface FieldsOfVariant {
	/** The name of the variant in the tables; missing for a resource without variants. */
	readonly variant?: string;
	readonly doc: string;
	/** In the order of the table. */
	readonly fields: readonly FieldInfo[];
}

const made = new WeakMap<CompiledVariant, FieldsOfVariant>();

/**
 * The fields that a value has or may have.
 *
 * @param name - the resource, as the tables call it
 * @param value - decides the variant
 * @param root - whether the value is a whole document
 * @returns `undefined` if the value is of no variant
 * @example fieldsOf('layer', map.layers[0])?.fields.map(({ label }) => label)
 */
export function fieldsOf(name: ResourceName, value: object, root = false): FieldsOfVariant | undefined {
	const variant = isObject(value) ? variantFor(variantsOf(name), value, root) : undefined;
	return variant && infoOf(variant);
}

/** The fields of every variant of a resource. */
export const fieldsOfVariants = (name: ResourceName): FieldsOfVariant[] => variantsOf(name).all.map(({ variant }) => infoOf(variant()));

/** The fields that make a value another variant by being there, such as the shapes of objects. */
export const markersOf = (name: ResourceName): string[] => [
	...new Set(
		variantsOf(name).all.flatMap(({ has, when }) => [
			...(has === undefined ? [] : [has]),
			...when.flatMap(([field, expected]) => (expected === true ? [field] : [])),
		]),
	),
];

function infoOf(variant: CompiledVariant): FieldsOfVariant {
	const known = made.get(variant);
	if (known !== undefined) return known;
	const { resource, spec } = variant;
	const fields = Object.keys(resource.fields).flatMap((name) => {
		const compiled = variant.fields.get(name);
		return compiled?.role === 'applies' && compiled.field.until === undefined ? [fieldInfo(compiled)] : [];
	});
	const info = { doc: spec?.doc ?? resource.doc, fields, ...(spec && { variant: spec.name }) };
	made.set(variant, info);
	return info;
}

function fieldInfo({ name, field, type }: CompiledField): FieldInfo {
	const { label = name.slice(0, 1).toUpperCase() + name.slice(1), presence, unit, refersTo, since, doc } = field;
	const range = type === 'int' ? INT_RANGE : {};
	const { min, max } = { ...range, ...(field.min !== undefined && { min: field.min }), ...(field.max !== undefined && { max: field.max }) };
	return {
		name,
		label,
		type,
		presence,
		doc,
		...(field.default !== undefined && { default: field.default }),
		...(min !== undefined && { min }),
		...(max !== undefined && { max }),
		...(unit && { unit }),
		...(refersTo && { refersTo }),
		...(since && { since }),
	};
}
