import { MOST_FLAGS } from './flags.ts';
import type { CustomEnum } from './model.ts';

/**
 * The number that a name stands for; of flags, the bit mask of the names, which commas separate (rule P3).
 *
 * @param text - a name, or several of flags; empty for no flags
 * @returns the index into the enum's values, or the mask; `undefined` where a name is none of the enum's: nothing is lost in silence
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
