import type { Field, FieldType, Resource, ResourceName, Variant } from '../../packages/format/src/spec/field.ts';
import { meaningOf, sourceOf } from './describe.ts';
import { code, enumerate, table } from './markdown.ts';
import { appliesTo } from './variants.ts';
import { xmlWords } from './xml-words.ts';

type Resources = Readonly<Record<ResourceName, Resource>>;
type Entry = readonly [name: string, field: Field];

/** The page of a resource: what it is, where it stands, its forms and its fields. */
export function referencePage(resource: Resource, resources: Resources): string {
	const variants = resource.variants ?? [];
	const fields = Object.entries(resource.fields).filter(
		([, field]) => variants.length === 0 || variants.some((variant) => appliesTo(field, variant)),
	);
	return [
		`# ${resource.title}\n`,
		`${resource.doc} ${sourceOf(resource)}\n`,
		whereabouts(resource, resources),
		...(variants.length > 1 ? [`## Forms\n`, formsTable(resource, variants, fields, resources)] : []),
		`## Fields\n`,
		fieldsTable(resource, variants, fields, resources),
	].join('\n');
}

export const linkTo = (resource: Resource): string => `[${resource.title}](${resource.name}.md)`;

/** The fields that hold the resource, and its XML element. */
function whereabouts(resource: Resource, resources: Resources): string {
	const users = new Map<string, string[]>();
	for (const user of Object.values(resources)) {
		for (const [name, field] of Object.entries(user.fields)) {
			if (isUsed(user, field) && refersTo(field.type, resource.name)) users.set(name, [...(users.get(name) ?? []), linkTo(user)]);
		}
	}
	const places = [...users].map(([name, links]) => `${code(name)} of ${enumerate(links, 'and')}`);
	const lines = [
		...(places.length === 0 ? [] : [`Stands in ${enumerate(places, 'and')}.`]),
		...(resource.xml === undefined ? [] : [`In XML: ${code(`<${resource.xml}>`)}.`]),
	];
	return lines.length === 0 ? '' : `${lines.join(' ')}\n`;
}

const isUsed = (user: Resource, field: Field): boolean =>
	user.variants === undefined || user.variants.some((variant) => appliesTo(field, variant));

function refersTo(type: FieldType, name: ResourceName): boolean {
	if (typeof type === 'string' || 'values' in type) return false;
	if ('of' in type) return type.of === name;
	return 'list' in type ? type.list === name : Object.values(type.by).some((each) => refersTo(each, name));
}

function formsTable(resource: Resource, variants: readonly Variant[], fields: readonly Entry[], resources: Resources): string {
	const told = (variant: Variant): string => {
		const parts = [
			...(variant.root === true ? ['it is the whole document'] : []),
			...Object.entries(variant.when ?? {}).map(
				([name, value]) => `${code(name)} is ${code(String(value))}${resource.fields[name]?.default === value ? ' or absent' : ''}`,
			),
			...(variant.has === undefined ? [] : [`it has ${code(variant.has)}`]),
		];
		return parts.length === 0 ? 'otherwise' : enumerate(parts, 'and');
	};
	const meaning = (variant: Variant): string =>
		variant.sparse === undefined
			? variant.doc
			: `${variant.doc} All fields but ${enumerate(variant.sparse.map(code), 'and')} may be absent and are not filled in.`;
	const values = fields.map(([name, field]) => {
		const type = field.type;
		const by = typeof type === 'object' && 'by' in type ? type.by : {};
		return { heading: code(name), cell: (variant: Variant) => typeWords(by[variant.name], {}, resources) };
	});
	const columns = [
		{ heading: 'Form', cell: (variant: Variant) => code(variant.name) },
		{ heading: 'When', cell: told },
		...values,
		{ heading: 'Meaning', cell: meaning },
	];
	return `The first that fits is the one.\n\n${table(columns, variants)}`;
}

function fieldsTable(resource: Resource, variants: readonly Variant[], fields: readonly Entry[], resources: Resources): string {
	const appliesWords = (field: Field): string => {
		const on = variants.filter((variant) => appliesTo(field, variant));
		return on.length === variants.length ? '' : on.map((variant) => code(variant.name)).join(', ');
	};
	return table<Entry>(
		[
			{ heading: 'Field', cell: ([name, field]) => [name, ...(field.alias === undefined ? [] : [field.alias])].map(code).join(' or ') },
			{ heading: 'Type', cell: ([, field]) => typeWords(field.type, field, resources) },
			{ heading: 'Default', cell: ([, field]) => defaultWords(field) },
			{
				heading: 'Since',
				cell: ([, field]) => [field.since ?? '', ...(field.until === undefined ? [] : [`until ${field.until}`])].join(' ').trim(),
			},
			{ heading: 'Applies to', cell: ([, field]) => appliesWords(field) },
			{ heading: 'XML', cell: ([name, field]) => xmlWords(resource, name, field) },
			{ heading: 'Meaning', cell: ([, field]) => noteOn(field, variants) },
		],
		fields,
	);
}

function typeWords(type: FieldType | undefined, range: Pick<Field, 'min' | 'max'>, resources: Resources): string {
	if (type === undefined) return '';
	if (typeof type === 'string') return `${type === 'members' ? 'object' : type}${rangeWords(type === 'gid' ? {} : range)}`;
	if ('values' in type)
		return enumerate(
			type.values.map((word) => code(word === '' ? '""' : word)),
			'or',
		);
	if ('of' in type) return linkTo(resources[type.of]);
	if ('by' in type) return 'depends on the form';
	const item = type.list === 'int' ? `int${rangeWords(range)}` : linkTo(resources[type.list]);
	return `list of ${type.length === undefined ? '' : `${type.length} `}${item}`;
}

function rangeWords({ min, max }: Pick<Field, 'min' | 'max'>): string {
	if (min === undefined) return max === undefined ? '' : `, at most ${max}`;
	return max === undefined ? `, at least ${min}` : `, ${min} to ${max}`;
}

function defaultWords(field: Field): string {
	const value = field.default === undefined ? '' : code(JSON.stringify(field.default));
	if (field.presence === 'required') return 'required';
	if (field.presence === 'optional') return value === '' ? 'optional' : `optional, as ${value}`;
	return field.presence === 'default' ? `${value}, not written` : value;
}

function noteOn(field: Field, variants: readonly Variant[]): string {
	const vain = variants.map((variant) => variant.name).filter((name) => field.vain?.includes(name));
	return [
		meaningOf(field),
		...(field.with === undefined ? [] : [`Written whenever ${code(field.with)} is.`]),
		...(vain.length === 0 ? [] : [`Old exporters also wrote it on ${enumerate(vain.map(code), 'and')}, where it is dropped.`]),
	].join(' ');
}
