import type { CustomTypes, Property, UseAs } from '@tilewright/format';
import { findClass } from '@tilewright/format';
import { mergedProperties } from '../templates/merge.ts';
import type { Filler } from './fill.ts';

/** What resolving properties needs at every place. */
export interface TypesInUse {
	readonly types: CustomTypes;
	readonly filler: Filler;
}

/**
 * The properties that something has in effect (rule T3): its class's members, then those of each list, of which later ones win by
 * name; and in each value what its class's members say.
 *
 * @param className - the class in effect; empty for none
 * @param use - what it is the class of (rule P2)
 */
export function resolvedProperties(
	{ types, filler }: TypesInUse,
	className: string,
	use: UseAs,
	...lists: readonly (readonly Property[])[]
): Property[] {
	const type = className === '' ? undefined : findClass(types, className, use);
	return mergedProperties(filler.members(type?.members ?? []), ...lists.map((list) => list.map((property) => filler.property(property))));
}
