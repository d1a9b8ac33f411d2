import type { CustomClass, UseAs } from './model.ts';

/**
 * Whether a class may apply somewhere (rule P2).
 *
 * @param use - where: `'property'` for the value of a property, else the kind of thing whose class it would be
 * @returns whether the class lists that use
 * @example const offered = types.classes.filter((type) => mayBeUsedAs(type, 'object'));
 */
export function mayBeUsedAs(type: CustomClass, use: UseAs): boolean {
	return type.useAs.includes(use);
}
