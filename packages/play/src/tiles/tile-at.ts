import { cellReader } from '@tilewright/format';
import type { TileLayer } from '../model/game-map.ts';
import type { Tile, TileTable } from '../model/tiles-and-objects.ts';
import { tileOf } from './tile-of.ts';

/** Finding the chunk of a cell needs an index, which is made when a layer is asked first. */
const readers = new WeakMap<readonly unknown[], (x: number, y: number) => number>();

/**
 * The GID at a cell, with its flags; 0 if the cell is empty or outside the layer.
 *
 * @param x - column, a whole number
 * @param y - row, a whole number
 */
export function gidAt({ data, chunks, width, height }: TileLayer, x: number, y: number): number {
	if (data !== undefined) return x >= 0 && y >= 0 && x < width && y < height ? (data[y * width + x] ?? 0) : 0;
	return chunks === undefined ? 0 : readerOf(chunks)(x, y);
}

/**
 * The tile at a cell: its class and properties, its picture, how it is flipped.
 *
 * @param x - column, a whole number
 * @param y - row, a whole number
 * @returns `undefined` if the cell is empty or outside the layer
 * @example tileAt(ground, 3, 4)?.props['solid']
 */
export function tileAt(layer: TileLayer, x: number, y: number): Tile | undefined {
	const { data, width, tiles } = layer;
	if (data === undefined || x < 0 || x >= width) return ofGid(tiles, gidAt(layer, x, y));
	// As a signed number, a GID is a fast index; those with flags are negative or large.
	const gid = (data[y * width + x] ?? 0) | 0;
	const tile = gid > 0 ? tiles.plain[gid] : undefined;
	// Engines leave out the comparisons of `??` only if this one is the same as the caller's.
	if (tile !== undefined) return tile;
	return ofGid(tiles, gid);
}

const ofGid = (tiles: TileTable, gid: number): Tile | undefined => (gid === 0 ? undefined : tileOf(tiles, gid));

function readerOf(chunks: NonNullable<TileLayer['chunks']>): (x: number, y: number) => number {
	let reader = readers.get(chunks);
	if (reader === undefined) {
		reader = cellReader({ chunks });
		readers.set(chunks, reader);
	}
	return reader;
}
