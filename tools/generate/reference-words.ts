import type { Field, FieldType, FormatVersion, OlderField, Resource, Variant } from '../../packages/format/src/spec/field.ts';
import { VERSIONS } from '../../packages/format/src/spec/field.ts';
import { isBefore } from '../../packages/format/src/spec/form.ts';
import { RESOURCES } from '../../packages/format/src/spec/index.ts';
import { meaningOf } from './describe.ts';
import { code, enumerate } from './markdown.ts';
import { sinceOf } from './reach.ts';
import { appliesTo } from './variants.ts';

type Range = Pick<Field, 'min' | 'max' | 'until'>;

/** A link to the page of a resource. `up` is the path from the page with the link to the folder of the pages. */
export const linkTo = (resource: Resource, up = ''): string => `[${resource.title}](${up}${resource.name}.md)`;

/** Describes the type of a field. */
export function typeWords(type: FieldType | undefined, range: Range, up = ''): string {
	if (type === undefined) return '';
	if (type === 'members') return 'object';
	if (type === 'plain') return 'string, number or bool';
	if (typeof type === 'string') return `${type}${rangeWords(type === 'gid' ? {} : range)}`;
	if ('values' in type) {
		const { values, since = {} } = type;
		const { until } = range;
		const met = values.filter((word) => until === undefined || isBefore(since[word] ?? VERSIONS[0], until));
		return enumerate(
			met.map((word) => `${wordOf(word)}${since[word] === undefined ? '' : ` (since ${since[word]})`}`),
			'or',
		);
	}
	if ('of' in type) return linkTo(RESOURCES[type.of], up);
	if ('by' in type) return 'depends on the form';
	if ('keyed' in type)
		return `object of ${typeof type.keyed === 'object' && 'values' in type.keyed ? 'the words ' : ''}${typeWords(type.keyed, range, up)}`;
	const item = type.list === 'int' ? `int${rangeWords(range)}` : linkTo(RESOURCES[type.list], up);
	return `list of ${type.length === undefined ? '' : `${type.length} `}${item}`;
}

/** A word that a field may have. */
export const wordOf = (word: string): string => code(word === '' ? '""' : word);

function rangeWords({ min, max }: Range): string {
	if (min === undefined) return max === undefined ? '' : `, at most ${max}`;
	return max === undefined ? `, at least ${min}` : `, ${min} to ${max}`;
}

/** Describes the meaning of a missing field. */
export function defaultWords(field: Field): string {
	const value = field.default === undefined ? '' : code(JSON.stringify(field.default));
	if (field.presence === 'required') return `required${assumedWords(field)}`;
	if (field.presence === 'optional') return value === '' ? 'optional' : `optional, as ${value}`;
	return field.presence === 'default' ? `${value}, not written` : value;
}

/** Describes the value that is assumed for a missing field. */
const assumedWords = ({ assumed, assumedBeside }: Field): string =>
	assumed === undefined
		? ''
		: `; read as ${code(JSON.stringify(assumed))} if missing${assumedBeside === undefined ? '' : ` beside ${code(assumedBeside)}`}`;

/** The versions that have a field of a resource. A resource that was added later was added with all its fields. */
export function versionWords(resource: Resource, { since, until }: Pick<Field, 'since' | 'until'>): string {
	const from = later(since, sinceOf(resource.name));
	return [...(from === undefined ? [] : [from]), ...(until === undefined ? [] : [`until ${until}`])].join(' ');
}

function later(a: FormatVersion | undefined, b: FormatVersion | undefined): FormatVersion | undefined {
	if (a === undefined || b === undefined) return a ?? b;
	return isBefore(a, b) ? b : a;
}

/** The variants that a field applies to; empty for all. */
export function appliesWords(field: Field, variants: readonly Variant[]): string {
	const on = variants.filter((variant) => appliesTo(field, variant));
	return on.length === variants.length ? '' : on.map((variant) => code(variant.name)).join(', ');
}

/** The syntax that has an older form, if the other one never had it. */
export const syntaxWords = ({ syntax }: OlderField): string => (syntax === undefined ? '' : syntax.toUpperCase());

/** The meaning of a field, and all notes about it. */
export function noteOn(field: Field, variants: readonly Variant[]): string {
	const ignored = variants.map((variant) => variant.name).filter((name) => field.ignoredOn?.includes(name));
	return [
		meaningOf(field),
		...(field.with === undefined ? [] : [`Written whenever ${code(field.with)} is.`]),
		...(ignored.length === 0 ? [] : [`Old exporters also wrote it on ${enumerate(ignored.map(code), 'and')}, where it is dropped.`]),
	].join(' ');
}
