import type { Loader } from '@tilewright/ops';

/** Replaces files with the contents of a run that writes nothing. */
export const overFiles =
	(contents: ReadonlyMap<string, Uint8Array>) =>
	(loader: Loader): Loader => ({
		...loader,
		load: async (path) => {
			const bytes = contents.get(path);
			return bytes === undefined ? await loader.load(path) : { bytes };
		},
	});
