import { MOST_FLAGS } from './flags.ts';
import type { CustomEnum } from './model.ts';

/**
 * Converts the number of an enum value to its name; for flags, to the names of all bits that are set, separated by commas.
 *
 * @param value - an index into the enum's values, or a bit mask
 * @returns the text; `undefined` if the number is not a value of the enum, or has a bit without a flag
 * @example enumText(directions, 2) // 'Down'
 * @example enumText(categories, 5) // 'Wall,Water'
 */
export function enumText({ values, valuesAsFlags }: CustomEnum, value: number): string | undefined {
	if (!Number.isInteger(value) || value < 0) return undefined;
	if (!valuesAsFlags) return values[value];
	const flags = values.slice(0, MOST_FLAGS);
	if (value >= 2 ** flags.length) return undefined;
	return flags.filter((_, bit) => (value & (1 << bit)) !== 0).join(',');
}
