import type { Field, FieldType, Resource, Variant } from '../../packages/format/src/spec/field.ts';

/** Where a resource stands: as the document itself, or inside another. */
export type Place = 'root' | 'nested';

/** The variants that a resource can take in a place, in the order in which they are tried. None comes after one that always holds. */
export function variantsAt(resource: Resource, place: Place): readonly Variant[] {
	const possible = (resource.variants ?? []).filter((variant) => variant.root !== true || place === 'root');
	const last = possible.findIndex((variant) => variant.when === undefined && variant.has === undefined);
	return last === -1 ? possible : possible.slice(0, last + 1);
}

/** Whether a field is one of a variant's. A sparse variant may hold any field of the resource, since it may override any. */
export const appliesTo = (field: Field, variant: Variant): boolean =>
	field.on === undefined || variant.sparse !== undefined || field.on.includes(variant.name);

/** Whether a field is one of any variant of its resource. */
export const isUsed = ({ variants }: Resource, field: Field): boolean =>
	variants === undefined || variants.some((variant) => appliesTo(field, variant));

/** Whether a document without the field is an error. */
export const isRequired = (name: string, field: Field, variant: Variant | undefined): boolean =>
	field.presence === 'required' && (variant?.sparse === undefined || variant.sparse.includes(name));

/** Whether a field's type depends on the variant. */
export const isByVariant = (type: FieldType): boolean => typeof type === 'object' && 'by' in type;
