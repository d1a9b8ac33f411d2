import { chunkIndex } from './chunk-index.ts';
import type { Chunk, FiniteTileLayer, InfiniteTileLayer } from './types.gen.ts';

/** A tile layer, finite or infinite. */
export type TileLayer = FiniteTileLayer | InfiniteTileLayer;

/** Whether a tile layer consists of chunks. */
export const isInfinite = (layer: TileLayer): layer is InfiniteTileLayer => 'chunks' in layer;

/** A rectangle of cells, in tiles. */
export interface CellBounds {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * The GID at a cell. To read many cells of an infinite layer, use a {@link cellReader}.
 *
 * @param x - column, in tiles; may be negative on infinite layers
 * @param y - row, in tiles; may be negative on infinite layers
 * @returns the GID with its flags; 0 if the cell is empty or outside the layer
 * @example cellAt(layer, 3, 4)
 */
export function cellAt(layer: TileLayer, x: number, y: number): number {
	if (!isInfinite(layer)) return finiteCell(layer, x, y);
	// Where chunks overlap, the later one wins (rule L3).
	for (let i = layer.chunks.length - 1; i >= 0; i--) {
		const chunk = layer.chunks[i];
		if (chunk !== undefined && inside(chunk, x, y)) return cellOf(chunk, x, y);
	}
	return 0;
}

type FiniteCells = Pick<FiniteTileLayer, 'data' | 'width' | 'height'>;

/** The fields of a tile layer that hold its cells. */
type Cells = FiniteCells | { readonly chunks: readonly Chunk[] };

/**
 * Returns a function that reads cells like {@link cellAt}, at the same speed for any number of chunks. It sees later changes of the
 * chunks' data, but not chunks that are added or removed later.
 *
 * @example const gidAt = cellReader(layer); gidAt(3, 4)
 */
export function cellReader(layer: Cells): (x: number, y: number) => number {
	if (!('chunks' in layer)) return (x, y) => finiteCell(layer, x, y);
	const { at } = chunkIndex(layer.chunks);
	return (x, y) => {
		const chunk = at(x, y);
		return chunk === undefined ? 0 : cellOf(chunk, x, y);
	};
}

const finiteCell = ({ data, width, height }: FiniteCells, x: number, y: number): number =>
	x >= 0 && y >= 0 && x < width && y < height ? (data[y * width + x] ?? 0) : 0;

const cellOf = (chunk: Chunk, x: number, y: number): number => chunk.data[(y - chunk.y) * chunk.width + (x - chunk.x)] ?? 0;

const inside = (bounds: CellBounds, x: number, y: number): boolean =>
	x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height;

/**
 * Calls `visit` for every cell that is not empty, row by row within the layer or within each chunk. Cells that a later chunk
 * covers are skipped.
 *
 * @example forEachTile(layer, (gid, x, y) => sprite(splitGid(gid), x * map.tilewidth, y * map.tileheight))
 */
export function forEachTile(layer: TileLayer, visit: (gid: number, x: number, y: number) => void): void {
	if (!isInfinite(layer)) {
		visitBlock({ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data }, visit);
		return;
	}
	const { at, overlapping } = chunkIndex(layer.chunks);
	for (const chunk of layer.chunks) visitBlock(chunk, overlapping ? (gid, x, y) => void (at(x, y) === chunk && visit(gid, x, y)) : visit);
}

function visitBlock(block: Chunk, visit: (gid: number, x: number, y: number) => void): void {
	const { data, width } = block;
	for (let i = 0; i < data.length; i++) {
		const gid = data[i] ?? 0;
		if (gid !== 0) visit(gid, block.x + (i % width), block.y + Math.floor(i / width));
	}
}

/**
 * The smallest rectangle around all chunks, in tiles.
 *
 * @returns an empty rectangle at 0, 0 if there are no chunks
 */
export function chunkBounds(chunks: readonly CellBounds[]): CellBounds {
	if (chunks.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const chunk of chunks) {
		left = Math.min(left, chunk.x);
		top = Math.min(top, chunk.y);
		right = Math.max(right, chunk.x + chunk.width);
		bottom = Math.max(bottom, chunk.y + chunk.height);
	}
	return { x: left, y: top, width: right - left, height: bottom - top };
}
