import type { Constant, Field, FieldType, Resource, Variant } from './field.ts';
import { INT_RANGE } from './field.ts';

/** One variant of a resource, compiled from its table: what the readers and writers look up for each value. */
export interface CompiledVariant {
	readonly resource: Resource;
	/** The variant's entry in the table; `undefined` for a resource without variants. */
	readonly spec: Variant | undefined;
	readonly fields: ReadonlyMap<string, CompiledField>;
	/** Fields to fill in if they are missing, with their defaults. */
	readonly fill: readonly (readonly [name: string, value: Constant])[];
	/**
	 * The values of `fill` as JSON. An engine keeps the fields of an object that comes from JSON in the object itself. One that gets as many
	 * fields one by one takes four times the memory.
	 */
	readonly defaults: string;
	/** Fields that must be present. Tile data is not listed: its decoder knows where else it may be. */
	readonly required: readonly string[];
	/** The bits of all fields in `fill` and `required`. */
	readonly wanted: number;
}

export interface CompiledField {
	readonly name: string;
	readonly field: Field;
	/** Its type in this variant. */
	readonly type: FieldType;
	/** `applies`: a field of this variant; `ignored`: a field that old exporters wrote without a meaning; `inapplicable`: a field of other variants. */
	readonly role: 'applies' | 'ignored' | 'inapplicable';
	/** Its bit in {@link CompiledVariant.wanted}; 0 for a field that may be missing. */
	readonly bit: number;
	/** A cheap test that nearly all values pass; `undefined` if there is none for this type. */
	readonly quick: QuickTest | undefined;
	/** Whether a value of a wrong type is kept: the value of a property, whose type is in another field. */
	readonly lenient: boolean;
}

/** A test of a value by its `typeof`, its range and a list of words. */
export interface QuickTest {
	readonly type: 'string' | 'path' | 'color' | 'rgb' | 'number' | 'boolean';
	readonly whole: boolean;
	readonly min: number;
	readonly max: number;
	readonly words: ReadonlySet<string> | undefined;
	/** A value that means the same as a missing field, and is removed. */
	readonly redundant: Constant | undefined;
}

/** Compiles one variant of a resource. */
export function compileVariant(resource: Resource, spec: Variant | undefined): CompiledVariant {
	const fields = new Map<string, CompiledField>();
	const fill: (readonly [string, Constant])[] = [];
	const required: string[] = [];
	const defaults: Record<string, Constant> = {};
	let wanted = 0;
	for (const name in resource.fields) {
		const field = resource.fields[name];
		if (field === undefined) continue;
		const role = roleOf(field, spec);
		const type = typeIn(field.type, spec);
		const presence = role === 'applies' && (spec?.sparse?.includes(name) ?? true) ? field.presence : 'optional';
		let bit = 0;
		if (presence === 'required' ? field.type !== 'tiles' : presence !== 'optional' && field.default !== undefined) {
			bit = wanted + 1;
			wanted += bit;
			if (presence === 'required') required.push(name);
			else if (field.default !== undefined) {
				fill.push([name, field.default]);
				// Where the place of a field with a second name is depends on the syntax.
				if (field.alias === undefined) defaults[name] = field.default;
			}
		}
		const lenient = typeof field.type === 'object' && 'by' in field.type;
		const compiled: CompiledField = {
			name,
			field,
			type,
			role,
			bit,
			quick: role === 'applies' ? quickTestOf(type, field) : undefined,
			lenient,
		};
		fields.set(name, compiled);
		if (field.alias !== undefined) fields.set(field.alias, compiled);
	}
	return { resource, spec, fields, fill, defaults: JSON.stringify(defaults), required, wanted };
}

function quickTestOf(type: FieldType, field: Field): QuickTest | undefined {
	const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = field;
	const redundant = field.presence === 'optional' ? field.default : undefined;
	switch (type) {
		case 'string':
		case 'path':
		case 'color':
		case 'rgb':
			return { type, whole: false, min, max, words: undefined, redundant };
		case 'tiles':
			// A text, or a marker of the scan: its decoder checks it.
			return { type: 'string', whole: false, min, max, words: undefined, redundant };
		case 'bool':
			return { type: 'boolean', whole: false, min, max, words: undefined, redundant };
		case 'double':
			return { type: 'number', whole: false, min, max, words: undefined, redundant };
		case 'int': {
			const { min: least, max: most } = INT_RANGE;
			return { type: 'number', whole: true, min: Math.max(min, least), max: Math.min(max, most), words: undefined, redundant };
		}
		case 'gid':
			return { type: 'number', whole: true, min: 0, max: 0xffffffff, words: undefined, redundant };
		default:
			if (typeof type === 'string' || !('values' in type)) return undefined;
			return { type: 'string', whole: false, min, max, words: new Set(type.values), redundant };
	}
}

function roleOf(field: Field, variant: Variant | undefined): CompiledField['role'] {
	if (field.on === undefined || variant === undefined || variant.sparse !== undefined || field.on.includes(variant.name)) return 'applies';
	return field.ignoredOn?.includes(variant.name) ? 'ignored' : 'inapplicable';
}

function typeIn(type: FieldType, variant: Variant | undefined): FieldType {
	if (typeof type === 'string' || !('by' in type)) return type;
	return type.by[variant?.name ?? ''] ?? 'string';
}
