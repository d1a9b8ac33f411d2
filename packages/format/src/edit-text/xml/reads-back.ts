import { isObject } from '../../model/json-value.ts';
import { meaningsByResource } from '../../read/xml/convert/attribute-meanings.ts';
import { resourceFrom } from '../../read/xml/convert/resource.ts';
import { parseXml } from '../../read/xml/parse/element.ts';
import type { Field, ResourceName } from '../../spec/field.ts';
import { RESOURCES } from '../../spec/index.ts';

/** The most levels of nested elements in a new part; more than any resource has. */
const DEPTH = 800;

/**
 * Whether a printed part of a document means the value that it was printed for. XML has no form for some values of wrong types.
 *
 * @param text - the part as XML
 */
export function readsBack(resource: ResourceName, value: unknown, text: string): boolean {
	const parsed = parseXml(text, { depth: DEPTH });
	if ('problem' in parsed) return false;
	const report = { add: () => {}, count: () => {} };
	return holds(resource, value, resourceFrom(resource, parsed.root, { infinite: false, path: [], report, meanings: meaningsByResource() }));
}

function holds(resource: ResourceName | undefined, value: unknown, back: unknown): boolean {
	if (!isObject(value) || !isObject(back)) return isObject(value) ? false : same(value, back);
	const fields: Readonly<Record<string, Field>> = resource === undefined ? {} : RESOURCES[resource].fields;
	return Object.entries(value).every(([name, member]) => {
		const field = fields[name];
		const read = back[name];
		// Cells are a list of numbers in one form and a text in the other.
		if (field?.type === 'tiles' || field?.memory) return true;
		if (read === undefined) return isNothing(member, field);
		const nested = resourceOf(field);
		if (Array.isArray(member) && Array.isArray(read))
			return member.length === read.length && member.every((item: unknown, i) => holds(nested, item, read[i]));
		return holds(nested, member, read);
	});
}

function resourceOf(field: Field | undefined): ResourceName | undefined {
	if (field === undefined || typeof field.type !== 'object') return undefined;
	if ('of' in field.type) return field.type.of;
	if ('list' in field.type) return field.type.list === 'int' ? undefined : field.type.list;
	return 'by' in field.type ? 'listitem' : undefined;
}

/** Whether a field may be left out of the text. */
const isNothing = (value: unknown, field: Field | undefined): boolean =>
	value === undefined || (field !== undefined && (same(value, field.default) || field.xml?.form === 'none'));

const same = (a: unknown, b: unknown): boolean => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
