import type { TilewrightOptions } from './options.ts';

const LEVELS: readonly unknown[] = ['error', 'warning', 'info', 'off'];

/**
 * Checks options whose mistakes would be found late, or never: no compiler sees those of a configuration in JavaScript.
 *
 * @throws Error that names the option
 */
export function checkOptions({ atlas, rules = {} }: TilewrightOptions): void {
	const sizes = typeof atlas === 'object' ? { padding: atlas.padding, extrude: atlas.extrude } : {};
	for (const [name, size] of Object.entries(sizes)) {
		if (size !== undefined && !(Number.isInteger(size) && size >= 0))
			throw new Error(`The option \`atlas.${name}\` must be a number of pixels, found ${JSON.stringify(size)}.`);
	}
	for (const level of Object.values(rules)) {
		if (!LEVELS.includes(level))
			throw new Error(`The option \`rules\` must have levels (error, warning, info or off), found ${JSON.stringify(level)}.`);
	}
}
