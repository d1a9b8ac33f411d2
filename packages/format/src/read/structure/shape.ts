import type { RawObject } from '../../model/json.ts';
import type { Variants } from '../../spec/choose.ts';
import { variantFor } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant, QuickTest, Shape } from '../../spec/compile.ts';

/**
 * The shape of a value that can be passed over, but for what is nested in it: its keys are those of one met before, its values
 * ordinary.
 */
export function shapeOf(value: RawObject, variants: Variants, root: boolean): Shape | undefined {
	const { recent } = variants;
	if (recent !== undefined && !root && hasShape(value, recent) && marked(value, recent)) return recent;
	const shape = variantFor(variants, value, root)?.shape;
	if (shape === undefined || !hasShape(value, shape)) return undefined;
	// Where one word tells the variant, asking for it is quicker than trying.
	if (variants.byWord === undefined) variants.recent = shape;
	return shape;
}

/** Whether the fields that tell the variant still tell it. */
function marked(value: RawObject, { marks }: Shape): boolean {
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

/** Remembers the keys of a value, taken before anything was filled in. */
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

/** Whether a value is what the field asks for, as nearly all are: then nothing needs to be done. */
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
