import type { Document, Reference, Source } from '@tilewright/format';

/** Limits for untrusted documents. They apply to all files of a graph together. */
export interface ResolveLimits {
	/** The most files to load. Default: 10,000. */
	readonly files?: number;
	/** The most bytes of all files. Default: 1,073,741,824 (1 GiB). */
	readonly bytes?: number;
	/** The most references from a requested document to a file. Default: 100. */
	readonly depth?: number;
	/** The most cells of all tile layers. Default: 268,435,456 (1 GiB of GIDs). */
	readonly cells?: number;
}

/** The used part of an `AbortSignal`: `AbortSignal.timeout(5000)`. */
export interface Abort {
	readonly aborted: boolean;
	readonly reason: unknown;
	addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void;
	removeEventListener(type: 'abort', listener: () => void): void;
}

/** Options of `resolve`. */
export interface ResolveOptions {
	/** The number of files that are loaded at the same time. Default: 16. */
	readonly concurrency?: number;
	/**
	 * Documents in memory, by path. They replace files, which are not loaded then: an editor may have unsaved changes. The documents must
	 * be as `read` returns them. Findings in them have a pointer, but no line.
	 */
	readonly documents?: ReadonlyMap<string, Document>;
	/** The references that `referencesOf` has found in documents in memory. They are not searched again, which takes a while in thousands of objects. */
	readonly references?: ReadonlyMap<Document, readonly Reference[]>;
	/**
	 * Changes each document before its references are followed; it returns the same one or a copy. With `typeMembers`, members of classes that are
	 * files are links in JSON, too: `(doc, { syntax }) => typeMembers(doc, syntax, types)`.
	 */
	readonly change?: (doc: Document, source: Source) => Document;
	readonly limits?: ResolveLimits;
	/** Ends the work early, also while a file is loaded: the promise rejects with the reason of the signal. A file that is being read is read to its end. */
	readonly signal?: Abort;
}

/** All limits, with their defaults. */
export interface Bounds extends Required<ResolveLimits> {
	readonly concurrency: number;
}

const DEFAULTS: Bounds = { concurrency: 16, files: 10_000, bytes: 2 ** 30, depth: 100, cells: 2 ** 28 };

/** @throws RangeError when a limit is not a number from 1, or the depth not a number from 0 */
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
