import type { CustomTypes } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';

/** Custom types, given as in a project file. */
export function typesOf(...propertyTypes: readonly object[]): CustomTypes {
	const { types, issues } = readCustomTypes(JSON.stringify({ propertyTypes }));
	if (types === undefined) throw new Error(issues.map(({ message }) => message).join(' '));
	return types;
}

const EVERYWHERE = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset', 'project'];

/** A class with members given as name, type, value and custom type. */
export const classOf = (
	name: string,
	members: readonly (readonly [name: string, type: string, value: unknown, propertyType?: string])[],
	useAs: readonly string[] = EVERYWHERE,
): object => ({
	id: 1,
	type: 'class',
	name,
	useAs,
	members: members.map(([member, type, value, propertyType]) => ({ name: member, type, value, ...(propertyType && { propertyType }) })),
});
