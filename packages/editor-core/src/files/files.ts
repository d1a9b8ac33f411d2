import type { Loader, Refused } from '@tilewright/ops';
import type { Holder } from '../services/service.ts';

/** The content of a file, and a word that changes with it. */
export interface FileContent {
	readonly bytes: Uint8Array;
	readonly version: string;
	/** Whether it is known that the file cannot be written. */
	readonly isReadOnly?: boolean;
}

/** An event of a file, caused by another program. */
export type FileEvent =
	| { readonly type: 'changed'; readonly path: string; readonly version: string }
	| { readonly type: 'removed'; readonly path: string };

/** The state that a file must have before it is written: the version that was read, absent, or any. */
export type Expected = { readonly version: string } | 'nothing' | 'anything';

/**
 * The version that was written; or the version that was found instead of the expected one; or that the user did not choose a place; or why
 * nothing can be written.
 */
export type WriteResult = { readonly version: string } | { readonly conflict: string | undefined } | { readonly cancelled: true } | Refused;

/**
 * The files that the editor works on: those behind `tilewright edit`, a folder that the user opened, or files in memory. Paths begin with `/`
 * at the root, which nothing leaves.
 */
export interface Files extends Holder {
	readonly kind: 'served' | 'folder' | 'memory';
	/** The name of the root, for people. */
	readonly name: string;
	/** Loads the files to which documents refer. */
	readonly loader: Loader;
	/** The paths of all files, sorted. */
	list(): Promise<readonly string[]>;
	read(path: string): Promise<FileContent | Refused>;
	/** Writes a file completely or not at all. */
	write(path: string, bytes: Uint8Array, expected: Expected): Promise<WriteResult>;
	/** Calls a function when another program changes a file. @returns a function that ends this */
	watch(listener: (event: FileEvent) => void): () => void;
}

/** Whether a file could not be read or written. */
export const isRefused = (result: FileContent | WriteResult): result is Refused => 'why' in result;
