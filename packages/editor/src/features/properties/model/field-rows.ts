import type { FieldInfo, ResourceName } from '@tilewright/format/fields';
import { fieldsOfVariants } from '@tilewright/format/fields';
import { isObject } from '@tilewright/format/internal';
import type { Subject, Thing, Values } from '../../../contributions/thing.ts';
import { DETAILS, NOT_SHOWN, ORDER, PAIRS, READ_ONLY, SECTIONS } from './layout.ts';

/** One field of the subject. */
export interface FieldRow {
	/** `resource.field`, as in the tables. */
	readonly key: string;
	/** The names of the fields that lead to it: `['text', 'bold']`. */
	readonly path: readonly string[];
	readonly info: FieldInfo;
	/** The value that all things have; the default where they have none. `undefined` if it is mixed, or there is no default. */
	readonly value: unknown;
	readonly isMixed: boolean;
	readonly isReadOnly: boolean;
	/** Whether things are instances of templates and have a value of their own. */
	readonly isOverride: boolean;
	/** Whether the value comes from a template. */
	readonly isInherited: boolean;
}

/** A row of the panel: one field, or two that belong together. */
export interface FieldLine {
	readonly fields: readonly [FieldRow] | readonly [FieldRow, FieldRow];
	/** The field around it, whose label says more: `tileoffset` for `x` and `y`. A section has it as its title. */
	readonly around?: FieldInfo;
}

/** Rows under a title. */
export interface FieldSection {
	/** `main`, `details`, or the key of the field whose fields these are. */
	readonly id: string;
	readonly lines: readonly FieldLine[];
	readonly info?: FieldInfo;
}

/** The fields of a subject, arranged. A field that all things have appears, unless the layout says why not. */
export function fieldSections(subject: Subject): FieldSection[] {
	const main: FieldLine[] = [];
	const details: FieldLine[] = [];
	const others: FieldSection[] = [];
	addLines(subject.resource, subject.fields, [], undefined, false);
	return [{ id: 'main', lines: main }, ...others, { id: 'details', lines: details }].filter(({ lines }) => lines.length > 0);

	function addLines(
		resource: ResourceName,
		fields: readonly FieldInfo[],
		around: readonly string[],
		parent: FieldInfo | undefined,
		isDetail: boolean,
		target?: FieldLine[],
	): void {
		const seconds = new Set<string>();
		for (const info of inOrder(resource, fields)) {
			const key = `${resource}.${info.name}`;
			if (NOT_SHOWN[key] !== undefined || seconds.has(info.name) || isWithoutSize(subject, key)) continue;
			const path = [...around, info.name];
			const inDetails = isDetail || DETAILS.includes(key);
			const inner = typeof info.type === 'object' && 'of' in info.type ? info.type.of : undefined;
			if (inner !== undefined) {
				const lines: FieldLine[] | undefined = SECTIONS.includes(key) ? [] : target;
				addLines(inner, fieldsOfVariants(inner)[0]?.fields ?? [], path, lines === target ? info : undefined, inDetails, lines);
				if (lines !== undefined && lines !== target) others.push({ id: key, lines, info });
				continue;
			}
			const second = fields.find(({ name }) => name === PAIRS[key]);
			if (second !== undefined) seconds.add(second.name);
			const row = rowOf(subject, resource, info, path);
			const rows: FieldLine['fields'] = second === undefined ? [row] : [row, rowOf(subject, resource, second, [...around, second.name])];
			(target ?? (inDetails ? details : main)).push({ fields: rows, ...(parent && { around: parent }) });
		}
	}
}

function inOrder(resource: ResourceName, fields: readonly FieldInfo[]): readonly FieldInfo[] {
	const order = ORDER[resource] ?? [];
	const place = ({ name }: FieldInfo): number => (order.includes(name) ? order.indexOf(name) : order.length);
	return fields.toSorted((a, b) => place(a) - place(b));
}

/** Points have no size, and the size of polygons follows from their points. */
const isWithoutSize = ({ resource, things }: Subject, key: string): boolean =>
	resource === 'object' &&
	(key === 'object.width' || key === 'object.height') &&
	things.some(({ values }) => values['point'] === true || 'polygon' in values || 'polyline' in values);

function rowOf(subject: Subject, resource: ResourceName, info: FieldInfo, path: readonly string[]): FieldRow {
	const { things, file } = subject;
	const key = `${resource}.${info.name}`;
	const shown = ({ values }: Thing): unknown => valueAt(values, path) ?? info.default;
	const [first] = things;
	const value = first && shown(first);
	const isMixed = things.some((each) => shown(each) !== value);
	const instances = instancesIn(things);
	const has = ({ own }: Thing): boolean => valueAt(own, path) !== undefined;
	const canInherit = instances.length > 0 && !ALWAYS_OWN.includes(key);
	return {
		key,
		path,
		info,
		value: isMixed ? undefined : value,
		isMixed,
		isReadOnly: file !== undefined || READ_ONLY.includes(key) || isGiven(subject, key),
		isOverride: canInherit && instances.some(has),
		isInherited: canInherit && instances.length === things.length && !instances.some(has),
	};
}

const instances = new WeakMap<Subject['things'], readonly Thing[]>();

/** The things that are instances of templates. Each field asks. */
function instancesIn(things: Subject['things']): readonly Thing[] {
	const found = instances.get(things) ?? things.filter(({ own }) => 'template' in own);
	instances.set(things, found);
	return found;
}

/** The fields that an instance never has from its template (rule T1). */
const ALWAYS_OWN: readonly string[] = ['object.id', 'object.template', 'object.x', 'object.y'];

/** The number of columns of an image follows from its size. */
const isGiven = ({ things }: Subject, key: string): boolean =>
	key === 'tileset.columns' && things.some(({ values }) => values['image'] !== undefined);

/** The value at the end of a path of fields. */
export function valueAt(values: Values, path: readonly string[]): unknown {
	let value: unknown = values;
	for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
	return value;
}
