import type { Constant, Field, FieldType, Resource, Variant } from './field.ts';

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
	/** What the last one of its kind looked like. */
	shape: Shape | undefined;
}

/**
 * The keys of a resource in the order of the file, as last met without anything to report. Exporters write all resources of a
 * kind alike: the next one is compared with this before it is looked at field by field, which spares most of the work.
 */
export interface Shape {
	readonly plan: Plan;
	readonly keys: readonly string[];
	readonly fields: readonly FieldPlan[];
	/** Those that tell variants, with the value that tells this one where it must be just that. */
	readonly marks: readonly (readonly [name: string, word: string | boolean | undefined])[];
	/** Those whose values hold further resources. */
	readonly nested: readonly FieldPlan[];
	/** What is filled in because none of the keys gives it. */
	readonly missing: readonly (readonly [name: string, value: Constant])[];
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

/** Makes the plan of a variant from its resource's table. */
export function makePlan(resource: Resource, variant: Variant | undefined): Plan {
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
	return { resource, variant, fields, fill, required, wanted, shape: undefined };
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
