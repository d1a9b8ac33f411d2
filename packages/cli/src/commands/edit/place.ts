import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { commonFolder, requestedRoot, rootFor } from '../../gate/root-folder.ts';
import { folderOf, realPath } from '../../host/paths.ts';
import { missingFile } from '../../host/read-input.ts';

/** The folder and files on which the editor works. */
export interface Place {
	/** Nothing outside is read or written: absolute, with `/`, without symbolic links. */
	readonly root: string;
	/** The files to open at the start, as paths in the root: `/maps/town.tmx`. */
	readonly open: readonly string[];
}

/**
 * Finds what the editor works on. The root is found as for export; where nothing says which it is, a folder that is named is the root.
 *
 * @param words - files to open, and folders; none means the root that is asked for, else the working folder
 * @throws FileError if one does not exist
 * @throws UsageError if `--root` does not exist, or does not contain them
 */
export function placeFor(words: readonly string[], root: string | undefined): Place {
	if (words.length === 0 && root !== undefined) return { root: requestedRoot(root), open: [] };
	const folders: string[] = [];
	const files: string[] = [];
	for (const word of words.length === 0 ? ['.'] : words) {
		const stats = statSync(word, { throwIfNoEntry: false });
		if (stats === undefined) throw missingFile(word, 'open', 'file or folder');
		if (stats.isDirectory()) folders.push(realPath(word));
		else {
			const folder = folderOf(word);
			folders.push(folder);
			files.push(`${folder.replace(/\/$/, '')}/${basename(word)}`);
		}
	}
	const common = commonFolder(folders);
	const { folder, isBound } = rootFor(common, root === undefined ? {} : { root });
	const isFolderNamed = folders.length > files.length;
	const served = isFolderNamed && !isBound ? common : folder;
	return { root: served, open: files.map((path) => pathInRoot(path, served)) };
}

/** The path of a file in the root: `/maps/town.tmx`. */
export const pathInRoot = (path: string, root: string): string => path.slice(root.endsWith('/') ? root.length - 1 : root.length);
