import type { CellBounds, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { overlap } from '@tilewright/geometry';

/** Copies the cells of a layer that a window holds. */
export function copyCells(layer: TileLayer, window: CellBounds, cells: Int32Array): void {
	// Where chunks overlap, the later one wins (rule L3).
	for (const block of isInfinite(layer) ? layer.chunks : [{ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data }]) {
		const shared = overlap(block, window);
		if (shared === undefined) continue;
		for (let y = shared.y; y < shared.y + shared.height; y++) {
			const from = (y - block.y) * block.width + shared.x - block.x;
			cells.set(block.data.subarray(from, from + shared.width), (y - window.y) * window.width + shared.x - window.x);
		}
	}
}
