import { deflate } from '#codec/deflate';
import { zstd } from '#codec/zstd';
import { encodeBase64, encodeBase64Bytes } from '../codec/base64.ts';
import type { Compression } from '../codec/codec.ts';
import { gidsToBytes } from '../codec/gids.ts';
import type { Layout } from './json/layout.ts';
import { comma, markedLines } from './json/layout.ts';
import type { Sink } from './sink.ts';

/** How to write tile data. */
export interface TileEncoding {
	readonly encoding: 'csv' | 'base64';
	readonly compression: Compression;
	/** The compression level; -1 is the algorithm's own default. */
	readonly level: number;
}

/** Writes tile data: an array with one line for each row of tiles, or a base64 string. */
export function printTiles(sink: Sink, gids: Uint32Array, width: number, how: TileEncoding, layout: Layout, depth: number): void {
	if (how.encoding === 'base64') printBase64(sink, encodeBase64Bytes(packed(gids, how)));
	else if (gids.length === 0) sink.text('[]');
	else {
		const row = layout.indent === undefined || width === 0 ? gids.length : width;
		const line = markedLines(sink, layout);
		for (let start = 0; start < gids.length; start += row) {
			line(start === 0 ? '[' : ',', depth + 1);
			sink.numbers(gids, start, Math.min(start + row, gids.length), comma(layout));
		}
		line(']', depth);
	}
}

export function printBase64(sink: Sink, text: Uint8Array): void {
	sink.text('"');
	sink.ascii(text);
	sink.text('"');
}

/**
 * Writes tile data as comma-separated text, as in XML: a line for each row, and a comma after every cell but the last.
 *
 * @param width - cells in a row; 0 for all on one line
 */
export function printCsv(sink: Sink, gids: Uint32Array, width: number): void {
	const row = width === 0 ? gids.length : width;
	for (let start = 0; start < gids.length; start += row) {
		if (start > 0) sink.text(',\n');
		sink.numbers(gids, start, Math.min(start + row, gids.length), ',');
	}
}

/** The bytes of tile data, compressed (rule L1). */
export function packed(gids: Uint32Array, { compression, level }: TileEncoding): Uint8Array {
	const bytes = gidsToBytes(gids);
	switch (compression) {
		case '':
			return bytes;
		case 'zlib':
		case 'gzip':
			return deflate(bytes, compression, level);
		case 'zstd':
			return zstd(bytes, level);
	}
}

/** Tile data as base64 text. */
export const base64TileData = (gids: Uint32Array, how: TileEncoding): string => encodeBase64(packed(gids, how));
