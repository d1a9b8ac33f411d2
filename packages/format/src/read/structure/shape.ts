import type { RawObject } from '../../model/json.ts';
import type { Variants } from '../../spec/choose.ts';
import { variantFor } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant, QuickTest, Shape } from '../../spec/compile.ts';

/**
 * The shape of a value that needs no further check except of its nested resources: its keys are those of an earlier value, and its
 * values pass the quick tests.
 */
export function shapeOf(value: RawObject, variants: Variants, root: boolean): Shape | undefined {
	const { recent } = variants;
	if (recent !== undefined && !root && hasShape(value, recent) && hasMarks(value, recent)) return recent;
	const shape = variantFor(variants, value, root)?.shape;
	if (shape === undefined || !hasShape(value, shape)) return undefined;
	// If one word decides the variant, looking it up is faster than trying the last shape.
	if (variants.byWord === undefined) variants.recent = shape;
	return shape;
}

/** Whether the fields that decide the variant have the values for it. */
function hasMarks(value: RawObject, { marks }: Shape): boolean {
	for (const [mark, word] of marks) {
		const found = value[mark];
		if (word === undefined ? found === '' || found === false : found !== word) return false;
	}
	return true;
}

function hasShape(value: RawObject, { keys, fields }: Shape): boolean {
	let i = 0;
	for (const key in value) {
		const field = fields[i];
		if (field === undefined || key !== keys[i] || !isOrdinary(value[key], field)) return false;
		i++;
	}
	return i === keys.length;
}

/** Remembers the keys of a value. `keys` are those from before anything was filled in. */
export function learnShape(keys: readonly string[], variant: CompiledVariant, variants: Variants): void {
	const fields: CompiledField[] = [];
	for (const key of keys) {
		const field = variant.fields.get(key);
		if (field === undefined || field.role !== 'applies' || field.field.until !== undefined || !(field.quick || isNested(field))) return;
		fields.push(field);
	}
	const given = new Set(fields.map((field) => field.name));
	if (!variant.required.every((name) => given.has(name))) return;
	const missing = variant.fill.filter(([name]) => !given.has(name));
	const marks = keys.filter((key) => variants.marks.has(key)).map((key) => [key, variant.spec?.when?.[key]] as const);
	variant.shape = { variant, keys, fields, marks, nested: fields.filter(isNested), missing };
}

const isNested = ({ type, lenient }: CompiledField): boolean => typeof type === 'object' && ('of' in type || 'list' in type) && !lenient;

function isOrdinary(value: unknown, { quick, type }: CompiledField): boolean {
	if (quick !== undefined) return passes(value, quick);
	return typeof value === 'object' && value !== null && Array.isArray(value) === (typeof type === 'object' && 'list' in type);
}

/** Whether a value passes the quick test of its field, as nearly all do. */
export function passes(value: unknown, quick: QuickTest): boolean {
	switch (quick.type) {
		case 'string':
			return typeof value === 'string' && (quick.words === undefined || quick.words.has(value));
		case 'number':
			return typeof value === 'number' && value >= quick.min && value <= quick.max && (!quick.whole || Number.isInteger(value));
		case 'boolean':
			return typeof value === 'boolean';
	}
}
