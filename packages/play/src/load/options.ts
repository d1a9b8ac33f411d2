import type { Abort, Loader, ResolveLimits } from '@tilewright/ops';

/** The name of a file: a URL, relative to the page or absolute, or a path in Node. */
export type FileName = string | { readonly href: string };

/** Options of `loadMap` and `loadWorld`. */
export interface LoadOptions {
	/** The project file, whose classes have default values. Default: none. */
	readonly project?: FileName;
	/** The folder that references may not leave. Default: the origin of a URL; in Node, the working folder, or that of a map outside of it. */
	readonly root?: string;
	/** Another source of files. Names are then those of the loader. */
	readonly loader?: Loader;
	/** Limits for files that you do not trust. */
	readonly limits?: ResolveLimits;
	/** Ends the work early. */
	readonly signal?: Abort;
}
