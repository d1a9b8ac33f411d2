import type { Document, ExportFolders, Reference } from '@tilewright/format';
import { relocate, toExport } from '@tilewright/format';
import { inExportForm } from '@tilewright/format/internal';

/**
 * A document with paths for the folder of the target, as `toExport` makes it.
 *
 * @param references - those of the document, if they are known: often, none of them changes, and the document need not be searched again
 */
export function forTarget(doc: Document, folders: ExportFolders, references: readonly Reference[] | undefined): Document {
	const { from, to } = folders;
	const stays = ({ path }: Reference): boolean => (from === to && isDirect(path)) || relocate(path, from, to) === path;
	return references?.every(stays) === true ? inExportForm(doc) : toExport(doc, folders);
}

/** Whether a path has no detours: no `.`, no `..`, no empty names and no backslashes. It is the same from its own folder. */
const isDirect = (path: string): boolean => !/(?:^|\/)\.{0,2}(?:\/|$)|\\/.test(path);
