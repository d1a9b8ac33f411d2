import type { FieldInfo, FieldsOfVariant, ResourceName } from '@tilewright/format/fields';
import { fieldsOf, fieldsOfVariants } from '@tilewright/format/fields';

const byName = new WeakMap<FieldsOfVariant, ReadonlyMap<string, FieldInfo>>();
const byResource = new Map<ResourceName, FieldsOfVariant>();

/** The fields that a value may have: those of its variant, or of all variants if none fits. */
export const variantOf = (resource: ResourceName, raw: object, isRoot: boolean): FieldsOfVariant =>
	fieldsOf(resource, raw, isRoot) ?? anyVariant(resource);

/** Finds the description of a field of a variant in the tables. */
export function infoIn(variant: FieldsOfVariant, name: string): FieldInfo | undefined {
	let infos = byName.get(variant);
	if (infos === undefined) {
		infos = new Map(variant.fields.map((info) => [info.name, info]));
		byName.set(variant, infos);
	}
	return infos.get(name);
}

/** All fields of a resource, of whatever variant. */
export function anyVariant(resource: ResourceName): FieldsOfVariant {
	const known = byResource.get(resource);
	if (known !== undefined) return known;
	const variants = fieldsOfVariants(resource);
	const fields = new Map(variants.toReversed().flatMap((variant) => variant.fields.map((info) => [info.name, info] as const)));
	const all = { doc: variants[0]?.doc ?? '', fields: [...fields.values()] };
	byResource.set(resource, all);
	return all;
}
