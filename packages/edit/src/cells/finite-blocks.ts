import type { FiniteTileLayer } from '@tilewright/format';
import { expectRoomFor } from '../expect.ts';
import type { Block, Blocks } from './block.ts';
import { copyOverlap } from './block.ts';

/** Blocks have 32 × 32 cells, so that a stroke copies little. */
const SHIFT = 5;
const SIZE = 1 << SHIFT;

/** The blocks of a finite layer: squares of its cells, copied when one is written, or the whole layer for large fills. */
export function finiteBlocks(layer: FiniteTileLayer): Blocks {
	const { width, height, data } = layer;
	const columns = (width + SIZE - 1) >> SHIFT;
	const blocks: (Block | undefined)[] = new Array(columns * ((height + SIZE - 1) >> SHIFT)).fill(undefined);
	const made: Block[] = [];
	let whole: Block | undefined;
	const cellAt = (x: number, y: number): number => (x >= 0 && y >= 0 && x < width && y < height ? (data[y * width + x] ?? 0) : 0);

	function make(key: number, left: number, top: number): Block {
		const [across, down] = [Math.min(SIZE, width - left), Math.min(SIZE, height - top)];
		const start = top * width + left;
		const after = new Uint32Array(across * down);
		// Rows are short: one cell after the other is quicker than a view of each row.
		for (let row = 0, i = 0; row < down; row++)
			for (let cell = start + row * width, end = cell + across; cell < end; cell++) after[i++] = data[cell] ?? 0;
		const size = { x: left, y: top, width: across, height: down, right: left + across, bottom: top + down };
		const block = { ...size, before: data, start, stride: width, after };
		blocks[key] = block;
		made.push(block);
		return block;
	}

	return {
		at(x, y, forWriting) {
			if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
			if (whole !== undefined) return whole;
			const key = (y >> SHIFT) * columns + (x >> SHIFT);
			return blocks[key] ?? (forWriting ? make(key, (x >> SHIFT) << SHIFT, (y >> SHIFT) << SHIFT) : undefined);
		},
		written: () => made,
		expect(cells) {
			if (made.length > 0 || cells * 4 < data.length || data.length <= SIZE * SIZE) return;
			whole = wholeOf(layer);
			made.push(whole);
		},
		around: (cells) => [...cells],
		read(area) {
			if (area.x === 0 && area.y === 0 && area.width === width && area.height === height) return data;
			expectRoomFor('The area', area);
			const copied = new Uint32Array(area.width * area.height);
			copyOverlap({ x: 0, y: 0, width, height }, data, area, copied);
			return copied;
		},
		cellAt,
	};
}

/** All cells of a finite layer as one block, for programs that may write most of them. */
export function wholeBlock(layer: FiniteTileLayer): Blocks & { readonly block: Block } {
	const block = wholeOf(layer);
	return {
		...finiteBlocks(layer),
		block,
		at: (x, y) => (x >= 0 && y >= 0 && x < layer.width && y < layer.height ? block : undefined),
		written: () => [block],
		expect: () => {},
	};
}

const wholeOf = ({ width, height, data }: FiniteTileLayer): Block => {
	const size = { x: 0, y: 0, width, height, right: width, bottom: height };
	return { ...size, before: data, start: 0, stride: width, after: data.slice() };
};
