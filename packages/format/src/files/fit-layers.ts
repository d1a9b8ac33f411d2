import type { TileLayer } from '../model/grid.ts';
import { forEachTile, isInfinite } from '../model/grid.ts';
import { mapLayers } from '../model/layers.ts';
import { MOST_CELLS } from '../model/limits.ts';
import type { Chunk, FiniteTileLayer, InfiniteTileLayer, Layer, TileMap } from '../model/types.gen.ts';

/**
 * The layers of a map with tile layers in the form that fits it, as Tiled exports them (rule L3): chunks in an infinite map, none in a
 * finite one. A layer of a finite map keeps its chunks if it has tiles outside of its size, which would be lost.
 */
export function fitLayers({ layers, infinite }: TileMap): Layer[] {
	let left = MOST_CELLS;
	return mapLayers(layers, (layer) => {
		if (layer.type !== 'tilelayer' || isInfinite(layer) === infinite) return layer;
		if (!isInfinite(layer)) return inOneChunk(layer);
		const cells = layer.width * layer.height;
		if (cells > left) return layer;
		left -= cells;
		return laidOut(layer);
	});
}

/** The cells of a finite layer as a chunk. In an infinite map, fields that other layers have may say where it starts. */
export function chunkOf(layer: FiniteTileLayer): Chunk {
	const { width, height, data } = layer;
	return { x: startOf(layer, 'startx'), y: startOf(layer, 'starty'), width, height, data };
}

function startOf(layer: FiniteTileLayer, field: string): number {
	const start: unknown = Reflect.get(layer, field);
	return typeof start === 'number' && Number.isInteger(start) ? start : 0;
}

function inOneChunk(layer: FiniteTileLayer): InfiniteTileLayer {
	const { data: _, ...rest } = layer;
	const chunk = chunkOf(layer);
	return { ...rest, startx: chunk.x, starty: chunk.y, chunks: [chunk] };
}

function laidOut(layer: InfiniteTileLayer): TileLayer {
	const { chunks: _, startx: __, starty: ___, ...rest } = layer;
	const { width, height } = layer;
	const data = new Uint32Array(width * height);
	let isWhole = true;
	forEachTile(layer, (gid, x, y) => {
		if (x >= 0 && y >= 0 && x < width && y < height) data[y * width + x] = gid;
		else isWhole = false;
	});
	return isWhole ? { ...rest, data } : layer;
}
