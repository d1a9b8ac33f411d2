/** Why a file is not given: it is not there, lies where nothing may be read, or cannot be read. */
export type Refusal = 'missing' | 'outside' | 'unreadable';

/** Why there is no file: `why` says it in words, as the end of a sentence. */
export interface Refused {
	readonly refused: Refusal;
	readonly why: string;
}

/** A file, or why there is none. */
export type Loaded = { readonly bytes: Uint8Array } | Refused;

/** Where a reference leads, or why it leads nowhere. */
export type Resolved = { readonly path: string } | Refused;

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
