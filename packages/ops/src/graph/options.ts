import type { Document } from '@tilewright/format';

/** Bounds for documents that are not trusted. They are for all files of a graph together. */
export interface ResolveLimits {
	/** The most files that are asked for. Default 10,000. */
	readonly files?: number;
	/** The most bytes of all files. Default 1,073,741,824 (1 GiB). */
	readonly bytes?: number;
	/** The most references in a row, from what was asked for. Default 100. */
	readonly depth?: number;
	/** The most cells of all tile layers. Default 268,435,456 (1 GiB of GIDs). */
	readonly cells?: number;
}

export interface ResolveOptions {
	/** How many files are loaded at a time. Default 16. */
	readonly concurrency?: number;
	/**
	 * Documents that are in memory, by path: they take the place of the files, which are not loaded. For editors, whose documents may
	 * not be saved yet. They must be as `read` returns them; findings in them have a pointer, but no line.
	 */
	readonly documents?: ReadonlyMap<string, Document>;
	readonly limits?: ResolveLimits;
}

/** Options with all that was left out. */
export interface Bounds extends Required<ResolveLimits> {
	readonly concurrency: number;
}

const DEFAULTS: Bounds = { concurrency: 16, files: 10_000, bytes: 2 ** 30, depth: 100, cells: 2 ** 28 };

/** @throws RangeError when a bound is no number from 1 (the depth: from 0) */
export function boundsOf({ concurrency, limits }: ResolveOptions): Bounds {
	const bounds: Bounds = { ...DEFAULTS, ...withoutUndefined({ concurrency, ...limits }) };
	for (const [name, value] of Object.entries(bounds)) {
		const least = name === 'depth' ? 0 : 1;
		if (!(value >= least)) throw new RangeError(`\`${name}\` must be a number from ${least}, found ${value}.`);
	}
	return bounds;
}

const withoutUndefined = (values: { readonly [K in keyof Bounds]?: number | undefined }): Partial<Bounds> =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
