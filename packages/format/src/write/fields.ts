import type { RawObject } from '../model/json.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';

/** A field of a variant, as it is written. */
export interface WrittenField {
	readonly name: string;
	readonly known: CompiledField;
	/** Whether it is an error if the field is missing. */
	readonly required: boolean;
	/** Whether every value is written, and a missing one as its default. */
	readonly always: boolean;
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
		.map(([name, known]) => ({ name, known, required: variant.required.includes(name), always: isAlways(name, known, variant) })),
);

/** Whether a field may be written although a value does not have it. */
export const isFilledIn = ({ field }: CompiledField): boolean =>
	field.presence === 'required' || field.presence === 'always' || field.alias !== undefined || field.with !== undefined;

const isSparse = (name: string, { spec }: CompiledVariant): boolean => spec?.sparse !== undefined && !spec.sparse.includes(name);

function isAlways(name: string, { field }: CompiledField, variant: CompiledVariant): boolean {
	if (field.memory || field.alias !== undefined || isSparse(name, variant)) return false;
	return field.presence === 'required' || field.presence === 'always';
}

/**
 * Whether a field is written in JSON.
 *
 * @param found - the value of the field
 */
export function isWritten(name: string, known: CompiledField, found: unknown, value: RawObject, variant: CompiledVariant): boolean {
	const { field } = known;
	if (field.memory) return false;
	if (field.alias !== undefined)
		return found !== undefined || (name !== field.alias && value[field.alias] === undefined && field.presence === 'always');
	// J11: an empty list of properties overrides nothing.
	if (isSparse(name, variant)) return found !== undefined && !(Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
	switch (field.presence) {
		case 'required':
		case 'always':
			return true;
		case 'optional':
			return differs(found, known);
		case 'default':
			return differs(found, known) || (field.with !== undefined && differs(value[field.with], variant.fields.get(field.with)));
	}
}

/** Whether a value is there and not the default. */
function differs(found: unknown, known: CompiledField | undefined): boolean {
	if (known === undefined || found === undefined || found === null || found === known.field.default) return false;
	return !(Array.isArray(found) && found.length === 0 && Array.isArray(known.field.default));
}
