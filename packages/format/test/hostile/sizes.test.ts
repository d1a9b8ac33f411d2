import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../../src/codec/base64.ts';
import { zlibBomb } from '../support/bombs.ts';
import { mapWithLayers, tileLayer } from '../support/map-text.ts';
import { found, quickly } from '../support/quickly.ts';

describe('sizes that do not fit in memory', () => {
	it('100,000 × 100,000 cells, declared by three numbers', () => {
		const { issues } = quickly(mapWithLayers(tileLayer('"data":[1,2,3]', 100_000, 100_000)));
		expect(found(issues)).toEqual(['too-large /layers/0']);
		expect(issues[0]?.message).toContain('100000 × 100000');
	});

	it('many layers that are only too large together', () => {
		const layer = tileLayer(`"encoding":"base64","compression":"zlib","data":"${encodeBase64(zlibBomb(1000))}"`, 4096, 4096);
		const { issues } = quickly(mapWithLayers(Array.from({ length: 6 }, () => layer).join(',')));
		expect(found(issues)).toEqual([
			...[0, 1, 2, 3].map((i) => `bad-compression /layers/${i}/data`),
			'too-large /layers/4',
			'too-large /layers/5',
		]);
	});

	it.each([
		['1e308', 'too-large /layers/0', 'beyond-32-bits /layers/0/width'],
		['1e999', 'wrong-type /layers/0/width'],
		['-1', 'bad-size /layers/0/width'],
		['-1e308', 'bad-size /layers/0/width'],
		['0.5', 'bad-size /layers/0/width'],
		['"NaN"', 'wrong-type /layers/0/width'],
		['"Infinity"', 'wrong-type /layers/0/width'],
		['"1e999"', 'wrong-type /layers/0/width'],
		['9007199254740993', 'too-large /layers/0', 'beyond-32-bits /layers/0/width'],
	])('a width of %s', (width, ...expected) => {
		for (const data of ['"data":[1,2,3,4]', '"encoding":"base64","data":"AQAAAA=="', '"encoding":"csv","data":"1,2,3,4"']) {
			expect(found(quickly(mapWithLayers(tileLayer(data, width))).issues)).toEqual(expected);
		}
	});

	it('NaN is not JSON', () => {
		const { issues } = quickly(mapWithLayers(tileLayer('"data":[1,2,3,4]', 'NaN')));
		expect(issues).toMatchObject([{ code: 'syntax', found: 'the word NaN' }]);
	});

	it('sizes of images and chunks up to the largest number', () => {
		const tileset =
			'"tilesets":[{"firstgid":1,"name":"t","tilewidth":1,"tileheight":1,"image":"a.png","imagewidth":1e308,"imageheight":1e308}]';
		const layer = tileLayer('"chunks":[{"x":-1e308,"y":1e308,"width":1,"height":1,"data":[1]}]');
		const { doc } = quickly(mapWithLayers(layer, tileset));
		expect(doc).toBeDefined();
		if (doc !== undefined) expect(read(write(doc)).doc).toBeDefined();
	});
});
