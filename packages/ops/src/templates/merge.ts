import type { MapObject, Property, TemplateInstance, TemplateObject } from '@tilewright/format';

/** The fields that say what an object is. An instance that has one of its own takes none of its template's. */
const SHAPES = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point'] as const;

/** An object that is no instance of a template. */
export type PlainObject = Exclude<MapObject, TemplateInstance>;

/**
 * The object that an instance stands for (rule T1): field by field the instance's own, else the template's; properties by name.
 * Fields that nobody knows are taken like others.
 *
 * @param base - the template's object, with its paths and its GID as they are where the instance stands
 */
export function mergeInstance(instance: TemplateInstance, base: TemplateObject): PlainObject {
	const { template: _, ...own } = instance;
	const properties = mergedProperties(base.properties, own.properties ?? []);
	return withoutUntold({ ...(hasShape(own) ? withoutShape(base) : base), ...own, properties });
}

/** Properties of which later ones win, by name; sorted (rule J11). */
export function mergedProperties(...lists: readonly (readonly Property[])[]): Property[] {
	const [first = [], ...others] = lists;
	let result = [...first];
	for (const list of others) {
		if (list.length === 0) continue;
		const names = new Set(list.map(({ name }) => name));
		result = [...result.filter(({ name }) => !names.has(name)), ...list];
	}
	return result.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Whether an object says what its shape is. `ellipse: false` says only what it is not. */
export const hasShape = (object: Partial<Record<(typeof SHAPES)[number], unknown>>): boolean =>
	SHAPES.some((name) => object[name] !== undefined && object[name] !== false);

function withoutShape(base: TemplateObject): TemplateObject {
	const rest: TemplateObject & Partial<Record<(typeof SHAPES)[number], unknown>> = { ...base };
	for (const name of SHAPES) delete rest[name];
	return rest;
}

/** Only instances say `false`, to take a shape away; what is left then is a rectangle. */
function withoutUntold<T extends PlainObject>(object: T): T {
	const rest: T & Partial<Record<(typeof SHAPES)[number], unknown>> = { ...object };
	for (const name of SHAPES) if (rest[name] === false) delete rest[name];
	return rest;
}
