import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { isInside } from '../../../gate/root-folder.ts';
import { realPath } from '../../../host/paths.ts';
import { pathInRoot } from '../place.ts';
import { isHidden, isKnown } from './kinds.ts';

/** How much of a root is listed and watched: somebody may start the editor in a folder with all files of the computer. */
export const MOST = { files: 20_000, folders: 10_000 } as const;

/**
 * Lists the files of the root that the editor knows, those of upper folders first. Links to files are followed inside the root, links
 * to folders are not: they may form a circle.
 *
 * @returns paths in the root: `/maps/town.tmx`
 */
export async function listFiles(root: string): Promise<string[]> {
	const found: string[] = [];
	const folders = [root];
	for (let at = 0; at < folders.length && found.length < MOST.files; at++) {
		const folder = folders[at] ?? root;
		for (const entry of await entriesOf(folder)) {
			if (isHidden(entry.name) || isUnnamable(entry.name)) continue;
			const path = `${folder.replace(/\/$/, '')}/${entry.name}`;
			if (entry.isDirectory()) {
				if (folders.length < MOST.folders) folders.push(path);
			} else if (isKnown(entry.name) && (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(path, root)))))
				found.push(pathInRoot(path, root));
		}
	}
	return found.slice(0, MOST.files);
}

/** Backslashes count as slashes in documents, so no document can refer to such a file. */
const isUnnamable = (name: string): boolean => name.includes('\\');

async function entriesOf(folder: string): Promise<Dirent[]> {
	try {
		const entries = await readdir(folder, { withFileTypes: true });
		return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
	} catch {
		// A folder that may not be read, or is gone by now, has no files for us.
		return [];
	}
}

async function isFileInside(path: string, root: string): Promise<boolean> {
	try {
		return isInside(realPath(path), root) && (await stat(path)).isFile();
	} catch {
		return false;
	}
}
