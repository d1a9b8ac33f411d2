import type { Field, FieldType, Resource, Variant } from '../../packages/format/src/spec/field.ts';

/** Where a resource is: the document itself, or inside another resource. */
export type Place = 'root' | 'nested';

/** The variants that a resource can have in a place, in the order in which they are tried. The list ends with the first that always fits. */
export function variantsAt(resource: Resource, place: Place): readonly Variant[] {
	const possible = (resource.variants ?? []).filter((variant) => variant.root !== true || place === 'root');
	const last = possible.findIndex((variant) => variant.when === undefined && variant.has === undefined);
	return last === -1 ? possible : possible.slice(0, last + 1);
}

/** Whether a variant has a field. A sparse variant may have any field of the resource, because it may override any. */
export const appliesTo = (field: Field, variant: Variant): boolean =>
	field.on === undefined || variant.sparse !== undefined || field.on.includes(variant.name);

/** Whether any variant of the resource has a field. */
export const isUsed = ({ variants }: Resource, field: Field): boolean =>
	variants === undefined || variants.some((variant) => appliesTo(field, variant));

/** Whether a document without the field is an error. */
export const isRequired = (name: string, field: Field, variant: Variant | undefined): boolean =>
	field.presence === 'required' && (variant?.sparse === undefined || variant.sparse.includes(name));

/** Whether a field's type depends on the variant. */
export const isByVariant = (type: FieldType): boolean => typeof type === 'object' && 'by' in type;
