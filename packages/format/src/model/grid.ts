import type { Chunk, FiniteTileLayer, InfiniteTileLayer } from './types.gen.ts';

/** A tile layer, finite or infinite. */
export type TileLayer = FiniteTileLayer | InfiniteTileLayer;

/** Whether a tile layer is in chunks. */
export const isInfinite = (layer: TileLayer): layer is InfiniteTileLayer => 'chunks' in layer;

/** A rectangle of cells, in tiles. */
export interface CellBounds {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * The GID at a cell.
 *
 * @param x - column, in tiles; may be negative on infinite layers
 * @param y - row, in tiles; may be negative on infinite layers
 * @returns the GID with its flags; 0 where the cell is empty or lies outside
 * @example cellAt(layer, 3, 4)
 */
export function cellAt(layer: TileLayer, x: number, y: number): number {
	if (!isInfinite(layer))
		return inside({ x: 0, y: 0, width: layer.width, height: layer.height }, x, y) ? (layer.data[y * layer.width + x] ?? 0) : 0;
	// Where chunks overlap, the later wins (rule L3).
	for (let i = layer.chunks.length - 1; i >= 0; i--) {
		const chunk = layer.chunks[i];
		if (chunk !== undefined && inside(chunk, x, y)) return chunk.data[(y - chunk.y) * chunk.width + (x - chunk.x)] ?? 0;
	}
	return 0;
}

const inside = (bounds: CellBounds, x: number, y: number): boolean =>
	x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height;

/**
 * Calls `visit` for every cell that is not empty, row by row within the layer or within each chunk. Cells of a chunk that a
 * later chunk covers are left out (rule L3).
 *
 * @example forEachTile(layer, (gid, x, y) => sprite(splitGid(gid), x * map.tilewidth, y * map.tileheight))
 */
export function forEachTile(layer: TileLayer, visit: (gid: number, x: number, y: number) => void): void {
	if (!isInfinite(layer)) {
		visitBlock({ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data }, visit);
		return;
	}
	layer.chunks.forEach((chunk, i) => {
		const covering = layer.chunks.slice(i + 1).filter((later) => overlap(chunk, later));
		visitBlock(chunk, covering.length === 0 ? visit : (gid, x, y) => covering.some((later) => inside(later, x, y)) || visit(gid, x, y));
	});
}

function visitBlock(block: Chunk, visit: (gid: number, x: number, y: number) => void): void {
	const { data, width } = block;
	for (let i = 0; i < data.length; i++) {
		const gid = data[i] ?? 0;
		if (gid !== 0) visit(gid, block.x + (i % width), block.y + Math.floor(i / width));
	}
}

const overlap = (a: CellBounds, b: CellBounds): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The smallest rectangle that holds all chunks, in tiles.
 *
 * @returns a rectangle of no size at 0, 0 where there are none
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
