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

/** The code of a refusal; a loader may leave it out. */
export const refusalOf = ({ refused = 'unreadable' }: Refused): Refusal => refused;

/**
 * Where files come from. A loader stays inside its root: a reference that leads out of it is refused, and nothing is read.
 * Paths have `/`, whatever the system; two references to one file resolve to the same path.
 */
export interface Loader {
	/**
	 * The path that a document's reference leads to. Reads nothing.
	 *
	 * @param reference - as the document writes it
	 * @param from - path of the document; `''` for what the caller names: relative to the root, or a path as the loader has it
	 */
	readonly resolve: (reference: string, from: string) => Resolved;
	/** Reads a file. What is wrong with it is told, not thrown. */
	readonly load: (path: string) => Promise<Loaded>;
	/** The files in a folder, by name, in the order of their names; without it, patterns of worlds find nothing. */
	readonly list?: (folder: string) => Promise<readonly string[]>;
}
