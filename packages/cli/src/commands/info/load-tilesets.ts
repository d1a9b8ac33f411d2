import type { TileMap, TilesetFile } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { Loader } from '@tilewright/ops';

/** The external tilesets of a map by their path in the map, without missing and broken ones. */
export async function loadTilesets(map: TileMap, from: string, loader: Loader): Promise<ReadonlyMap<string, TilesetFile>> {
	const loaded = new Map<string, TilesetFile>();
	for (const tileset of map.tilesets) {
		if (!('source' in tileset) || loaded.has(tileset.source)) continue;
		const resolved = loader.resolve(tileset.source, from);
		const file = 'path' in resolved ? await loader.load(resolved.path) : resolved;
		const result = 'bytes' in file ? read(file.bytes, { kind: 'tileset' }) : undefined;
		if (result?.kind === 'tileset' && result.doc !== undefined) loaded.set(tileset.source, result.doc);
	}
	return loaded;
}
