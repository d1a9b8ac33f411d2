import type { Loader } from '@tilewright/ops';

/** A loader that remembers what it loads. */
export interface Watched {
	readonly loader: Loader;
	/** The files that were read, by path. */
	readonly contents: Map<string, Uint8Array>;
	/** The files that were asked for, whether they exist or not. */
	readonly dependencies: Set<string>;
}

/** @param invented - files that exist only here */
export function watched(files: Loader, invented: ReadonlyMap<string, Uint8Array> = new Map()): Watched {
	const contents = new Map<string, Uint8Array>();
	const dependencies = new Set<string>();
	const loader: Loader = {
		...files,
		load: async (path) => {
			const bytes = invented.get(path);
			const loaded = bytes === undefined ? await files.load(path) : { bytes };
			dependencies.add(path);
			if ('bytes' in loaded) contents.set(path, loaded.bytes);
			return loaded;
		},
	};
	return { loader, contents, dependencies };
}
