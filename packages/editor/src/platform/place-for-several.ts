import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isTooLate } from '@tilewright/editor-core/files/is-too-late.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import { folderFiles } from './folder-files.ts';
import { canOpenFolders, pickFolder } from './folder-handle.ts';

/** The place where the files of an export are written. */
export interface Place {
	readonly files: Files;
	/** The path there of a file that belongs next to the document. */
	readonly pathOf: (path: string) => string;
}

/** Files are written where the document is: if that is in memory, the user is asked for each. */
export const besideDocument = (files: Files): Place => ({ files, pathOf: (path) => path });

/** The place that the user chose last for several files. */
const chosen = service('place of exports', (_: Files): { place?: Place } => ({}));

/** Finds where several files are written again: in the last place, else as {@link placeForSeveral} does. */
export const placeAgain = async (files: Files): Promise<Place | undefined> => chosen(files).place ?? (await placeForSeveral(files));

/**
 * Finds where several files of one export are written: next to the document, or, if that is in memory, in a folder that the user chooses.
 * Browsers without folders download them, as do others if the last click was too long ago.
 *
 * @returns `undefined` if the user cancels
 */
export async function placeForSeveral(files: Files): Promise<Place | undefined> {
	if (files.kind !== 'memory' || !canOpenFolders()) return besideDocument(files);
	try {
		const folder = await pickFolder();
		if (folder === undefined) return undefined;
		const place: Place = { files: folderFiles(folder), pathOf: (path) => `/${nameOf(path)}` };
		chosen(files).place = place;
		return place;
	} catch (error) {
		if (isTooLate(error)) return besideDocument(files);
		throw error;
	}
}
