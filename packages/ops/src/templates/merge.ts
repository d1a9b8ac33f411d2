import type { MapObject, Property, TemplateInstance, TemplateObject } from '@tilewright/format';

/** The fields that define the shape of an object. An instance with one of them inherits none from its template. */
const SHAPES = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point'] as const;

/** An object that is not an instance of a template. */
export type PlainObject = Exclude<MapObject, TemplateInstance>;

/**
 * Merges an instance with the object of its template, field by field, and properties by name. The instance's values override
 * the template's. This includes fields that the format does not know.
 *
 * @param base - the template's object, with references and GID rewritten for the instance's document
 */
export function mergeInstance(instance: TemplateInstance, base: TemplateObject): PlainObject {
	const { template: _, ...own } = instance;
	const properties = mergedProperties(base.properties, own.properties ?? []);
	// The object of a template is no instance, whatever unknown fields it has.
	const { template: _unknown, ...known }: TemplateObject & { readonly template?: unknown } = hasShape(own) ? withoutShape(base) : base;
	return withoutFalse({ ...known, ...own, properties });
}

/** Merges lists of properties by name, sorted (rule J11). Later lists override earlier ones. */
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

/** Whether an object defines its shape. `ellipse: false` does not: it only removes one. */
export const hasShape = (object: Partial<Record<(typeof SHAPES)[number], unknown>>): boolean =>
	SHAPES.some((name) => object[name] !== undefined && object[name] !== false);

function withoutShape(base: TemplateObject): TemplateObject {
	const rest: TemplateObject & Partial<Record<(typeof SHAPES)[number], unknown>> = { ...base };
	for (const name of SHAPES) delete rest[name];
	return rest;
}

/** Removes fields like `ellipse: false`. In an instance, they remove the template's shape; a rectangle remains. */
function withoutFalse<T extends PlainObject>(object: T): T {
	const rest: T & Partial<Record<(typeof SHAPES)[number], unknown>> = { ...object };
	for (const name of SHAPES) if (rest[name] === false) delete rest[name];
	return rest;
}
