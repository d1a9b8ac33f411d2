import type { Constant } from '../spec/field.ts';
import type { FieldPlan, Plan, Quick, RawObject } from './plan.ts';

/**
 * The keys of a resource in the order of the file, as last met without anything to report. Exporters write all resources of a
 * kind alike: the next one is compared with this before it is looked at field by field, which spares most of the work.
 */
export interface Shape {
	readonly keys: readonly string[];
	readonly fields: readonly FieldPlan[];
	/** Those whose values hold further resources. */
	readonly nested: readonly FieldPlan[];
	/** What is filled in because none of the keys gives it. */
	readonly missing: readonly (readonly [name: string, value: Constant])[];
}

const shapes = new WeakMap<Plan, Shape>();

/** The shape of a value that can be passed over, but for what is nested in it: its keys are those last met, its values ordinary. */
export function knownShape(value: RawObject, plan: Plan): Shape | undefined {
	const shape = shapes.get(plan);
	if (shape === undefined) return undefined;
	const { keys, fields } = shape;
	let i = 0;
	for (const key in value) {
		const field = fields[i];
		if (field === undefined || key !== keys[i] || !isOrdinary(value[key], field)) return undefined;
		i++;
	}
	return i === keys.length ? shape : undefined;
}

/** Remembers the keys of a value, taken before anything was filled in. */
export function learnShape(keys: readonly string[], plan: Plan): void {
	const fields: FieldPlan[] = [];
	for (const key of keys) {
		const field = plan.fields.get(key);
		if (field === undefined || field.role !== 'applies' || field.field.until !== undefined || !(field.quick || isNested(field))) return;
		fields.push(field);
	}
	const given = new Set(fields.map((field) => field.name));
	const missing = plan.fill.filter(([name]) => !given.has(name));
	if (plan.required.every((name) => given.has(name))) shapes.set(plan, { keys, fields, nested: fields.filter(isNested), missing });
}

const isNested = ({ type, lenient }: FieldPlan): boolean => typeof type === 'object' && ('of' in type || 'list' in type) && !lenient;

function isOrdinary(value: unknown, { quick, type }: FieldPlan): boolean {
	if (quick !== undefined) return passes(value, quick);
	return typeof value === 'object' && value !== null && Array.isArray(value) === (typeof type === 'object' && 'list' in type);
}

/** Whether a value is what the field asks for, as nearly all are: then nothing needs to be done. */
export function passes(value: unknown, quick: Quick): boolean {
	switch (quick.type) {
		case 'string':
			return typeof value === 'string' && (quick.words === undefined || quick.words.has(value));
		case 'number':
			return typeof value === 'number' && value >= quick.min && value <= quick.max && (!quick.whole || Number.isInteger(value));
		case 'boolean':
			return typeof value === 'boolean';
	}
}
