import type { CellBounds, Chunk, InfiniteTileLayer } from '@tilewright/format';
import { around } from '@tilewright/geometry';

/** Tiled keeps infinite layers in chunks of this edge, whatever the file's chunk size is. */
const BLOCK = 16;

/** The cells of an infinite layer that hold a tile. */
export interface UsedCells {
	/** The smallest rectangle around the cells of each chunk; `undefined` for an empty chunk. */
	readonly byChunk: ReadonlyMap<Chunk, CellBounds | undefined>;
	/** The smallest rectangle around all of them, widened to blocks of 16 × 16; `undefined` for an empty layer. */
	readonly blocks: CellBounds | undefined;
}

/**
 * Finds the cells of an infinite layer that hold a tile.
 *
 * @param before - the result for an earlier state of the layer: chunks that are still there are not scanned again
 */
export function usedCells({ chunks }: InfiniteTileLayer, before?: UsedCells): UsedCells {
	const byChunk = new Map(chunks.map((chunk) => [chunk, before?.byChunk.has(chunk) ? before.byChunk.get(chunk) : usedOf(chunk)] as const));
	const used = around([...byChunk.values()].flatMap((cells) => cells ?? []));
	return { byChunk, blocks: used && toBlocks(used) };
}

function usedOf(chunk: Chunk): CellBounds | undefined {
	const { data, width } = chunk;
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (let i = 0; i < data.length; i++) {
		if (data[i] === 0) continue;
		const x = chunk.x + (i % width);
		const y = chunk.y + Math.floor(i / width);
		if (x < left) left = x;
		if (x > right) right = x;
		if (y < top) top = y;
		if (y > bottom) bottom = y;
	}
	return left === Infinity ? undefined : { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

function toBlocks({ x, y, width, height }: CellBounds): CellBounds {
	const [left, top] = [Math.floor(x / BLOCK) * BLOCK, Math.floor(y / BLOCK) * BLOCK];
	return {
		x: left,
		y: top,
		width: Math.ceil((x + width) / BLOCK) * BLOCK - left,
		height: Math.ceil((y + height) / BLOCK) * BLOCK - top,
	};
}
