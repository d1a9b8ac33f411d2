import type { ChunkExtent, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, MOST_CELLS } from '@tilewright/format/internal';
import { UsageError } from '../../host/exit.ts';
import { number } from '../../host/text.ts';
import { MOST_CHUNK } from './flags.ts';

/** Tiled's default (rule N7). */
const DEFAULT: ChunkExtent = { width: 16, height: 16 };

/** The chunk size of an infinite map. */
export interface ChosenChunkSize {
	readonly size: ChunkExtent;
	/** A note for the user if the map's own size cannot be used. */
	readonly note?: string;
}

/**
 * The chunk size of an infinite map: the requested one, else the map's own, else 16 × 16 (rule L3).
 *
 * @throws UsageError if the requested size would make the layers too large
 */
export function chunkSizeFor(map: TileMap, requested: ChunkExtent | undefined): ChosenChunkSize {
	if (requested !== undefined) {
		if (fits(map, requested)) return { size: requested };
		throw new UsageError(
			`--chunk-size ${requested.width}x${requested.height} is too large for this map: its tiles are so far apart that the chunks would have more than ${number(MOST_CELLS)} cells.`,
			'Use a smaller size: --chunk-size 16.',
		);
	}
	const own = map.editorsettings?.chunksize;
	if (own === undefined) return { size: DEFAULT };
	const { width, height } = own;
	const isUsable = [width, height].every((length) => Number.isInteger(length) && length >= 4 && length <= MOST_CHUNK);
	if (isUsable && fits(map, own)) return { size: { width, height } };
	return { size: DEFAULT, note: `The map's own chunk size, ${width} × ${height}, cannot be used; the chunks are written as 16 × 16.` };
}

function fits(map: TileMap, size: ChunkExtent): boolean {
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type === 'tilelayer' && isInfinite(layer) && chunksIn(layer.chunks, size) * size.width * size.height > MOST_CELLS)
			return false;
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
