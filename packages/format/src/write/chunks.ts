import type { Chunk, InfiniteTileLayer } from '../model/types.gen.ts';
import { chunkBounds } from '../model/grid.ts';

/** The size of chunks, in tiles. */
export interface ChunkExtent {
	readonly width: number;
	readonly height: number;
}

/**
 * Cuts an infinite layer anew, on a grid of the chunk size, and leaves empty chunks out, as the reference editor does when it
 * saves (rule L3).
 *
 * @returns a new layer; the one given is left as it is
 */
export function recut(layer: InfiniteTileLayer, { width, height }: ChunkExtent): InfiniteTileLayer {
	const cut = new Map<string, Chunk>();
	for (const chunk of layer.chunks) {
		for (let i = 0; i < chunk.data.length; i++) {
			const x = chunk.x + (i % chunk.width);
			const y = chunk.y + Math.floor(i / chunk.width);
			const left = Math.floor(x / width) * width;
			const top = Math.floor(y / height) * height;
			const key = `${left},${top}`;
			const gid = chunk.data[i] ?? 0;
			let target = cut.get(key);
			if (target === undefined) {
				if (gid === 0) continue;
				target = { x: left, y: top, width, height, data: new Uint32Array(width * height) };
				cut.set(key, target);
			}
			// Where chunks overlap, the later wins.
			target.data[(y - top) * width + (x - left)] = gid;
		}
	}
	const chunks = [...cut.values()].filter(({ data }) => data.some((gid) => gid !== 0)).sort((a, b) => a.y - b.y || a.x - b.x);
	const bounds = chunkBounds(chunks);
	return { ...layer, chunks, startx: bounds.x, starty: bounds.y, width: bounds.width, height: bounds.height };
}
