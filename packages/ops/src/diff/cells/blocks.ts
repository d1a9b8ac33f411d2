import type { TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';

/** Width and height of a block, in tiles. */
export const BLOCK = 16;

/** The cells of a layer in squares of one grid, however it is split into chunks: by row of blocks, then by column. */
export type Blocks = ReadonlyMap<number, ReadonlyMap<number, Uint32Array>>;

/** The blocks of a layer; empty blocks may be missing. Where chunks overlap, the later one wins (rule L3). */
export function blocksOf(layer: TileLayer): Blocks {
	const blocks = new Map<number, Map<number, Uint32Array>>();
	if (isInfinite(layer)) for (const { x, y, width, data } of layer.chunks) paint(blocks, x, y, width, data);
	else paint(blocks, 0, 0, layer.width, layer.data);
	return blocks;
}

function paint(blocks: Map<number, Map<number, Uint32Array>>, left: number, top: number, width: number, data: Uint32Array): void {
	for (let row = 0; row * width < data.length && width > 0; row++) {
		const y = top + row;
		const rowOfBlocks = blocks.get(Math.floor(y / BLOCK)) ?? new Map<number, Uint32Array>();
		const rowInBlock = (y - Math.floor(y / BLOCK) * BLOCK) * BLOCK;
		let block: Uint32Array | undefined;
		let [first, end] = [0, -Infinity];
		for (let column = 0; column < width && row * width + column < data.length; column++) {
			const x = left + column;
			if (x >= end) {
				first = Math.floor(x / BLOCK) * BLOCK;
				end = first + BLOCK;
				block = rowOfBlocks.get(first / BLOCK);
			}
			const gid = data[row * width + column] ?? 0;
			if (block === undefined) {
				if (gid === 0) continue;
				block = new Uint32Array(BLOCK * BLOCK);
				rowOfBlocks.set(first / BLOCK, block);
			}
			block[rowInBlock + x - first] = gid;
		}
		if (rowOfBlocks.size > 0) blocks.set(Math.floor(y / BLOCK), rowOfBlocks);
	}
}
