import type { RawObject } from '../model/json.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';

/** The names of a variant's fields, sorted (rule J7). Sorted once for each variant. */
const sortedNames = new WeakMap<CompiledVariant, readonly string[]>();

function namesOf(variant: CompiledVariant): readonly string[] {
	const known = sortedNames.get(variant);
	if (known !== undefined) return known;
	const names = [...variant.fields]
		.filter(([, field]) => field.role === 'applies')
		.map(([name]) => name)
		.sort();
	sortedNames.set(variant, names);
	return names;
}

/** The keys to write, sorted: fields that are always written, fields that differ from their defaults, and unknown fields. */
export function writtenKeys(value: RawObject, variant: CompiledVariant): string[] {
	const keys = namesOf(variant).filter((name) => isWritten(name, value, variant));
	const own = keys.length;
	for (const key in value) {
		if (value[key] !== undefined && variant.fields.get(key)?.role !== 'applies') keys.push(key);
	}
	return keys.length === own ? keys : keys.sort();
}

/** The value to write for a key. A field that is missing in a document made by hand gets its default. */
export function writtenValue(key: string, value: RawObject, variant: CompiledVariant): unknown {
	return value[key] ?? variant.fields.get(key)?.field.default;
}

/** Whether a field is written in JSON. */
export function isWritten(name: string, value: RawObject, variant: CompiledVariant): boolean {
	const known = variant.fields.get(name);
	if (known === undefined) return false;
	const { field } = known;
	if (field.memory) return false;
	const found = value[name];
	if (field.alias !== undefined)
		return found !== undefined || (name !== field.alias && value[field.alias] === undefined && field.presence === 'always');
	const sparse = variant.spec?.sparse !== undefined && !variant.spec.sparse.includes(name);
	// J11: an empty list of properties overrides nothing.
	if (sparse) return found !== undefined && !(Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
	switch (field.presence) {
		case 'required':
		case 'always':
			return true;
		case 'optional':
			return found !== undefined && found !== null && !isDefault(found, known);
		case 'default':
			return differs(name, value, variant) || (field.with !== undefined && differs(field.with, value, variant));
	}
}

function differs(name: string, value: RawObject, variant: CompiledVariant): boolean {
	const known = variant.fields.get(name);
	const found = value[name];
	return known !== undefined && found !== undefined && found !== null && !isDefault(found, known);
}

const isDefault = (found: unknown, { field }: CompiledField): boolean =>
	found === field.default || (Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
