import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Graph, GraphFile } from '@tilewright/ops';
import { isInside } from '../gate/root-folder.ts';
import { realPath } from '../host/paths.ts';

/** The files and folders whose changes affect a run. Paths are absolute, with `/`. */
export interface Scope {
	/** Folders in which new documents become sources. */
	readonly folders: readonly string[];
	/** The files that the run depends on, including missing ones; updated after each run. */
	readonly files: Set<string>;
	/** The folders of worlds with patterns: new maps in them may match. Updated after each run. */
	readonly worldFolders: Set<string>;
	/** Whether to watch a file or folder. */
	readonly includes: (path: string) => boolean;
	/** Whether a change of a file affects the run. */
	readonly isAffectedBy: (path: string) => boolean;
}

/** Extensions of documents, including those that only patterns find. */
const DOCUMENTS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world)$/i;

/** References to documents. Images only count as inputs of an outcome: most runs do not open them. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

/** The folder that a pattern starts with; `undefined` if a word is no pattern. */
async function folderOfPattern(word: string): Promise<string | undefined> {
	const { beforePattern, isPattern } = await import('../documents/patterns.ts');
	return isPattern(word) ? beforePattern(word) : undefined;
}

/**
 * The scope of the words of a command line: files, folders and patterns.
 *
 * @param out - the folder that the run writes to: what is in it is no source. `undefined` for none
 * @param isSource - the names of files that are sources if they are new in a folder
 */
export async function scopeOf(words: readonly string[], out?: string, isSource = DOCUMENTS): Promise<Scope> {
	const target = out === undefined ? undefined : realPath(out);
	const folders: string[] = [];
	const files = new Set<string>();
	const worldFolders = new Set<string>();
	for (const word of words) {
		const stats = statSync(word, { throwIfNoEntry: false });
		const folder = stats?.isDirectory() ? word : stats === undefined ? await folderOfPattern(word) : undefined;
		if (folder === undefined) files.add(realPath(word));
		else folders.push(realPath(folder));
	}
	const isWritten = (path: string): boolean => target !== undefined && isInside(path, target);
	const isInFolder = (path: string): boolean => {
		const folder = folders.find((each) => isInside(path, each));
		if (folder === undefined || isWritten(path)) return false;
		const parts = path.slice(folder.length).split('/');
		return !parts.some((part) => part.startsWith('.') || part === 'node_modules');
	};
	const isBesideWorld = (path: string): boolean => worldFolders.has(dirname(path)) && DOCUMENTS.test(path) && !isWritten(path);
	return {
		folders,
		files,
		worldFolders,
		includes: (path) => files.has(path) || isInFolder(path) || foldersOf(files).has(path) || isBesideWorld(path),
		isAffectedBy: (path) => files.has(path) || (isInFolder(path) && isSource.test(path)) || isBesideWorld(path),
	};
}

/** Adds the folders of worlds to the scope. */
export function addWorldFolders({ worldFolders }: Scope, { files }: Pick<Graph, 'files'>): void {
	for (const { path, doc } of files.values()) if (doc.type === 'world' && doc.patterns.length > 0) worldFolders.add(dirname(path));
}

/** The folders of files. Programs often save by replacing the file, which only the folder shows. */
export const foldersOf = (files: Iterable<string>): Set<string> => new Set([...files].map((path) => dirname(path)));

/** The documents of a graph, and those that they refer to, including broken and missing ones, which may be fixed. */
export function documentsOf({ files }: { readonly files: ReadonlyMap<string, Pick<GraphFile, 'links'>> }): string[] {
	const links = [...files.values()].flatMap((file) => file.links);
	return [...files.keys(), ...links.flatMap(({ role, to }) => (to !== undefined && FOLLOWED.includes(role) ? [to] : []))];
}
