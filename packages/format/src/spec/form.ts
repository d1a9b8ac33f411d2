import type { Field, FieldType, FormatVersion, OlderField, Resource, ResourceName, Variant } from './field.ts';
import { VERSIONS } from './field.ts';
import { RESOURCES } from './index.ts';

/** The form of a document in a version and syntax. */
export interface Form {
	readonly version: FormatVersion;
	readonly syntax: 'json' | 'xml';
	/** Whether properties and tiles are objects by name and id, as in JSON before 1.2. Tiled's format `json1` combines this with fields of any version. */
	readonly keyed: boolean;
}

export type Resources = Readonly<Record<ResourceName, Resource>>;

/** The first version with properties and tiles as arrays in JSON. */
export const KEYED_UNTIL: FormatVersion = '1.2';

/** Whether a version is older than another. */
export const isBefore = (version: FormatVersion, other: FormatVersion): boolean => VERSIONS.indexOf(version) < VERSIONS.indexOf(other);

/** The usual form of documents of a version. */
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

/** Whether a form has something that was added in one version or removed in another. */
export const isIn = ({ version, syntax }: Pick<Form, 'version' | 'syntax'>, { since, sinceIn = syntax, until }: Span): boolean =>
	(since === undefined || sinceIn !== syntax || !isBefore(version, since)) && (until === undefined || isBefore(version, until));

const made = new Map<string, Resources>();

/**
 * The tables of an older form: without newer fields, words and variants, and with the older fields. They are tables like any other, so
 * all code that uses tables works with them.
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
		// An older field keeps the position of the field that replaced it.
		const instead = older.find((other) => other.instead === name);
		if (instead !== undefined) fields[instead.name] = inForm(instead, form);
		else if (isIn(form, field)) fields[name] = inForm(field, form);
	}
	for (const field of older) fields[field.name] ??= inForm(field, form);
	const variants = resource.variants?.filter((variant) => canOccur(variant, fields));
	return { ...resource, fields, ...(variants !== undefined && { variants }) };
}

/** Whether a form has an older field. The keyed fields can be combined with fields of newer versions. */
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

/** Whether a form has the fields and words that decide for a variant. */
function canOccur({ has, when = {} }: Variant, fields: Readonly<Record<string, Field>>): boolean {
	if (has !== undefined && fields[has] === undefined) return false;
	return Object.entries(when).every(([name, word]) => {
		const type = fields[name]?.type;
		if (type === undefined) return false;
		return typeof type === 'string' || !('values' in type) || type.values.includes(String(word));
	});
}
