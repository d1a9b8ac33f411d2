/**
 * The types of documents whose tile data is not decoded. They are types of their own, so that nothing that needs cells accepts such a
 * document: `decodeTiles` makes the usual types of them.
 */

import type { Documents } from '../../model/document.ts';
import type { Chunk, FiniteTileLayer, GroupLayer, ImageLayer, InfiniteTileLayer, ObjectLayer, TileMap } from '../../model/types.gen.ts';
import type { LazyTiles } from './lazy-tiles.ts';

/** The cells of a block, or the data as it came. */
export interface LazyBlock {
	/** The data as it came; cells if it was an array of numbers, or since it was replaced. */
	data: LazyTiles | Uint32Array;
}

/** A chunk whose tile data is not decoded. */
export interface LazyChunk extends Omit<Chunk, 'data'>, LazyBlock {}

/** A tile layer of fixed size whose tile data is not decoded. */
export interface LazyFiniteTileLayer extends Omit<FiniteTileLayer, 'data'>, LazyBlock {}

/** A tile layer of an infinite map whose tile data is not decoded. */
export interface LazyInfiniteTileLayer extends Omit<InfiniteTileLayer, 'chunks'> {
	chunks: LazyChunk[];
}

/** A group that may contain layers whose tile data is not decoded. */
export interface LazyGroupLayer extends Omit<GroupLayer, 'layers'> {
	layers: LazyLayer[];
}

/** A tile layer whose tile data is not decoded. */
export type LazyTileLayer = LazyFiniteTileLayer | LazyInfiniteTileLayer;

/** A layer of a map whose tile data is not decoded. */
export type LazyLayer = LazyTileLayer | ObjectLayer | ImageLayer | LazyGroupLayer;

/** A map whose tile data is not decoded. */
export type LazyTileMap = WithLazyLayers<TileMap>;

/** Of each orientation. */
type WithLazyLayers<M> = M extends TileMap ? Omit<M, 'layers'> & { layers: LazyLayer[] } : never;

/** The types of documents that are read lazily, by kind. Only maps have tile layers. */
export interface LazyDocuments extends Omit<Documents, 'map'> {
	map: LazyTileMap;
}
