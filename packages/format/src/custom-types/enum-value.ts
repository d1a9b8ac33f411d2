import { MOST_FLAGS } from './flags.ts';
import type { CustomEnum } from './model.ts';

/**
 * Converts the name of an enum value to its number; for flags, several names separated by commas to a bit mask.
 *
 * @param text - a name; for flags, any number of names
 * @returns the index into the enum's values, or the mask; `undefined` if the enum does not have one of the names
 * @example enumValue(directions, 'Down') // 2
 * @example enumValue(categories, 'Wall,Water') // 5
 */
export function enumValue({ values, valuesAsFlags }: CustomEnum, text: string): number | undefined {
	if (!valuesAsFlags) return indexOf(values, text);
	const flags = values.slice(0, MOST_FLAGS);
	let mask = 0;
	for (const name of text.split(',')) {
		if (name.trim() === '') continue;
		const bit = indexOf(flags, name) ?? indexOf(flags, name.trim());
		if (bit === undefined) return undefined;
		mask |= 1 << bit;
	}
	return mask;
}

function indexOf(values: readonly string[], name: string): number | undefined {
	const index = values.indexOf(name);
	return index < 0 ? undefined : index;
}
