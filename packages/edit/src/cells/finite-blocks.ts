import type { FiniteTileLayer } from '@tilewright/format';
import type { Block, Blocks } from './block.ts';
import { copyOverlap } from './block.ts';

/** Blocks have 32 × 32 cells: a stroke copies little, a fill makes few. */
const SHIFT = 5;
const SIZE = 1 << SHIFT;

/** The blocks of a finite layer: squares of its cells, copied when one is written. */
export function finiteBlocks({ width, height, data }: FiniteTileLayer): Blocks {
	const columns = (width + SIZE - 1) >> SHIFT;
	const blocks = new Map<number, Block>();
	const read = (x: number, y: number): number => (x >= 0 && y >= 0 && x < width && y < height ? (data[y * width + x] ?? 0) : 0);

	function made(key: number, left: number, top: number): Block {
		const [across, down] = [Math.min(SIZE, width - left), Math.min(SIZE, height - top)];
		const before = new Uint32Array(across * down);
		for (let row = 0; row < down; row++) {
			const start = (top + row) * width + left;
			before.set(data.subarray(start, start + across), row * across);
		}
		const block = { x: left, y: top, width: across, height: down, right: left + across, bottom: top + down, before, after: before.slice() };
		blocks.set(key, block);
		return block;
	}

	return {
		at(x, y, forWriting) {
			if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
			const key = (y >> SHIFT) * columns + (x >> SHIFT);
			return blocks.get(key) ?? (forWriting ? made(key, (x >> SHIFT) << SHIFT, (y >> SHIFT) << SHIFT) : undefined);
		},
		written: () => blocks.values(),
		around: (cells) => [...cells],
		copy(area) {
			const copied = new Uint32Array(area.width * area.height);
			copyOverlap({ x: 0, y: 0, width, height }, data, area, copied);
			return copied;
		},
		read,
	};
}

/** All cells of a finite layer as one block, for programs that may write most of them. */
export function wholeBlock(layer: FiniteTileLayer): Blocks & { readonly block: Block } {
	const { width, height, data } = layer;
	const block = { x: 0, y: 0, width, height, right: width, bottom: height, before: data, after: data.slice() };
	return {
		...finiteBlocks(layer),
		block,
		at: (x, y) => (x >= 0 && y >= 0 && x < width && y < height ? block : undefined),
		written: () => [block],
	};
}
