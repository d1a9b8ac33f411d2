import type { CustomTypeKey } from '@tilewright/edit';
import type { CustomClass, CustomEnum, CustomTypes } from '@tilewright/format';

/** A class or an enum. */
export type CustomType = CustomClass | CustomEnum;

/** All types, sorted by name. */
export const allTypes = ({ classes, enums }: CustomTypes): CustomType[] =>
	[...classes, ...enums].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** Returns the key that finds a type in its project: its id if no other has it, since names may be there twice. */
export function keyOf(types: CustomTypes, { id, name }: CustomType): CustomTypeKey {
	if (id === undefined) return name;
	return allTypes(types).filter((other) => other.id === id).length === 1 ? id : name;
}
