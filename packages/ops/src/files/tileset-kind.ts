import type { Tileset, TilesetReference } from '@tilewright/format';

/** Whether a tileset stands in a file of its own. Old exporters wrote an empty `source` into tilesets that do not. */
export const isReference = (tileset: Tileset): tileset is TilesetReference => 'source' in tileset && tileset.source !== '';
