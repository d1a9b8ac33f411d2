import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../../src/codec/base64.ts';
import { gzipBomb, zlibBomb, zstdBomb } from '../support/bombs.ts';
import { mapWithLayers, tileLayer } from '../support/map-text.ts';
import { found, quickly } from '../support/quickly.ts';

const GIGABYTE = 2 ** 30;

describe('tile data that decompress to 1 GB [L4]', () => {
	const bombs = {
		zlib: zlibBomb(GIGABYTE),
		gzip: gzipBomb(GIGABYTE),
		zstd: zstdBomb(GIGABYTE),
	};

	it.each(Object.entries(bombs))('%s: refused because of the length', (compression, bytes) => {
		const data = `"encoding":"base64","compression":"${compression}","data":"${encodeBase64(bytes)}"`;
		const { doc, issues } = quickly(mapWithLayers(tileLayer(data, 100, 100)));
		expect(doc).toBeUndefined();
		expect(found(issues)).toEqual(['data-length /layers/0/data']);
		expect(issues[0]?.message).toBe('The tile data must have 10000 cells = 40000 bytes, found more than 40000 bytes.');
		expect(issues[0]).toMatchObject({ line: 1 });
	});

	it('zstd: whatever size the frame declares', () => {
		for (const declared of [GIGABYTE, 40_000, 4]) {
			const data = `"encoding":"base64","compression":"zstd","data":"${encodeBase64(zstdBomb(GIGABYTE, declared))}"`;
			const { issues } = quickly(mapWithLayers(tileLayer(data, 100, 100)));
			expect(issues.map(({ code, pointer }) => [['data-length', 'bad-compression'].includes(code), pointer])).toEqual([
				[true, '/layers/0/data'],
			]);
		}
	});

	it('in a thousand chunks of one layer', () => {
		const data = encodeBase64(zstdBomb(2 ** 24));
		const chunks = Array.from({ length: 1000 }, (_, i) => `{"x":${i * 16},"y":0,"width":16,"height":16,"data":"${data}"}`);
		const { issues } = quickly(mapWithLayers(tileLayer(`"encoding":"base64","compression":"zstd","chunks":[${chunks}]`)));
		expect(issues).toHaveLength(1000);
		expect(issues[999]).toMatchObject({ code: 'data-length', pointer: '/layers/0/chunks/999/data' });
	});
});
