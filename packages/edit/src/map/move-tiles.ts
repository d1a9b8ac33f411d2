import type { InfiniteTileLayer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { cellWriter } from '../cells/cell-writer.ts';
import type { Change } from '../change/change.ts';
import { gridOf } from '../change/chunk-at.ts';

/** Moves all tiles of an infinite layer, which has no border: none is lost. */
export function moveTiles(map: TileMap, layer: InfiniteTileLayer, by: Vector): Change[] {
	const { chunks } = layer;
	const cells = cellWriter(map, layer);
	// Chunks off the grid may overlap: then the last of them has a cell (rule L3).
	const seen = gridOf(chunks) === undefined ? chunks.map((chunk) => cells.copy(chunk)) : chunks.map(({ data }) => data);
	for (const chunk of chunks) cells.setArea(chunk, new Uint32Array(chunk.width * chunk.height));
	for (const [i, { x, y, width, height }] of chunks.entries()) {
		const gids = seen[i] ?? new Uint32Array();
		for (let row = 0; row < height; row++) cells.setRun(x + by.x, y + row + by.y, gids, row * width, width);
	}
	return cells.changes();
}
