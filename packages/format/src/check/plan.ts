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
	/** The bits of all fields in `fill` and `required`. */
	readonly wanted: number;
}

export interface FieldPlan {
	readonly name: string;
	readonly field: Field;
	/** Its type in this variant. */
	readonly type: FieldType;
	/** `applies`: a field of this variant; `foreign`: of another; `vain`: written in vain by old exporters. */
	readonly role: 'applies' | 'foreign' | 'vain';
	/** Its bit in {@link Plan.wanted}; 0 for a field that may be missing. */
	readonly bit: number;
	/** What lets nearly all values pass at once: a `typeof`, and bounds for numbers. `undefined` where more must be looked at. */
	readonly quick: Quick | undefined;
	/** A property's value, whose type depends on another field: what does not fit is kept. */
	readonly lenient: boolean;
}

export interface Quick {
	readonly type: 'string' | 'number' | 'boolean';
	readonly whole: boolean;
	readonly min: number;
	readonly max: number;
	readonly words: ReadonlySet<string> | undefined;
}

interface Choice {
	readonly plan: Plan;
	readonly when: readonly (readonly [name: string, value: string | boolean])[];
	readonly has: string | undefined;
	readonly root: boolean;
}

/** The ways to choose a resource's plan, made from its table once. */
interface Choices {
	/** One a variant, in the order in which they are tried. */
	readonly all: readonly Choice[];
	/** Where the words of one field alone tell the variant: that field, and the plans by word. */
	readonly byWord: { readonly field: string; readonly missing: Plan | undefined; readonly plans: ReadonlyMap<unknown, Plan> } | undefined;
}

const choices = new Map<ResourceName, Choices>();

function choicesOf(name: ResourceName): Choices {
	const known = choices.get(name);
	if (known !== undefined) return known;
	const resource = RESOURCES[name];
	const all = (resource.variants ?? [undefined]).map((variant) => ({
		plan: makePlan(resource, variant),
		when: Object.entries(variant?.when ?? {}),
		has: variant?.has,
		root: variant?.root === true,
	}));
	const made = { all, byWord: wordsOf(resource, all) };
	choices.set(name, made);
	return made;
}

function wordsOf(resource: Resource, all: readonly Choice[]): Choices['byWord'] {
	const told = all.map(({ when, has, root }) => (when.length === 1 && has === undefined && !root ? when[0] : undefined));
	const field = told[0]?.[0];
	if (field === undefined || told.some((one) => one?.[0] !== field)) return undefined;
	const plans = new Map<unknown, Plan>(all.map(({ plan }, i) => [told[i]?.[1], plan]));
	return { field, plans, missing: plans.get(resource.fields[field]?.default) };
}

/**
 * The plan for a value: that of the first variant whose condition holds.
 *
 * @param root - whether the value is a whole document
 * @returns `undefined` where no variant fits: the field that tells it holds an unknown word
 */
export function planFor(name: ResourceName, value: RawObject, root = false): Plan | undefined {
	const { all, byWord } = choicesOf(name);
	if (byWord !== undefined) {
		const word = value[byWord.field];
		return word === undefined ? byWord.missing : byWord.plans.get(word);
	}
	for (let i = 0; i < all.length; i++) {
		const choice = all[i];
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
	let wanted = 0;
	for (const [name, field] of Object.entries(resource.fields)) {
		const role = roleOf(field, variant);
		const type = typeIn(field.type, variant);
		const presence = role === 'applies' && (variant?.sparse?.includes(name) ?? true) ? field.presence : 'optional';
		let bit = 0;
		if (presence === 'required' ? field.type !== 'tiles' : presence !== 'optional' && field.default !== undefined) {
			bit = wanted + 1;
			wanted += bit;
			if (presence === 'required') required.push(name);
			else if (field.default !== undefined) fill.push([name, field.default]);
		}
		const lenient = typeof field.type === 'object' && 'by' in field.type;
		const plan: FieldPlan = { name, field, type, role, bit, quick: role === 'applies' ? quickOf(type, field) : undefined, lenient };
		fields.set(name, plan);
		if (field.alias !== undefined) fields.set(field.alias, plan);
	}
	return { resource, variant, fields, fill, required, wanted };
}

function quickOf(type: FieldType, field: Field): Quick | undefined {
	if (field.presence === 'optional' && field.default !== undefined) return undefined;
	const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = field;
	const any = { whole: false, min, max, words: undefined };
	switch (type) {
		case 'string':
			return { ...any, type: 'string' };
		case 'bool':
			return { ...any, type: 'boolean' };
		case 'double':
			return { ...any, type: 'number' };
		case 'int':
			return { ...any, type: 'number', whole: true };
		case 'gid':
			return { ...any, type: 'number', whole: true, min: 0, max: 0xffffffff };
		default:
			return typeof type === 'object' && 'values' in type ? { ...any, type: 'string', words: new Set(type.values) } : undefined;
	}
}

function roleOf(field: Field, variant: Variant | undefined): FieldPlan['role'] {
	if (field.on === undefined || variant === undefined || variant.sparse !== undefined || field.on.includes(variant.name)) return 'applies';
	return field.vain?.includes(variant.name) ? 'vain' : 'foreign';
}

function typeIn(type: FieldType, variant: Variant | undefined): FieldType {
	if (typeof type === 'string' || !('by' in type)) return type;
	return type.by[variant?.name ?? ''] ?? 'string';
}
