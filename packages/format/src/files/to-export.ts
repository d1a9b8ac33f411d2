import type { Document } from '../model/document.ts';
import { fitLayers } from './fit-layers.ts';
import { relocate } from './paths.ts';
import { mapReferences } from './references.ts';
import { withTileLists } from './tile-lists.ts';

/** The folders of a document and of its export: absolute paths, with `/`. */
export interface ExportFolders {
	readonly from: string;
	readonly to: string;
}

/**
 * Prepares a document for export: paths become relative to the target's folder, without detours such as `./` and `art/../`,
 * Tiled's own export settings are dropped, and where several forms mean the same, it gets the one that Tiled exports.
 *
 * @returns the document for the target; it shares what stays as it is with the one given, which is not changed
 * @example write(toExport(map, { from: '/game/maps', to: '/game/dist' }))
 */
export function toExport<T extends Document>(doc: T, { from, to }: ExportFolders): T {
	return inExportForm(mapReferences(doc, ({ path }) => relocate(path, from, to)));
}

/** A document in the form of an export, whatever its paths. */
export function inExportForm<T extends Document>(doc: T): T {
	const copy = withoutExportTarget(doc);
	if (copy.type === 'tileset') return { ...copy, ...withTileLists(copy, MOST_TILES) };
	if (copy.type !== 'map') return copy;
	let left = MOST_TILES;
	const tilesets = copy.tilesets.map((tileset) => {
		if ('source' in tileset) return tileset;
		const listed = withTileLists(tileset, left);
		left -= listed.tiles.length - tileset.tiles.length;
		return listed;
	});
	return { ...copy, layers: fitLayers(copy), tilesets };
}

/** The most tiles that an export lists although they carry nothing. */
const MOST_TILES = 65_536;

/** A document without Tiled's note about its last export (rule J12). */
function withoutExportTarget<T extends Document>(doc: T): T {
	const copy = { ...doc };
	if ((copy.type !== 'map' && copy.type !== 'tileset') || copy.editorsettings === undefined) return doc;
	const { export: _, ...rest } = copy.editorsettings;
	if (Object.keys(rest).length === 0) delete copy.editorsettings;
	else copy.editorsettings = rest;
	return copy;
}
