import type { Field, Resource, Variant } from '../../packages/format/src/spec/field.ts';
import { stamps } from '../../packages/format/src/spec/map.ts';
import { defined, meaningOf, wordsSince } from './describe.ts';
import { conditionOf } from './schema-condition.ts';
import type { Schema } from './schema-type.ts';
import type { Refer } from './schema-values.ts';
import { valueSchema } from './schema-values.ts';
import type { Place } from './variants.ts';
import { appliesTo, isByVariant, isRequired, variantsAt } from './variants.ts';

/** The schema of a resource, and those of its variants by name. It refers to them as `RESOURCE.VARIANT`. */
export interface ResourceSchemas {
	readonly schema: Schema;
	readonly variants: Readonly<Record<string, Schema>>;
}

type Entry = readonly [name: string, field: Field];

/** The schemas of a resource in a place. */
export function resourceSchemas(resource: Resource, place: Place, refer: Refer): ResourceSchemas {
	const fields = Object.entries(resource.fields).filter(([, field]) => !field.memory);
	const variants = variantsAt(resource, place);
	const [first] = variants;
	if (first === undefined) return { schema: objectSchema(resource, resource.doc, fields, undefined, refer), variants: {} };
	if (variants.length === 1 && isEmpty(conditionOf(resource, variants, first))) {
		const named = resource.variants?.length === 1 ? resource : first;
		const own = fields.filter(([, field]) => appliesTo(field, first));
		return { schema: objectSchema({ ...resource, title: named.title }, named.doc, own, first, refer), variants: {} };
	}
	return choice(resource, fields, variants, refer);
}

/** A resource that always has the same fields. */
function objectSchema(resource: Resource, doc: string, fields: readonly Entry[], variant: Variant | undefined, refer: Refer): Schema {
	return {
		title: resource.title,
		description: defined(resource, doc),
		type: 'object',
		properties: Object.fromEntries(fields.flatMap((entry) => fieldSchemas(entry, variant, refer))),
		...required(fields.filter(([name, field]) => isRequired(name, field, variant)).map(([name]) => name)),
	};
}

/** A resource whose fields depend on its variant: the common fields, then `if` and `then` for each variant that adds fields. */
function choice(resource: Resource, fields: readonly Entry[], variants: readonly Variant[], refer: Refer): ResourceSchemas {
	const requiredIn = (variant: Variant): readonly string[] =>
		fields.filter(([name, field]) => appliesTo(field, variant) && isRequired(name, field, variant)).map(([name]) => name);
	const always = fields.map(([name]) => name).filter((name) => variants.every((variant) => requiredIn(variant).includes(name)));
	const schemas: Record<string, Schema> = {};
	const rules: Schema[] = [];
	for (const variant of variants) {
		const condition = conditionOf(resource, variants, variant);
		const own = fields.filter(([, field]) => !isCommon(field) && appliesTo(field, variant));
		const needed = requiredIn(variant).filter((name) => !always.includes(name));
		if (condition === undefined || (own.length === 0 && needed.length === 0)) continue;
		const properties = Object.fromEntries(own.flatMap((entry) => fieldSchemas(entry, variant, refer)));
		schemas[variant.name] = { title: variant.title, description: variant.doc, type: 'object', properties, ...required(needed) };
		// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
		rules.push({ if: condition, then: { $ref: `#/$defs/${resource.name}.${variant.name}` } });
	}
	const properties = fields.flatMap((entry): [string, Schema][] => {
		const [name, field] = entry;
		if (isCommon(field)) return fieldSchemas(entry, undefined, refer);
		// Fields of some variants are listed here only for their descriptions: text editors offer them before the variant is known.
		return variants.some((variant) => appliesTo(field, variant)) ? [[name, { description: describe(field, variants) }]] : [];
	});
	return {
		schema: {
			title: resource.title,
			description: defined(resource),
			type: 'object',
			properties: Object.fromEntries(properties),
			...required(always),
			...(rules.length === 0 ? {} : { allOf: rules }),
		},
		variants: schemas,
	};
}

function fieldSchemas([name, field]: Entry, variant: Variant | undefined, refer: Refer): [string, Schema][] {
	const value = valueSchema(field.type, field, variant?.name, refer);
	// The version that a document without one gets is chosen by tilewright, not by the format.
	const missing = field.default === undefined || name in stamps ? {} : { default: field.default };
	const main: [string, Schema] = [name, { description: describe(field, []), ...value, ...missing }];
	return field.alias === undefined ? [main] : [main, [field.alias, { description: `Another spelling of \`${name}\`.`, ...value }]];
}

/** The meaning of a field, the variants that it applies to, and its versions. */
function describe(field: Field, variants: readonly Variant[]): string {
	const on = variants.filter((variant) => appliesTo(field, variant)).map((variant) => variant.name);
	return [
		meaningOf(field),
		...(on.length === variants.length ? [] : [`Applies to: ${on.join(', ')}.`]),
		...(wordsSince(field) === '' ? [] : [wordsSince(field)]),
		...(field.since === undefined ? [] : [`Since ${field.since}.`]),
		...(field.until === undefined ? [] : [`Until ${field.until}.`]),
	].join(' ');
}

const required = (names: readonly string[]): Pick<Schema, 'required'> => (names.length === 0 ? {} : { required: names });

const isCommon = (field: Field): boolean => field.on === undefined && !isByVariant(field.type);

const isEmpty = (schema: Schema | undefined): boolean => schema !== undefined && Object.keys(schema).length === 0;
