import type { Loader } from '@tilewright/ops';

/** Puts the contents of a run that writes nothing in the place of files. */
export const overFiles =
	(contents: ReadonlyMap<string, Uint8Array>) =>
	(loader: Loader): Loader => ({
		...loader,
		load: async (path) => {
			const bytes = contents.get(path);
			return bytes === undefined ? await loader.load(path) : { bytes };
		},
	});
