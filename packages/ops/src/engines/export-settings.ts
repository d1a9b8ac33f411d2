import type { ChunkExtent, WriteOptions } from '@tilewright/format';

/** Options of an export, by the names that they have in the command. */
export interface ExportSettings {
	readonly format?: 'json';
	readonly embedTilesets?: true;
	readonly detachTemplates?: true;
	readonly finite?: true;
	readonly chunkSize?: ChunkExtent;
}

/** How tile data is written. */
export type TileDataSettings = Pick<WriteOptions, 'encoding' | 'compression'>;
