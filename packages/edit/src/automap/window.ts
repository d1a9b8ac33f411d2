import type { CellBounds, TileLayer } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';
import { blocksOf } from '../cells/blocks-of.ts';

/** Copies the cells of a layer that a window holds. */
export function copyCells(layer: TileLayer, window: CellBounds, cells: Int32Array): void {
	// Where chunks overlap, the later one wins (rule L3).
	for (const block of blocksOf(layer)) {
		const shared = overlap(block, window);
		if (shared === undefined) continue;
		for (let y = shared.y; y < shared.y + shared.height; y++) {
			const from = (y - block.y) * block.width + shared.x - block.x;
			cells.set(block.data.subarray(from, from + shared.width), (y - window.y) * window.width + shared.x - window.x);
		}
	}
}
