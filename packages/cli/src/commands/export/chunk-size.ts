import type { ChunkExtent, TileMap } from '@tilewright/format';
import { MOST_CELLS } from '@tilewright/format/internal';
import { chunkSizeFor as chunkSizeIfFits } from '@tilewright/ops';
import { UsageError } from '../../host/exit.ts';
import { number } from '../../host/text.ts';

/** The chunk size of an infinite map. */
export interface ChosenChunkSize {
	readonly size: ChunkExtent;
	/** A note for the user if the map's own size cannot be used. */
	readonly note?: string;
}

/**
 * The chunk size of an infinite map: the requested one, else the map's own, else 16 × 16.
 *
 * @throws UsageError if the requested size would make the layers too large
 */
export function chunkSizeFor(map: TileMap, requested: ChunkExtent | undefined): ChosenChunkSize {
	const chosen = chunkSizeIfFits(map, requested);
	if (chosen === undefined)
		throw new UsageError(
			`--chunk-size ${requested?.width}x${requested?.height} is too large for this map: its tiles are so far apart that the chunks would have more than ${number(MOST_CELLS)} cells.`,
			'Use a smaller size: --chunk-size 16.',
		);
	if (!chosen.isReplaced) return { size: chosen.size };
	const { width, height } = map.editorsettings?.chunksize ?? chosen.size;
	return {
		size: chosen.size,
		note: `The map's own chunk size, ${width} × ${height}, cannot be used; the chunks are written as 16 × 16.`,
	};
}
