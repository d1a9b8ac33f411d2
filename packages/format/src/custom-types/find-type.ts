import { mayBeUsedAs } from './may-be-used-as.ts';
import type { CustomClass, CustomEnum, CustomTypes, UseAs } from './model.ts';

/**
 * Finds a class.
 *
 * @param use - where the class must apply; other classes are skipped. Default: anywhere
 * @returns the first class with the name; `undefined` if there is none
 * @example findClass(types, object.type, 'object')?.color
 */
export function findClass(types: CustomTypes, name: string, use?: UseAs): CustomClass | undefined {
	return types.classes.find((type) => type.name === name && (use === undefined || mayBeUsedAs(type, use)));
}

/**
 * Finds an enum.
 *
 * @returns the first enum with the name; `undefined` if there is none
 * @example findEnum(types, property.propertytype ?? '')?.values
 */
export function findEnum(types: CustomTypes, name: string): CustomEnum | undefined {
	return types.enums.find((type) => type.name === name);
}
