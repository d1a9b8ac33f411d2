import type { RawObject } from '../model/json-value.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';

/**
 * When a field is written:
 * - `always`: with its default if it is missing
 * - `never`: it only exists in memory
 * - `given`: if it is there
 * - `differs`: if it differs from its default
 * - `with`: if it, or the field that it goes with, differs from its default
 * - `alias`: if it is there; a missing one that has a second name, with its default if that is missing, too
 */
export type When = 'always' | 'never' | 'given' | 'differs' | 'with' | 'alias';

/** A field of a variant, as it is written. */
export interface WrittenField {
	readonly name: string;
	readonly known: CompiledField;
	readonly when: When;
}

/** Returns a function that makes something of each variant once. */
export function perVariant<Made extends object>(make: (variant: CompiledVariant) => Made): (variant: CompiledVariant) => Made {
	const made = new WeakMap<CompiledVariant, Made>();
	return (variant) => {
		const known = made.get(variant);
		if (known !== undefined) return known;
		const added = make(variant);
		made.set(variant, added);
		return added;
	};
}

/** The fields of a variant that apply to it, sorted by name (rule J7). */
export const writtenFields: (variant: CompiledVariant) => readonly WrittenField[] = /* @__PURE__ */ perVariant((variant) =>
	[...variant.fields]
		.filter(([, { role }]) => role === 'applies')
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, known]) => ({ name, known, when: whenWritten(name, known, variant) })),
);

/**
 * Whether a field may be written although a value does not have it.
 *
 * @param keys - the fields that the value has
 */
export function isFilledIn({ name, known: { field }, when }: WrittenField, keys: readonly string[]): boolean {
	if (when === 'always') return true;
	if (when === 'with') return field.with !== undefined && keys.includes(field.with);
	return when === 'alias' && name !== field.alias && field.presence === 'always';
}

/** When a field of a variant is written in JSON. */
export function whenWritten(name: string, { field }: CompiledField, { spec }: CompiledVariant): When {
	if (field.memory) return 'never';
	if (field.alias !== undefined) return 'alias';
	if (spec?.sparse !== undefined && !spec.sparse.includes(name)) return 'given';
	if (field.presence === 'required' || field.presence === 'always') return 'always';
	return field.presence === 'default' && field.with !== undefined ? 'with' : 'differs';
}

/**
 * Whether a field is written.
 *
 * @param found - the value of the field
 */
export function isWritten({ name, known, when }: WrittenField, found: unknown, value: RawObject, variant: CompiledVariant): boolean {
	const { field } = known;
	switch (when) {
		case 'always':
			return true;
		case 'never':
			return false;
		case 'given':
			// J11: an empty list of properties overrides nothing.
			return found !== undefined && !isEmptyAsDefault(found, known);
		case 'differs':
			return differs(found, known);
		case 'with':
			return differs(found, known) || (field.with !== undefined && differs(value[field.with], variant.fields.get(field.with)));
		case 'alias':
			return (
				found !== undefined ||
				(field.alias !== undefined && name !== field.alias && value[field.alias] === undefined && field.presence === 'always')
			);
	}
}

/** Whether a value is there and not the default. */
function differs(found: unknown, known: CompiledField | undefined): boolean {
	if (known === undefined || found === undefined || found === null || found === known.field.default) return false;
	return !isEmptyAsDefault(found, known);
}

const isEmptyAsDefault = (found: unknown, { field }: CompiledField): boolean =>
	Array.isArray(found) && found.length === 0 && Array.isArray(field.default);
