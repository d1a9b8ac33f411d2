import type { FieldInfo, FieldsOfVariant } from '@tilewright/format/fields';
import { markersOf } from '@tilewright/format/fields';
import { anyVariant, infoIn, variantOf } from './infos.ts';
import type { Entry, Part } from './part.ts';

/** The fields that a part may have. */
export const variantOfPart = ({ resource, raw, isRoot }: Part): FieldsOfVariant => variantOf(resource, raw, isRoot);

/** A field of a part by its name, whether it is there or not. */
export const entryFor = (part: Part, name: string): Pick<Entry, 'name' | 'info'> => ({
	name,
	info: infoIn(variantOfPart(part), name) ?? infoIn(anyVariant(part.resource), name),
});

/** The fields that may be added to a part, and those that it has. */
export function fieldsFor(part: Part): readonly FieldInfo[] {
	const { fields } = variantOfPart(part);
	const markers = markersOf(part.resource);
	if (markers.some((name) => part.raw[name] !== undefined)) return fields;
	const any = anyVariant(part.resource);
	const own = new Set(fields.map(({ name }) => name));
	return [...fields, ...markers.flatMap((name) => (own.has(name) ? [] : (infoIn(any, name) ?? [])))];
}
