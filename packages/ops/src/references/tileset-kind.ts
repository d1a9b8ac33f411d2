import type { Tileset, TilesetReference } from '@tilewright/format';

/** Whether a tileset is in a file of its own. Old exporters wrote an empty `source` for embedded tilesets. */
export const isReference = (tileset: Tileset): tileset is TilesetReference => 'source' in tileset && tileset.source !== '';
