import type { Document } from '../model/document.ts';
import { relocate } from './paths.ts';
import { mapReferences } from './references.ts';

/** Where a document comes from and goes to: absolute paths of folders, with `/`. */
export interface ExportFolders {
	readonly from: string;
	readonly to: string;
}

/**
 * The document as an export of it has it: paths lead from the target's folder (rule J9), and the editor's own record of where
 * to export is left out (rule J12).
 *
 * @returns a new document; the one given is left as it is
 * @example write(toExport(map, { from: '/game/maps', to: '/game/dist' }))
 */
export function toExport<T extends Document>(doc: T, { from, to }: ExportFolders): T {
	const copy = from === to ? structuredClone(doc) : mapReferences(doc, ({ path }) => relocate(path, from, to));
	if ((copy.type === 'map' || copy.type === 'tileset') && copy.editorsettings !== undefined) {
		delete copy.editorsettings.export;
		if (Object.keys(copy.editorsettings).length === 0) delete copy.editorsettings;
	}
	return copy;
}
