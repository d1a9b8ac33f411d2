import type { TilewrightOptions } from './options.ts';

const LEVELS: readonly unknown[] = ['error', 'warning', 'info', 'off'];

/**
 * Checks options whose mistakes would be found late, or never: a configuration in JavaScript has no compiler.
 *
 * @throws Error that names the option
 */
export function checkOptions({ atlas, publicExtensions = [], rules = {} }: TilewrightOptions): void {
	const sizes = typeof atlas === 'object' ? { padding: atlas.padding, extrude: atlas.extrude } : {};
	for (const [name, size] of Object.entries(sizes)) {
		if (size !== undefined && !(Number.isInteger(size) && size >= 0))
			throw new Error(`The option \`atlas.${name}\` must be a number of pixels, found ${JSON.stringify(size)}.`);
	}
	if (!isList(publicExtensions))
		throw new Error(`The option \`publicExtensions\` must be a list of extensions, found ${JSON.stringify(publicExtensions)}.`);
	for (const extension of publicExtensions) {
		if (typeof extension !== 'string' || !/^[^./\\*]+$/.test(extension))
			throw new Error(`The option \`publicExtensions\` must have extensions without a dot, found ${JSON.stringify(extension)}.`);
	}
	for (const level of Object.values(rules)) {
		if (!LEVELS.includes(level))
			throw new Error(`The option \`rules\` must have levels (error, warning, info or off), found ${JSON.stringify(level)}.`);
	}
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
