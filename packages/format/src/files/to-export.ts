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
 * @returns the document for the target; it shares what stays as it is with the one given, which is not changed
 * @example write(toExport(map, { from: '/game/maps', to: '/game/dist' }))
 */
export function toExport<T extends Document>(doc: T, { from, to }: ExportFolders): T {
	return withoutExportTarget(mapReferences(doc, ({ path }) => relocate(path, from, to)));
}

/** A document without Tiled's note about its last export (rule J12). */
export function withoutExportTarget<T extends Document>(doc: T): T {
	const copy = { ...doc };
	if ((copy.type !== 'map' && copy.type !== 'tileset') || copy.editorsettings === undefined) return doc;
	const { export: _, ...rest } = copy.editorsettings;
	if (Object.keys(rest).length === 0) delete copy.editorsettings;
	else copy.editorsettings = rest;
	return copy;
}
