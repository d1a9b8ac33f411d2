import type { Field, FieldType, FormatVersion, OlderField, Resource, ResourceName, Variant } from './field.ts';
import { VERSIONS } from './field.ts';
import { RESOURCES } from './index.ts';

/** What a document is written for. */
export interface Form {
	readonly version: FormatVersion;
	readonly syntax: 'json' | 'xml';
	/** Whether properties and tiles are objects by name and id, as JSON had them before 1.2. The editor's `json1` has them with fields of any version. */
	readonly keyed: boolean;
}

export type Resources = Readonly<Record<ResourceName, Resource>>;

/** The first version of which JSON has properties and tiles as arrays. */
export const KEYED_UNTIL: FormatVersion = '1.2';

/** Whether a version is older than another. */
export const isBefore = (version: FormatVersion, other: FormatVersion): boolean => VERSIONS.indexOf(version) < VERSIONS.indexOf(other);

/** The form that documents of a version have by themselves. */
export const formAt = (version: FormatVersion, syntax: Form['syntax']): Form => ({
	version,
	syntax,
	keyed: syntax === 'json' && isBefore(version, KEYED_UNTIL),
});

interface Span {
	readonly since?: FormatVersion | undefined;
	readonly sinceIn?: Form['syntax'] | undefined;
	readonly until?: FormatVersion | undefined;
}

/** Whether a form has something that came with a version, or went with one. */
export const isIn = ({ version, syntax }: Pick<Form, 'version' | 'syntax'>, { since, sinceIn = syntax, until }: Span): boolean =>
	(since === undefined || sinceIn !== syntax || !isBefore(version, since)) && (until === undefined || isBefore(version, until));

const made = new Map<string, Resources>();

/**
 * The tables as they were at a version: without the fields, words and variants that came later, and with the older forms of
 * that time. All that works from the tables works from these too.
 */
export function resourcesOf(form: Form): Resources {
	const key = `${form.version} ${form.syntax} ${form.keyed}`;
	const known = made.get(key);
	if (known !== undefined) return known;
	const resources = { ...RESOURCES };
	for (const resource of Object.values(RESOURCES)) resources[resource.name] = resourceIn(resource, form);
	made.set(key, resources);
	return resources;
}

function resourceIn(resource: Resource, form: Form): Resource {
	const older = (resource.older ?? []).filter((field) => isOlderIn(field, form));
	const fields: Record<string, Field> = {};
	for (const [name, field] of Object.entries(resource.fields)) {
		// What stood for it keeps its place in the order.
		const instead = older.find((other) => other.instead === name);
		if (instead !== undefined) fields[instead.name] = inForm(instead, form);
		else if (isIn(form, field)) fields[name] = inForm(field, form);
	}
	for (const field of older) fields[field.name] ??= inForm(field, form);
	const variants = resource.variants?.filter((variant) => isTold(variant, fields));
	return { ...resource, fields, ...(variants !== undefined && { variants }) };
}

/** What only JSON had are the keyed forms; those may be asked for with fields that are newer. */
function isOlderIn(field: OlderField, form: Form): boolean {
	if (field.syntax !== undefined && field.syntax !== form.syntax) return false;
	return isKeyed(field) ? form.keyed : isIn(form, field);
}

const isKeyed = ({ until, syntax }: OlderField): boolean => syntax === 'json' && until === KEYED_UNTIL;

const inForm = (field: Field, form: Form): Field => ({ ...field, type: typeIn(field.type, form) });

function typeIn(type: FieldType, form: Form): FieldType {
	if (typeof type === 'string') return type;
	if ('keyed' in type) return { keyed: typeIn(type.keyed, form) };
	if (!('values' in type) || type.since === undefined) return type;
	const { values, since } = type;
	return { values: values.filter((word) => isIn(form, { since: since[word] })), since };
}

/** Whether the fields and words that tell a variant are there. */
function isTold({ has, when = {} }: Variant, fields: Readonly<Record<string, Field>>): boolean {
	if (has !== undefined && fields[has] === undefined) return false;
	return Object.entries(when).every(([name, word]) => {
		const type = fields[name]?.type;
		if (type === undefined) return false;
		return typeof type === 'string' || !('values' in type) || type.values.includes(String(word));
	});
}
