import type { Document, Kind } from '@tilewright/format';
import fc from 'fast-check';
import type { Field, FieldType, Resource, ResourceName, Variant } from '../../src/spec/field.ts';
import { RESOURCES } from '../../src/spec/index.ts';
import { scalarOf, unknownFields } from './arbitrary-values.ts';
import { consistent } from './consistent.ts';

type Raw = Record<string, unknown>;

/** Names of fields of older forms (rules U1–U5), which cannot be names of unknown fields. */
const OLDER = [
	'class',
	'propertytypes',
	'tileproperties',
	'tilepropertytypes',
	'edgecolors',
	'cornercolors',
	'hflip',
	'vflip',
	'dflip',
	'tileWidth',
	'tileHeight',
];

/** How deeply groups and lists are nested. */
const MOST_DEPTH = 3;

/**
 * Any document of a kind, according to the spec tables: every resource, every variant, every field except those
 * of older forms, and unknown fields. It is consistent, so that reading it reports nothing.
 *
 * @param seen - called with each field that is made: resource, variant, field
 * @param plain - without unknown fields
 */
export function arbitraryDocument(kind: Kind, seen: (place: string) => void = () => {}, plain = false): fc.Arbitrary<Document> {
	const known = new Map<string, fc.Arbitrary<Raw>>();
	return resourceOf(kind, 0, true).map((raw) => {
		const doc = consistent(structuredClone(raw));
		if (!isDocument(doc)) throw new TypeError('unreachable');
		return doc;
	});

	function resourceOf(name: ResourceName, depth: number, root: boolean): fc.Arbitrary<Raw> {
		const key = `${name} ${depth} ${root}`;
		const before = known.get(key);
		if (before !== undefined) return before;
		const resource = RESOURCES[name];
		const variants = (resource.variants ?? [undefined]).filter((variant) => {
			const deeper = variant?.name === 'group' || variant?.name === 'list';
			const misplaced = (variant?.root === true) !== (root && name === 'tileset');
			return !misplaced && !(deeper && depth >= MOST_DEPTH);
		});
		const made = fc.oneof(...variants.map((variant) => variantOf(resource, variant, depth)));
		known.set(key, made);
		return made;
	}

	function variantOf(resource: Resource, variant: Variant | undefined, depth: number): fc.Arbitrary<Raw> {
		const always: Record<string, fc.Arbitrary<unknown>> = {};
		const maybe: Record<string, fc.Arbitrary<unknown>> = {};
		for (const [name, field] of Object.entries(resource.fields)) {
			if (!applies(field, variant) || field.until !== undefined || field.memory) continue;
			const type = typeof field.type === 'object' && 'by' in field.type ? (field.type.by[variant?.name ?? ''] ?? 'string') : field.type;
			const value = fixed(name, variant) ?? anyOf(type, field, depth);
			const isFilled = variant?.sparse ? variant.sparse.includes(name) : field.presence !== 'optional';
			const reported = value.map((made) => {
				seen(`${resource.name}.${variant?.name ?? ''}.${name}`);
				return made;
			});
			const isDefault = (made: unknown): boolean =>
				made === field.default || (Array.isArray(made) && made.length === 0 && Array.isArray(field.default));
			(isFilled ? always : maybe)[name] = isFilled ? reported : reported.filter((made) => field.default === undefined || !isDefault(made));
		}
		const isKnown = (name: string): boolean =>
			name in resource.fields || OLDER.includes(name) || Object.values(resource.fields).some(({ alias }) => alias === name);
		const aliases = Object.entries(resource.fields).flatMap(([name, { alias }]) => (alias === undefined ? [] : [{ name, alias }]));
		return fc
			.tuple(fc.record(always), fc.record(maybe, { requiredKeys: [] }), plain ? fc.constant({}) : unknownFields(isKnown), fc.boolean())
			.map(([filled, given, unknown, spelledOtherwise]) => {
				const fields = Object.entries({ ...filled, ...given });
				const alias = (name: string): string => (spelledOtherwise && aliases.find((one) => one.name === name)?.alias) || name;
				return Object.fromEntries([...fields.map(([name, value]) => [alias(name), value] as const), ...Object.entries(unknown)]);
			});
	}

	function anyOf(type: FieldType, field: Field, depth: number): fc.Arbitrary<unknown> {
		const scalar = scalarOf(type, field);
		if (scalar !== undefined) return scalar;
		if (typeof type === 'object' && 'of' in type) return resourceOf(type.of, depth + 1, false);
		if (typeof type === 'object' && 'list' in type && type.list !== 'int')
			return fc.array(resourceOf(type.list, depth + 1, false), { maxLength: 3 });
		throw new TypeError(`no values for ${JSON.stringify(type)}`);
	}
}

/** The value of a field that decides the variant. */
const fixed = (name: string, variant: Variant | undefined): fc.Arbitrary<unknown> | undefined => {
	const value = variant?.when?.[name];
	return value === undefined ? undefined : fc.constant(value);
};

const applies = ({ on }: Field, variant: Variant | undefined): boolean =>
	on === undefined || variant === undefined || variant.sparse !== undefined || on.includes(variant.name);

/** Every place that {@link arbitraryDocument} passes to `seen`. */
export const allPlaces = (): string[] =>
	Object.values(RESOURCES)
		.filter(({ until }) => until === undefined)
		.flatMap((resource) =>
			(resource.variants ?? [undefined]).flatMap((variant) =>
				Object.entries(resource.fields)
					.filter(([, field]) => applies(field, variant) && field.until === undefined && !field.memory)
					.map(([name]) => `${resource.name}.${variant?.name ?? ''}.${name}`),
			),
		);

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && 'type' in value;
