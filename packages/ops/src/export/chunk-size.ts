import type { ChunkExtent, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { chunkOf, eachLayer, MOST_CELLS } from '@tilewright/format/internal';
import { MOST_CHUNK } from './most-chunk.ts';

/** Tiled's default (rule N7). */
const DEFAULT: ChunkExtent = { width: 16, height: 16 };

/** The chunk size of an infinite map. */
export interface ChosenChunkSize {
	readonly size: ChunkExtent;
	/** Whether the map's own size cannot be used. */
	readonly isReplaced: boolean;
}

/**
 * The chunk size of an infinite map: the requested one, else the map's own, else 16 × 16.
 *
 * @returns `undefined` if the requested size would make the layers too large
 */
export function chunkSizeFor(map: TileMap, requested: ChunkExtent | undefined): ChosenChunkSize | undefined {
	if (requested !== undefined) return fits(map, requested) ? { size: requested, isReplaced: false } : undefined;
	const own = map.editorsettings?.chunksize;
	if (own === undefined) return { size: DEFAULT, isReplaced: false };
	const { width, height } = own;
	const isUsable = [width, height].every((length) => Number.isInteger(length) && length >= 4 && length <= MOST_CHUNK);
	return isUsable && fits(map, own) ? { size: { width, height }, isReplaced: false } : { size: DEFAULT, isReplaced: true };
}

function fits(map: TileMap, size: ChunkExtent): boolean {
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type !== 'tilelayer') continue;
		const chunks = isInfinite(layer) ? layer.chunks : [chunkOf(layer)];
		if (chunksIn(chunks, size) * size.width * size.height > MOST_CELLS) return false;
	}
	return true;
}

/** How many chunks of a size are needed to cover the given chunks; counting stops when there are too many. */
function chunksIn(
	chunks: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[],
	size: ChunkExtent,
): number {
	const touched = new Set<string>();
	for (const chunk of chunks) {
		for (let row = Math.floor(chunk.y / size.height); row * size.height < chunk.y + chunk.height; row++) {
			for (let column = Math.floor(chunk.x / size.width); column * size.width < chunk.x + chunk.width; column++)
				touched.add(`${column},${row}`);
		}
		if (touched.size * size.width * size.height > MOST_CELLS) break;
	}
	return touched.size;
}
