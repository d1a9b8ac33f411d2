import type { EmbeddedTileset, TilesetFile, TilesetReference } from '@tilewright/format';

/** A tileset that has no GIDs yet: a reference to a file, or the content of an embedded one, such as `createTileset` makes. */
export type NewTileset = Omit<TilesetReference, 'firstgid'> | Omit<EmbeddedTileset, 'firstgid'> | TilesetFile;

/** A new tileset with GIDs, without what only files have: the kind and the versions, which are reported in a map. */
export function numbered(tileset: NewTileset, firstgid: number): TilesetReference | EmbeddedTileset {
	if (!('type' in tileset)) return { ...tileset, firstgid };
	const { type: _, version: __, editorversion: ___, tiledversion: ____, ...content } = tileset;
	return { ...content, firstgid };
}
