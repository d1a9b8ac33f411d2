import type { FieldPlan, Plan, RawObject } from '../spec/plan.ts';

/** The names of a variant's own fields, sorted (rule J7), made once a plan. */
const sortedNames = new WeakMap<Plan, readonly string[]>();

function namesOf(plan: Plan): readonly string[] {
	const known = sortedNames.get(plan);
	if (known !== undefined) return known;
	const names = [...plan.fields]
		.filter(([, field]) => field.role === 'applies')
		.map(([name]) => name)
		.sort();
	sortedNames.set(plan, names);
	return names;
}

/** The keys of a resource that are written, sorted: what the form always has, what differs from its default, what is unknown. */
export function writtenKeys(value: RawObject, plan: Plan): string[] {
	const keys = namesOf(plan).filter((name) => isWritten(name, value, plan));
	const own = keys.length;
	for (const key in value) {
		if (value[key] !== undefined && plan.fields.get(key)?.role !== 'applies') keys.push(key);
	}
	return keys.length === own ? keys : keys.sort();
}

/** The value that is written for a key: a field that a document made by hand lacks has its default. */
export function writtenValue(key: string, value: RawObject, plan: Plan): unknown {
	return value[key] ?? plan.fields.get(key)?.field.default;
}

/** Whether a field is written in JSON. */
export function isWritten(name: string, value: RawObject, plan: Plan): boolean {
	const known = plan.fields.get(name);
	if (known === undefined) return false;
	const { field } = known;
	if (field.memory) return false;
	const found = value[name];
	if (field.alias !== undefined)
		return found !== undefined || (name !== field.alias && value[field.alias] === undefined && field.presence === 'always');
	const sparse = plan.variant?.sparse !== undefined && !plan.variant.sparse.includes(name);
	// J11: an empty list of properties overrides nothing.
	if (sparse) return found !== undefined && !(Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
	switch (field.presence) {
		case 'required':
		case 'always':
			return true;
		case 'optional':
			return found !== undefined && found !== null && !isDefault(found, known);
		case 'default':
			return differs(name, value, plan) || (field.with !== undefined && differs(field.with, value, plan));
	}
}

function differs(name: string, value: RawObject, plan: Plan): boolean {
	const known = plan.fields.get(name);
	const found = value[name];
	return known !== undefined && found !== undefined && found !== null && !isDefault(found, known);
}

const isDefault = (found: unknown, { field }: FieldPlan): boolean =>
	found === field.default || (Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
