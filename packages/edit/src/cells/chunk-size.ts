import type { TileMap } from '@tilewright/format';

/** The size of chunks, in tiles, where a map does not state another. */
const USUAL_SIZE = 16;
/** The largest size of new chunks: a stated one may have any value. */
const LARGEST_SIZE = 1024;

/** The size of new chunks of a map. */
export function chunkSizeOf({ editorsettings }: TileMap): { readonly width: number; readonly height: number } {
	const { width, height } = editorsettings?.chunksize ?? {};
	return { width: sideOf(width), height: sideOf(height) };
}

const sideOf = (stated: number | undefined): number =>
	stated !== undefined && Number.isInteger(stated) && stated > 0 && stated <= LARGEST_SIZE ? stated : USUAL_SIZE;
