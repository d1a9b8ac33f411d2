import type { Part, PropertySources } from '@tilewright/edit';
import type { Inspected } from '@tilewright/editor-core/session/inspected.ts';
import type { Property, UseAs } from '@tilewright/format';
import type { FieldInfo, ResourceName } from '@tilewright/format/fields';
import { fieldsOf } from '@tilewright/format/fields';

/** The fields of a thing by name. */
export type Values = Readonly<Record<string, unknown>>;

/** One of the things that the panel shows. */
export interface Thing {
	/** Its place in the document. */
	readonly part: Part;
	/** The fields that it has itself. */
	readonly own: Values;
	/** Its fields, with those of its template. */
	readonly values: Values;
	/** The class of its tile, which counts if it has none itself (rule E109). */
	readonly tileClass?: string;
	/** The lists of properties that it inherits from (rule E106), and the properties that it can set for automapping (rule A53). */
	readonly inherited?: Pick<PropertySources, 'tile' | 'template' | 'defaults'>;
}

/** The subject that the panel shows: one thing, or several of a kind. */
export interface Subject {
	readonly kind: Inspected | 'world' | 'worldMaps' | 'wangset' | 'wangcolor';
	/** Its name in the tables of the format. */
	readonly resource: ResourceName;
	/** The use that a class must have to be offered for it. Worlds and their maps have no class. */
	readonly use: UseAs;
	readonly things: readonly Thing[];
	/** The fields that all of the things have. */
	readonly fields: readonly FieldInfo[];
	/** The path of the file that has it; then it cannot be changed here. */
	readonly file?: string;
	/** Of a tileset of a map, and of its tiles: the position of the tileset in the list. */
	readonly tileset?: number;
}

/** A thing that inherits nothing. */
export const thing = (part: Part, value: object): Thing => ({ part, own: { ...value }, values: { ...value } });

/** A subject of things, with the fields that all of them have; `undefined` without things. */
export function subject(of: Omit<Subject, 'fields'>, root = false): Subject | undefined {
	const lists = new Set(of.things.map(({ values }) => fieldsOfThing(of.resource, values, root)));
	const [first = [], ...others] = lists;
	const fields = first.filter(({ name }) => others.every((list) => list.some((field) => field.name === name)));
	return of.things.length === 0 ? undefined : { ...of, fields };
}

/** The fields of a thing. An instance of a template has those of its shape, and says which template it is of. */
function fieldsOfThing(resource: ResourceName, values: Values, root: boolean): readonly FieldInfo[] {
	const fields = fieldsOf(resource, values, root)?.fields ?? [];
	if (resource !== 'object' || values['template'] === undefined) return fields;
	const { template: _, ...merged } = values;
	const shape = fieldsOf(resource, merged)?.fields ?? [];
	const known = instanceFields.get(shape) ?? [...fields.filter(({ name }) => name === 'template'), ...shape];
	instanceFields.set(shape, known);
	return known;
}

const instanceFields = new WeakMap<readonly FieldInfo[], readonly FieldInfo[]>();

/** The name of the field that holds the class of a resource. */
export const classField = (resource: ResourceName): 'type' | 'class' => (resource === 'object' || resource === 'tile' ? 'type' : 'class');

/** The name of the class that counts for a thing; empty if it has none. */
export function classOf(resource: ResourceName, { values, tileClass = '' }: Thing): string {
	const own = values[classField(resource)];
	return typeof own === 'string' && own !== '' ? own : tileClass;
}

/** The custom properties that a thing has itself. */
export const ownProperties = ({ own }: Thing): readonly Property[] => (Array.isArray(own['properties']) ? own['properties'] : []);
