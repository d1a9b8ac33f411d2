import type { TileMap, TilesetFile } from '@tilewright/format';
import { read } from '@tilewright/format';
import { pathOf } from '../../documents/references.ts';
import { readStart } from '../../host/small-files.ts';

/** The largest tilesets are a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The external tilesets of a map by their path in the map, without missing and broken ones. */
export async function loadTilesets(map: TileMap, folder: string): Promise<ReadonlyMap<string, TilesetFile>> {
	const loaded = new Map<string, TilesetFile>();
	for (const tileset of map.tilesets) {
		if (!('source' in tileset) || loaded.has(tileset.source)) continue;
		const path = pathOf(folder, tileset.source);
		const bytes = path === undefined ? undefined : await readStart(path, MOST_BYTES);
		const result = bytes && read(bytes, { kind: 'tileset' });
		if (result?.kind === 'tileset' && result.doc !== undefined) loaded.set(tileset.source, result.doc);
	}
	return loaded;
}
