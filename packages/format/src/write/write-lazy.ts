import { decodeBase64, encodeBase64Bytes } from '../codec/base64.ts';
import { FormatError } from '../issue/format-error.ts';
import { decodeTiles } from '../read/lazy/decode-tiles.ts';
import type { LazyBlock, LazyLayer, LazyTileMap } from '../read/lazy/lazy-document.ts';
import { LazyTiles } from '../read/lazy/lazy-tiles.ts';
import { textOf } from '../read/lazy/packed-tiles.ts';
import { isBefore } from '../spec/form.ts';
import { checkOptions } from './check-options.ts';
import type { WriteOptions } from './options.ts';
import type { TileEncoding } from './tile-data.ts';
import { tileEncoding, writeWith } from './write.ts';

/**
 * Writes a map that was read with `lazy`, as `write` writes one that is decoded. Tile data in base64 that was not touched goes out as it
 * came: it is neither decompressed nor checked. It is decoded if an option asks for other chunks, or for a compression or its level; and so
 * is everything else.
 *
 * @throws FormatError where `write` throws one, and if tile data that must be decoded is broken
 * @throws RangeError where `write` throws one
 * @example await writeFile('world.tmj', writeLazy(map));
 */
export function writeLazy(map: LazyTileMap, options: WriteOptions = {}): Uint8Array {
	checkOptions('map', options);
	const { chunkSize, compression, compressionLevel, version } = options;
	const stored = new Map<unknown, Uint8Array>();
	// Older versions have neither chunks nor zstd.
	const needsCells = chunkSize || compression || compressionLevel !== undefined || (version !== undefined && isBefore(version, '1.3'));
	const { decoded, issues } = decodeTiles(needsCells ? map : { ...map, layers: map.layers.map(layerOf) });
	if (decoded === undefined) throw new FormatError(issues);
	return writeWith(decoded, options, stored);

	function layerOf(layer: LazyLayer): LazyLayer {
		if (layer.type === 'group') return { ...layer, layers: layer.layers.map(layerOf) };
		if (layer.type !== 'tilelayer') return layer;
		const how = tileEncoding({ ...layer }, map, options);
		return 'chunks' in layer ? { ...layer, chunks: layer.chunks.map((chunk) => blockOf(chunk, how)) } : blockOf(layer, how);
	}

	/** Replaces tile data that is written as it is with an array without cells. */
	function blockOf<T extends LazyBlock & { readonly width: number; readonly height: number }>(block: T, how: TileEncoding): T {
		const { data, width, height } = block;
		const text = data instanceof LazyTiles && data.cells === width * height ? textAs(data, how) : undefined;
		if (text === undefined) return block;
		const standIn = new Uint32Array();
		stored.set(standIn, text);
		return { ...block, data: standIn };
	}
}

/** The text of tile data in base64, if it has this form: on one line, with padding. */
function textAs(tiles: LazyTiles, { encoding, compression }: TileEncoding): Uint8Array | undefined {
	const { data, layer } = LazyTiles.packedIn(tiles);
	if (layer.encoding !== encoding || encoding === 'csv' || layer.compression !== compression) return undefined;
	const { bytes, start, end } = textOf(data, layer.file.opened.store);
	const plain = decodeBase64(bytes, start, end);
	const isWhole = plain.ok && (compression !== '' || plain.bytes.length === 4 * tiles.cells);
	return isWhole ? encodeBase64Bytes(plain.bytes) : undefined;
}
