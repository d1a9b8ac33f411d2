import type { Loaded, Loader } from './loader.ts';

/** A loader of someone else may throw: one file must not cost all others. */
export async function loadSafely(loader: Loader, path: string): Promise<Loaded> {
	try {
		return await loader.load(path);
	} catch (error) {
		return { refused: 'unreadable', why: error instanceof Error ? error.message : String(error) };
	}
}
