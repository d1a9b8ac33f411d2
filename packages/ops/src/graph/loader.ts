/** Why a file is not given: it is not there, lies where nothing may be read, or cannot be read. */
export type Refusal = 'missing' | 'outside' | 'unreadable';

/** A file, or why there is none. */
export type Loaded = { readonly bytes: Uint8Array } | { readonly refused: Refusal; readonly why: string };

/** Where a reference leads, or why it leads nowhere. */
export type Resolved = { readonly path: string } | { readonly refused: Refusal; readonly why: string };

/**
 * Where files come from. A loader stays inside its root: a reference that leads out of it is refused, and nothing is read.
 * Paths have `/`, whatever the system; two references to one file resolve to the same path.
 */
export interface Loader {
	/** The path that a document's reference leads to. Reads nothing. */
	readonly resolve: (reference: string, from: string) => Resolved;
	/** Reads a file. */
	readonly load: (path: string) => Promise<Loaded>;
	/** The files in a folder, by name; without it, patterns of worlds find nothing. */
	readonly list?: (folder: string) => Promise<readonly string[]>;
}
