/**
 * Why a loader refuses a reference or a file:
 *
 * - `missing`: there is no such file
 * - `outside`: the path leads out of the root
 * - `not-a-path`: the reference is not the path of a file, such as a URL
 * - `not-a-file`: there is something else at the path, such as a folder
 * - `too-large`: the file has more bytes than the loader accepts
 * - `forbidden`: the program may not read the file
 * - `unreadable`: reading failed for any other reason
 */
export type Refusal = 'missing' | 'outside' | 'not-a-path' | 'not-a-file' | 'too-large' | 'forbidden' | 'unreadable';

/** A refused reference or file. */
export interface Refused {
	/** For programs. Default: `'unreadable'`. */
	readonly refused?: Refusal;
	/** For people: the reason as the end of a sentence, such as `there is no such file`. */
	readonly why: string;
}

/** A file, or the reason why there is none. */
export type Loaded = { readonly bytes: Uint8Array } | Refused;

/** The path of the file that a reference refers to, or the reason why there is none. */
export type Resolved = { readonly path: string } | Refused;

/**
 * A source of files. A loader stays inside its root: it refuses references to anything outside and reads nothing there.
 * Paths have `/` on every system, and all references to a file resolve to the same path.
 */
export interface Loader {
	/**
	 * Finds the path that a reference of a document refers to. Reads nothing.
	 *
	 * @param reference - as written in the document
	 * @param from - path of the document; `''` if the caller names the file: by a path relative to the root, or a path as `resolve`
	 * returns it
	 */
	readonly resolve: (reference: string, from: string) => Resolved;
	/** Reads a file. Failures are returned, not thrown. */
	readonly load: (path: string) => Promise<Loaded>;
	/** The names of the files in a folder, sorted. Without it, the patterns of worlds are reported, and find no maps. */
	readonly list?: (folder: string) => Promise<readonly string[]>;
}

/** The code of a refusal; loaders may leave it out. */
export const refusalOf = ({ refused = 'unreadable' }: Refused): Refusal => refused;

/** Loads a file with a loader that may throw: one broken file must not stop all others. */
export async function loadSafely(loader: Loader, path: string): Promise<Loaded> {
	try {
		return await loader.load(path);
	} catch (error) {
		return { refused: 'unreadable', why: error instanceof Error ? error.message : String(error) };
	}
}
