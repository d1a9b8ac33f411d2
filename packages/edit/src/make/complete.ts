import type { RawObject, ResourceName } from '@tilewright/format/internal';
import { isObject, variantFor, variantsOf } from '@tilewright/format/internal';
import { expectFinite, expectGid, expectWhole } from '../expect.ts';

/**
 * Completes a new resource by its table: missing fields get their defaults, in parts of it, too.
 *
 * @param name - the resource, as the tables call it
 * @param given - the fields that are given
 * @throws RangeError if a field is missing that has no default, or the variant is unknown. Numbers must be finite, and GIDs, ids and what
 * counts cells must be whole and in their range
 */
export function complete<T extends object>(name: ResourceName, given: object, root = false): T {
	const whole = completed(name, { ...given }, root);
	expectNumbers(name, whole, root);
	if (!isComplete<T>(whole)) throw new RangeError(`A new ${name} must be an object.`);
	return whole;
}

/** The tables have filled in what the type asks for. */
const isComplete = <T extends object>(value: object): value is T => isObject(value);

function completed(name: ResourceName, value: RawObject, root: boolean): RawObject {
	const variant = variantFor(variantsOf(name), value, root);
	if (variant === undefined) throw new RangeError(`There is no ${name} such as ${JSON.stringify(value)}.`);
	for (const [field, preset] of variant.fill) value[field] ??= structuredClone(preset);
	for (const field of variant.required) if (value[field] === undefined) throw new RangeError(`A new ${name} needs the field "${field}".`);
	for (const [field, content] of Object.entries(value)) {
		const type = variant.fields.get(field)?.type;
		if (content === undefined) delete value[field];
		else if (typeof type === 'object' && 'of' in type && isObject(content)) value[field] = completed(type.of, { ...content }, false);
		else if (typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(content)) {
			const item = type.list;
			value[field] = content.map((part) => (isObject(part) ? completed(item, { ...part }, false) : part));
		}
	}
	return value;
}

/** Checks the numbers of a new resource, not those of its parts: they may come from a document, which may be odd. */
function expectNumbers(name: ResourceName, value: RawObject, root: boolean): void {
	const fields = variantFor(variantsOf(name), value, root)?.fields;
	for (const [field, content] of Object.entries(value)) {
		if (typeof content !== 'number') continue;
		const known = fields?.get(field);
		const title = `The field "${field}" of a new ${name}`;
		if (known?.type === 'gid') expectGid(title, content);
		else if ((known?.field.whole === true || known?.field.assigned === true) && known.quick !== undefined)
			expectWhole(title, content, known.quick.min, known.quick.max);
		else expectFinite(title, content);
	}
}
