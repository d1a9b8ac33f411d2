/** A separate entry point: only pages that decode parts of large maps need it. */

export type { DecodedTiles } from './read/lazy/decode-tiles.ts';
export { decodeTiles } from './read/lazy/decode-tiles.ts';
export type {
	LazyChunk,
	LazyDocuments,
	LazyFiniteTileLayer,
	LazyGroupLayer,
	LazyInfiniteTileLayer,
	LazyLayer,
	LazyTileLayer,
	LazyTileMap,
} from './read/lazy/lazy-document.ts';
export type { Lazy } from './read/lazy/lazy-option.ts';
export { lazy } from './read/lazy/lazy-option.ts';
export type { LazyTiles } from './read/lazy/lazy-tiles.ts';
export { writeLazy } from './write/write-lazy.ts';
