import { resourceUsage } from 'node:process';
import { read } from '@tilewright/format';
import { expect, it } from 'vitest';
import { encodeBase64 } from '../../src/codec/base64.ts';
import { gzipBomb, zlibBomb, zstdBomb } from '../support/bombs.ts';
import { mapWithLayers, tileLayer } from '../support/map-text.ts';

/** The peak memory of this process so far, in MiB. Vitest runs each file in its own process. */
const peak = (): number => resourceUsage().maxRSS / 1024;

/** How much reading raises the peak memory, in MiB. */
function moreFor(text: string): number {
	const bytes = new TextEncoder().encode(text);
	const before = peak();
	read(bytes);
	return peak() - before;
}

const layerOf = (compression: string, bytes: Uint8Array, width: number): string =>
	mapWithLayers(tileLayer(`"encoding":"base64","compression":"${compression}","data":"${encodeBase64(bytes)}"`, width, width));

it('1 GB compressed to 1 MB takes almost no memory [L4]', () => {
	// The first read allocates code, tables and buffers.
	moreFor(layerOf('zlib', zlibBomb(2 ** 30), 4));
	for (const width of [4, 100, 1000]) {
		expect(moreFor(layerOf('zlib', zlibBomb(2 ** 30), width))).toBeLessThan(64);
		expect(moreFor(layerOf('gzip', gzipBomb(2 ** 30), width))).toBeLessThan(64);
		expect(moreFor(layerOf('zstd', zstdBomb(2 ** 30), width))).toBeLessThan(64);
		expect(moreFor(layerOf('zstd', zstdBomb(2 ** 30, 2 ** 30), width))).toBeLessThan(64);
	}
});

it('declared sizes take no memory: 8000 × 8000 cells in a few bytes', () => {
	for (const compression of ['zlib', 'gzip', 'zstd']) {
		const bytes = { zlib: zlibBomb(300), gzip: gzipBomb(300), zstd: zstdBomb(2 ** 17) }[compression] ?? new Uint8Array();
		expect(moreFor(layerOf(compression, bytes, 8000))).toBeLessThan(64);
	}
	expect(moreFor(mapWithLayers(tileLayer('"data":[1,2,3]', 8000, 8000)))).toBeLessThan(64);
	expect(moreFor(mapWithLayers(tileLayer('"encoding":"csv","data":"1,2,3"', 8000, 8000)))).toBeLessThan(64);
});
