import type { Loader } from '@tilewright/ops';

/** Where a game's files are. */
export interface Start {
	readonly loader: Loader;
	/** The folder that references may not leave; absent for another source of files. */
	readonly root?: string;
	/** The path of a file that the game names, in the form of the loader. */
	readonly pathOf: (named: string | { readonly href: string }) => string;
	/** The path from which a game can load a file, from its path in the form of the loader. */
	readonly sourceOf: (path: string) => string;
}

/** Finds out where files are from the file that a game names first. */
export type FindStart = (named: string | { readonly href: string }, root: string | undefined) => Start;
