import type { Field, OlderField, Resource, Variant } from '../../packages/format/src/spec/field.ts';
import { RESOURCES } from '../../packages/format/src/spec/index.ts';
import { defined, isRule } from './describe.ts';
import { code, enumerate, table } from './markdown.ts';
import { namesIn, sinceOf } from './reach.ts';
import { appliesWords, defaultWords, linkTo, noteOn, syntaxWords, typeWords, versionWords } from './reference-words.ts';
import { isUsed } from './variants.ts';
import { xmlWords } from './xml-words.ts';

type Entry = readonly [name: string, field: Field];

/** The page of a resource: its meaning, the fields that contain it, its forms and fields, and the fields of older versions. */
export function referencePage(resource: Resource): string {
	const { variants = [], older = [] } = resource;
	const fields = Object.entries(resource.fields).filter(([, field]) => isUsed(resource, field));
	return [
		`# ${resource.title}\n`,
		`${defined(resource)}${isRule(resource.section) ? ` Rule ${resource.section}.` : ''}${spanOf(resource)}\n`,
		whereabouts(resource),
		...(variants.length > 1 ? [`## Forms\n`, formsTable(resource, variants, fields)] : []),
		`## Fields\n`,
		fieldsTable(resource, variants, fields),
		...(older.length > 0
			? ['## Before\n', 'Fields of older versions, some of which were replaced by a field above.\n', olderTable(resource, older)]
			: []),
	].join('\n');
}

function spanOf({ name, until }: Resource): string {
	const since = sinceOf(name);
	return [...(since === undefined ? [] : [` Since ${since}.`]), ...(until === undefined ? [] : [` Until ${until}.`])].join('');
}

/** The fields that contain the resource, and its XML element. */
function whereabouts(resource: Resource): string {
	const users = new Map<string, string[]>();
	for (const user of Object.values(RESOURCES)) {
		for (const [name, field] of Object.entries(user.fields)) if (isUsed(user, field)) note(name, field, user);
		for (const field of user.older ?? []) note(field.name, field, user);
	}
	function note(name: string, field: Field, user: Resource): void {
		if (!namesIn(field.type).includes(resource.name)) return;
		const links = users.get(name) ?? [];
		if (!links.includes(linkTo(user))) users.set(name, [...links, linkTo(user)]);
	}
	const places = [...users].map(([name, links]) => `${code(name)} of ${enumerate(links, 'and')}`);
	const lines = [
		...(places.length === 0 ? [] : [`Used as ${enumerate(places, 'and')}.`]),
		...(resource.xml === undefined ? [] : [`In XML: ${code(`<${resource.xml}>`)}.`]),
	];
	return lines.length === 0 ? '' : `${lines.join(' ')}\n`;
}

function formsTable(resource: Resource, variants: readonly Variant[], fields: readonly Entry[]): string {
	const condition = (variant: Variant): string => {
		const parts = [
			...(variant.root === true ? ['it is the whole document'] : []),
			...Object.entries(variant.when ?? {}).map(
				([name, value]) => `${code(name)} is ${code(String(value))}${resource.fields[name]?.default === value ? ' or missing' : ''}`,
			),
			...(variant.has === undefined ? [] : [`it has ${code(variant.has)}`]),
			...(variant.unless === undefined ? [] : [`it has no ${code(variant.unless)}`]),
		];
		return parts.length === 0 ? 'none of these' : enumerate(parts, 'and');
	};
	const meaning = (variant: Variant): string =>
		variant.sparse === undefined
			? variant.doc
			: `${variant.doc} All fields but ${enumerate(variant.sparse.map(code), 'and')} may be missing and are not filled in.`;
	const values = fields.map(([name, field]) => {
		const type = field.type;
		const by = typeof type === 'object' && 'by' in type ? type.by : {};
		return { heading: code(name), cell: (variant: Variant) => typeWords(by[variant.name], {}) };
	});
	const columns = [
		{ heading: 'Form', cell: (variant: Variant) => code(variant.name) },
		{ heading: 'When', cell: condition },
		...values,
		{ heading: 'Meaning', cell: meaning },
	];
	return `The first form that fits applies.\n\n${table(columns, variants)}`;
}

function fieldsTable(resource: Resource, variants: readonly Variant[], fields: readonly Entry[]): string {
	return table<Entry>(
		[
			{ heading: 'Field', cell: ([name, field]) => [name, ...(field.alias === undefined ? [] : [field.alias])].map(code).join(' or ') },
			{ heading: 'Type', cell: ([, field]) => typeWords(field.type, field) },
			{ heading: 'Default', cell: ([, field]) => defaultWords(field) },
			{ heading: 'Since', cell: ([, field]) => versionWords(resource, field) },
			{ heading: 'Applies to', cell: ([, field]) => appliesWords(field, variants) },
			{ heading: 'XML', cell: ([name, field]) => xmlWords(resource, name, field) },
			{ heading: 'Meaning', cell: ([, field]) => noteOn(field, variants) },
		],
		fields,
	);
}

function olderTable(resource: Resource, older: readonly OlderField[]): string {
	const variants = resource.variants ?? [];
	return table<OlderField>(
		[
			{ heading: 'Field', cell: ({ name }) => code(name) },
			{ heading: 'Type', cell: (field) => typeWords(field.type, field) },
			{ heading: 'Default', cell: defaultWords },
			{ heading: 'Since', cell: (field) => versionWords(resource, field) },
			{ heading: 'In', cell: syntaxWords },
			{ heading: 'Instead of', cell: ({ instead }) => (instead === undefined ? '' : code(instead)) },
			{ heading: 'Applies to', cell: (field) => appliesWords(field, variants) },
			{ heading: 'XML', cell: (field) => (field.syntax === 'json' ? '–' : xmlWords(resource, field.name, field)) },
			{ heading: 'Meaning', cell: (field) => noteOn(field, variants) },
		],
		older,
	);
}
