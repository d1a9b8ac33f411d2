import type { CustomTypes, Property, UseAs } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import { mergedProperties } from '../templates/merge.ts';
import type { Filler } from './fill.ts';

/** The custom types of a document. */
export interface TypesInUse {
	readonly types: CustomTypes;
	readonly filler: Filler;
}

/**
 * The properties in effect (rule T3): the members of the class, overridden by the properties of each list, by name. Values of classes
 * get their missing members.
 *
 * @param className - the class in effect; empty for none
 * @param use - the kind of thing that has the class (rule P2)
 */
export function resolvedProperties(
	{ types, filler }: TypesInUse,
	className: string,
	use: UseAs,
	...lists: readonly (readonly Property[])[]
): Property[] {
	const type = className === '' ? undefined : findClass(types, className, use);
	const own = lists.map((list) => filler.within(list).map((property) => filler.property(property)));
	return mergedProperties(filler.within(filler.members(type?.members ?? [])), ...own);
}
