import type { Tileset, TilesetReference } from '@tilewright/format';

/** Whether a tileset is in its own file. Old exporters wrote an empty `source` for embedded tilesets. */
export const isReference = (tileset: Tileset): tileset is TilesetReference => 'source' in tileset && tileset.source !== '';
