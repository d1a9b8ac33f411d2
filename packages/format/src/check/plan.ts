import type { Constant, Field, FieldType, Resource, ResourceName, Variant } from '../spec/field.ts';
import { RESOURCES } from '../spec/index.ts';

/** A JSON object whose fields are not known yet. */
export type RawObject = Record<string, unknown>;

export const isObject = (value: unknown): value is RawObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a field; `__proto__` is a name like any other. */
export function setField(object: RawObject, name: string, value: unknown): void {
	if (name === '__proto__') Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
	else object[name] = value;
}

/** What the check needs to know of one variant of a resource, made from its table once. */
export interface Plan {
	readonly resource: Resource;
	readonly variant: Variant | undefined;
	readonly fields: ReadonlyMap<string, FieldPlan>;
	/** Fields to fill in where they are missing, with their defaults. */
	readonly fill: readonly (readonly [name: string, value: Constant])[];
	/** Fields that must be there. Tile data are not among them: what decodes them knows where else they may stand. */
	readonly required: readonly string[];
}

export interface FieldPlan {
	readonly name: string;
	readonly field: Field;
	/** Its type in this variant. */
	readonly type: FieldType;
	/** `applies`: a field of this variant; `foreign`: of another; `vain`: written in vain by old exporters. */
	readonly role: 'applies' | 'foreign' | 'vain';
	/** A property's value, whose type depends on another field: what does not fit is kept. */
	readonly lenient: boolean;
}

interface Choice {
	readonly plan: Plan;
	readonly when: readonly (readonly [name: string, value: string | boolean])[];
	readonly has: string | undefined;
	readonly root: boolean;
}

/** The plans of a resource, one a variant, in the order in which they are tried. */
const choices = new Map<ResourceName, readonly Choice[]>();

function choicesOf(name: ResourceName): readonly Choice[] {
	const known = choices.get(name);
	if (known !== undefined) return known;
	const resource = RESOURCES[name];
	const made = (resource.variants ?? [undefined]).map((variant) => ({
		plan: makePlan(resource, variant),
		when: Object.entries(variant?.when ?? {}),
		has: variant?.has,
		root: variant?.root === true,
	}));
	choices.set(name, made);
	return made;
}

/**
 * The plan for a value: that of the first variant whose condition holds.
 *
 * @param root - whether the value is a whole document
 * @returns `undefined` where no variant fits: the field that tells it holds an unknown word
 */
export function planFor(name: ResourceName, value: RawObject, root = false): Plan | undefined {
	const known = choices.get(name) ?? choicesOf(name);
	for (let i = 0; i < known.length; i++) {
		const choice = known[i];
		if (choice !== undefined && holds(choice, name, value, root)) return choice.plan;
	}
	return undefined;
}

function holds(choice: Choice, name: ResourceName, value: RawObject, root: boolean): boolean {
	if (choice.root && !root) return false;
	if (choice.has !== undefined) {
		const mark = value[choice.has];
		if (mark === undefined || mark === null || mark === '') return false;
	}
	for (const [field, expected] of choice.when) {
		const found = value[field];
		if (found !== expected && !(found === undefined && RESOURCES[name].fields[field]?.default === expected)) return false;
	}
	return true;
}

function makePlan(resource: Resource, variant: Variant | undefined): Plan {
	const fields = new Map<string, FieldPlan>();
	const fill: (readonly [string, Constant])[] = [];
	const required: string[] = [];
	for (const [name, field] of Object.entries(resource.fields)) {
		const role = roleOf(field, variant);
		const plan: FieldPlan = { name, field, type: typeIn(field.type, variant), role, lenient: typeof field.type === 'object' && 'by' in field.type };
		fields.set(name, plan);
		if (field.alias !== undefined) fields.set(field.alias, plan);
		if (role !== 'applies') continue;
		if (variant?.sparse !== undefined && !variant.sparse.includes(name)) continue;
		if (field.presence === 'required') {
			if (field.type !== 'tiles') required.push(name);
		} else if (field.presence !== 'optional' && field.default !== undefined) fill.push([name, field.default]);
	}
	return { resource, variant, fields, fill, required };
}

function roleOf(field: Field, variant: Variant | undefined): FieldPlan['role'] {
	if (field.on === undefined || variant === undefined || variant.sparse !== undefined || field.on.includes(variant.name)) return 'applies';
	return field.vain?.includes(variant.name) ? 'vain' : 'foreign';
}

function typeIn(type: FieldType, variant: Variant | undefined): FieldType {
	if (typeof type === 'string' || !('by' in type)) return type;
	return type.by[variant?.name ?? ''] ?? 'string';
}
