import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { canOpenFolders, pickFolder } from './folder-handle.ts';
import { nameOf } from './paths.ts';

/** Where several files are written together. */
export interface Place {
	readonly files: Files;
	/** The path there of a file that belongs beside the document. */
	readonly pathOf: (path: string) => string;
}

/**
 * Finds where several files of one export are written: beside the document, or, if that is in memory only, in a folder that the user chooses.
 * Browsers without folders download them. It must begin with a click.
 *
 * @returns `undefined` if the user cancels
 */
export async function placeForSeveral(files: Files): Promise<Place | undefined> {
	if (files.kind !== 'memory' || !canOpenFolders()) return { files, pathOf: (path) => path };
	const folder = await pickFolder();
	return folder && { files: folderFiles(folder), pathOf: (path) => `/${nameOf(path)}` };
}
