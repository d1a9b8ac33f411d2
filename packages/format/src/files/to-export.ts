import type { Document } from '../model/document.ts';
import { relocate } from './paths.ts';
import { mapReferences } from './references.ts';

/** The folders of a document and of its export: absolute paths, with `/`. */
export interface ExportFolders {
	readonly from: string;
	readonly to: string;
}

/**
 * Prepares a document for export: paths become relative to the target's folder, without detours such as `./` and `art/../` (rule J9),
 * and Tiled's own export settings are dropped (rule J12).
 *
 * @returns a new document; the one given is not changed
 * @example write(toExport(map, { from: '/game/maps', to: '/game/dist' }))
 */
export function toExport<T extends Document>(doc: T, { from, to }: ExportFolders): T {
	const copy = mapReferences(doc, ({ path }) => relocate(path, from, to));
	if ((copy.type === 'map' || copy.type === 'tileset') && copy.editorsettings !== undefined) {
		delete copy.editorsettings.export;
		if (Object.keys(copy.editorsettings).length === 0) delete copy.editorsettings;
	}
	return copy;
}
