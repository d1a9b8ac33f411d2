import type { CellBounds, TileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';

/** Cells of a layer with the rectangle that they cover. */
export interface CellBlock extends CellBounds {
	readonly data: Uint32Array;
}

/** The cells of a layer: its chunks, or all as one block. Where chunks overlap, the last of them has a cell (rule L3). */
export const blocksOf = (layer: TileLayer): readonly CellBlock[] =>
	isInfinite(layer) ? layer.chunks : [{ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data }];
