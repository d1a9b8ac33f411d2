import type { CustomClass, UseAs } from './model.ts';

/**
 * Whether a class may apply somewhere.
 *
 * @param use - `'property'` for the value of a property, or the kind of thing that has the class
 * @returns whether the class lists this use
 * @example const offered = types.classes.filter((type) => mayBeUsedAs(type, 'object'));
 */
export function mayBeUsedAs(type: CustomClass, use: UseAs): boolean {
	return type.useAs.includes(use);
}
