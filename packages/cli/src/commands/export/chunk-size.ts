import type { ChunkExtent, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, MOST_CELLS } from '@tilewright/format/internal';
import { UsageError } from '../../host/exit.ts';
import { number } from '../../host/text.ts';
import { MOST_CHUNK } from './flags.ts';

/** What the reference editor takes where nobody says otherwise (rule N7). */
const PRESET: ChunkExtent = { width: 16, height: 16 };

/** How an infinite map is cut. */
export interface Cut {
	readonly size: ChunkExtent;
	/** What the person should know: that the map's own size cannot be used. */
	readonly note?: string;
}

/**
 * The size of the chunks of an infinite map: the one that was asked for, else the map's own, else 16 × 16 (rule L3).
 *
 * @throws UsageError when the size that was asked for makes too much of too little
 */
export function chunkSizeFor(map: TileMap, asked: ChunkExtent | undefined): Cut {
	if (asked !== undefined) {
		if (fits(map, asked)) return { size: asked };
		throw new UsageError(
			`--chunk-size ${asked.width}x${asked.height} is too large for this map: its tiles lie so far apart that the chunks would have more than ${number(MOST_CELLS)} cells.`,
			'Take a smaller size: --chunk-size 16.',
		);
	}
	const own = map.editorsettings?.chunksize;
	if (own === undefined) return { size: PRESET };
	const { width, height } = own;
	const isUsable = [width, height].every((length) => Number.isInteger(length) && length >= 4 && length <= MOST_CHUNK);
	if (isUsable && fits(map, own)) return { size: { width, height } };
	return { size: PRESET, note: `The map's own chunk size, ${width} × ${height}, cannot be used; its chunks are written as 16 × 16.` };
}

function fits(map: TileMap, size: ChunkExtent): boolean {
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type === 'tilelayer' && isInfinite(layer) && chunksIn(layer.chunks, size) * size.width * size.height > MOST_CELLS)
			return false;
	}
	return true;
}

/** How many chunks of another size the chunks of a layer touch; counting stops at what is too many. */
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
