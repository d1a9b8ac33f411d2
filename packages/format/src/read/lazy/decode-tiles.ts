import type { Issue } from '../../issue/issue.ts';
import type { Report } from '../../issue/report.ts';
import { createReport } from '../../issue/report.ts';
import type { TileLayer } from '../../model/grid.ts';
import type { RawObject } from '../../model/json-value.ts';
import type { Chunk, FiniteTileLayer, Layer, TileMap } from '../../model/types.gen.ts';
import { checkGids } from '../check/gids.ts';
import { placed } from '../placed.ts';
import type { StructureContext } from '../structure/structure-context.ts';
import { tileDecoder } from '../tile-data.ts';
import type { LazyFile } from './file.ts';
import type { LazyBlock, LazyChunk, LazyLayer, LazyTileLayer, LazyTileMap } from './lazy-document.ts';
import { LazyTiles } from './lazy-tiles.ts';
import type { PackedTiles } from './packed-tiles.ts';
import { blockPath } from './packed-tiles.ts';

/** The result of {@link decodeTiles}: a decoded part of a map, or the reasons why there is none. */
export type DecodedTiles<T> =
	| {
			readonly decoded: T;
			/** All findings, none of them an error. */
			readonly issues: readonly Issue[];
	  }
	| {
			readonly decoded: undefined;
			/** All findings, at least one of them an error. */
			readonly issues: readonly Issue[];
	  };

/**
 * Decodes a chunk, a tile layer, or a whole map that was read with `lazy`. Nothing is remembered: to decode a chunk once, keep the result,
 * or put its `data` into the document.
 *
 * @param part - a chunk, a layer or a map. It is not changed
 * @returns the same with cells, sharing everything else; and the findings about them, as an eager `read` gives them, with pointer, line and
 * column in the file. There is no result if any finding is an error
 * @example
 * const { decoded, issues } = decodeTiles(chunk);
 * if (decoded !== undefined) draw(decoded.data);
 */
export function decodeTiles(part: LazyChunk): DecodedTiles<Chunk>;
export function decodeTiles(part: LazyTileMap): DecodedTiles<TileMap>;
export function decodeTiles(part: LazyTileLayer): DecodedTiles<TileLayer>;
export function decodeTiles(part: LazyLayer): DecodedTiles<Layer>;
export function decodeTiles(part: LazyChunk | LazyTileMap | LazyLayer): DecodedTiles<Chunk | TileMap | Layer> {
	const files = new Map<LazyFile, Decoding>();
	const decoded = 'tilesets' in part ? { ...part, layers: part.layers.map(layerOf) } : 'type' in part ? layerOf(part) : blockOf(part);
	// As in reading: GIDs are only checked if all tile data is sound.
	if ([...files.values()].every(({ report }) => !report.failed)) files.forEach(checkCells);
	const issues = [...files].flatMap(
		([
			{
				report: { origins },
				opened,
			},
			{ report },
		]) => {
			const { issues, insides, sources } = report;
			return placed({ issues, insides, sources, origins }, opened.store.bytes, opened);
		},
	);
	return issues.some(({ severity }) => severity === 'error') ? { decoded: undefined, issues } : { decoded, issues };

	function layerOf(layer: LazyLayer): Layer {
		if (layer.type === 'group') return { ...layer, layers: layer.layers.map(layerOf) };
		if (layer.type !== 'tilelayer') return layer;
		return 'chunks' in layer ? { ...layer, chunks: layer.chunks.map(blockOf) } : blockOf(layer);
	}

	function blockOf<T extends LazyBlock>(block: T): T & { data: Uint32Array } {
		const { data } = block;
		return { ...block, data: data instanceof LazyTiles ? cellsOf(data) : data };
	}

	function cellsOf(tiles: LazyTiles): Uint32Array {
		const packed = LazyTiles.packedIn(tiles);
		const { width, height, data, chunk } = packed;
		const { file, encoding, compression, path } = packed.layer;
		const decoding = files.get(file) ?? decodingOf(file);
		files.set(file, decoding);
		const alone: RawObject = { width, height, encoding, compression, data };
		decoding.decode(alone, blockPath(path, chunk), true);
		const cells = alone['data'] instanceof Uint32Array ? alone['data'] : new Uint32Array();
		decoding.blocks.push({ packed, cells });
		return cells;
	}
}

/** The state for decoding the data of one file. */
interface Decoding {
	readonly decode: StructureContext['decode'];
	readonly report: Report;
	/** The blocks that were decoded so far. */
	readonly blocks: { readonly packed: PackedTiles; readonly cells: Uint32Array }[];
}

function decodingOf({ opened, codecs }: LazyFile): Decoding {
	const report = createReport();
	return { decode: tileDecoder(opened.store, report, Number.POSITIVE_INFINITY, codecs), report, blocks: [] };
}

/** Reports GIDs that belong to no tileset: those of a map with a layer for each block. */
function checkCells({ report, blocks }: Decoding, { map }: LazyFile): void {
	if (map === undefined) return;
	const layers = blocks.map(({ packed: { width, height }, cells }): FiniteTileLayer => ({ ...ANY_LAYER, width, height, data: cells }));
	const there: Report = {
		...report,
		add(finding, [, index, , cell = 0], details) {
			const packed = blocks[Number(index)]?.packed;
			if (packed !== undefined) report.add(finding, [...blockPath(packed.layer.path, packed.chunk), 'data', cell], details);
		},
	};
	checkGids({ ...map, layers }, there);
}

const ANY_LAYER: Omit<FiniteTileLayer, 'width' | 'height' | 'data'> = {
	...{ type: 'tilelayer', id: 1, name: '', class: '', x: 0, y: 0, opacity: 1, visible: true, locked: false, offsetx: 0, offsety: 0 },
	...{ parallaxx: 1, parallaxy: 1, mode: 'normal', properties: [], encoding: 'csv', compression: '' },
};
