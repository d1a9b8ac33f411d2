import type { CellBounds } from '../model/grid.ts';
import { chunkBounds } from '../model/grid.ts';
import { MOST_CELLS } from '../model/limits.ts';
import type { Chunk, InfiniteTileLayer } from '../model/types.gen.ts';

/** The size of chunks, in tiles. */
export interface ChunkExtent {
	readonly width: number;
	readonly height: number;
}

/**
 * Divides an infinite layer into chunks of another size, without empty ones, as Tiled does when it saves (rule L3).
 *
 * @param startsAtChunks - whether the layer starts where its chunks do, as in XML, and not where Tiled's blocks do
 * @returns a new layer; the one given is not changed
 * @throws RangeError if the chunks would have more than 67,108,864 cells
 */
export function recut(layer: InfiniteTileLayer, size: ChunkExtent, startsAtChunks = false): InfiniteTileLayer {
	const { width, height } = size;
	const cut = new Map<string, Chunk>();
	for (const chunk of layer.chunks) {
		let target: Chunk | undefined;
		for (let i = 0; i < chunk.data.length; i++) {
			const x = chunk.x + (i % chunk.width);
			const y = chunk.y + Math.floor(i / chunk.width);
			const left = Math.floor(x / width) * width;
			const top = Math.floor(y / height) * height;
			if (target === undefined || target.x !== left || target.y !== top) target = cut.get(`${left},${top}`);
			const gid = chunk.data[i] ?? 0;
			if (target === undefined && gid !== 0) {
				target = { x: left, y: top, width, height, data: new Uint32Array(width * height) };
				cut.set(`${left},${top}`, target);
				if (cut.size * width * height > MOST_CELLS) throw new RangeError(tooLarge(size, layer));
			}
			// Where chunks overlap, the later one wins.
			if (target !== undefined) target.data[(y - top) * width + (x - left)] = gid;
		}
	}
	const chunks = [...cut.values()].filter(({ data }) => data.some((gid) => gid !== 0)).sort((a, b) => a.y - b.y || a.x - b.x);
	const { width: columns, height: rows, ...blocks } = blockBounds(chunks);
	const { x, y } = startsAtChunks ? chunkBounds(chunks) : blocks;
	return { ...layer, chunks, startx: x, starty: y, width: columns, height: rows };
}

const tooLarge = ({ width, height }: ChunkExtent, layer: InfiniteTileLayer): string =>
	`Chunks of ${width} × ${height} are too large for layer "${layer.name}", whose tiles lie far apart: they would have more than ${MOST_CELLS} cells.`;

/** Tiled keeps cells in blocks of this size, whatever the chunk size. The box that it writes consists of such blocks. */
const BLOCK = 16;

/** The box around all tiles, widened to whole blocks. */
function blockBounds(chunks: readonly Chunk[]): CellBounds {
	const cells: CellBounds[] = [];
	for (const { x, y, width, data } of chunks) {
		let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
		for (let i = 0; i < data.length; i++) {
			if (data[i] === 0) continue;
			const [column, row] = [i % width, Math.floor(i / width)];
			left = Math.min(left, column);
			top = Math.min(top, row);
			right = Math.max(right, column + 1);
			bottom = Math.max(bottom, row + 1);
		}
		if (right > left) cells.push({ x: x + left, y: y + top, width: right - left, height: bottom - top });
	}
	const box = chunkBounds(cells);
	const down = (at: number): number => Math.floor(at / BLOCK) * BLOCK;
	const up = (at: number): number => Math.ceil(at / BLOCK) * BLOCK;
	return { x: down(box.x), y: down(box.y), width: up(box.x + box.width) - down(box.x), height: up(box.y + box.height) - down(box.y) };
}
