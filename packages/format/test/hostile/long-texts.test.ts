import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from '../support/map-text.ts';
import { found, quickly } from '../support/quickly.ts';

describe('long texts', () => {
	const long = 'x'.repeat(10_000_000);

	it('a name of 10 MB is read and written', () => {
		const { doc } = quickly(mapWithLayers(`{"id":1,"type":"group","name":"${long}","layers":[]}`));
		if (doc?.type !== 'map') throw new Error('refused');
		expect(doc.layers[0]?.name).toHaveLength(10_000_000);
		expect(read(write(doc)).doc).toEqual(doc);
	});

	it.each([
		['instead of a number', mapText(`"nextlayerid":"${long}","tilesets":[],"layers":[]`), 'wrong-type /nextlayerid'],
		[
			'of digits instead of a number',
			mapText(`"nextlayerid":"${'1'.repeat(10_000_000)}","tilesets":[],"layers":[]`),
			'wrong-type /nextlayerid',
		],
		['as a layer type', mapWithLayers(`{"type":"${long}"}`), 'unknown-type /layers/0/type'],
		['as base64', mapWithLayers(tileLayer(`"encoding":"base64","data":"${long}*"`)), 'bad-base64 /layers/0/data'],
		['as csv', mapWithLayers(tileLayer(`"encoding":"csv","data":"1,${long}"`)), 'bad-csv /layers/0/data'],
		['as a name without an id', mapWithLayers(`{"type":"group","name":"${long}"}`), 'assigned-id /layers/0'],
		['as an unknown field', mapText(`"${long}":1,"tilesets":[],"layers":[]`), `unknown-field /${long}`],
		['as a path', mapText(`"tilesets":[{"firstgid":1,"source":"C:\\\\${long}"}],"layers":[]`), 'foreign-path /tilesets/0/source'],
	])('10 MB %s: the message stays short', (_, text, expected) => {
		const { issues } = quickly(text);
		expect(found(issues).includes(expected)).toBe(true);
		for (const { message, advice, found: what, expected: wanted } of issues) {
			expect(message.length + advice.length + (what?.length ?? 0) + (wanted?.length ?? 0)).toBeLessThan(1500);
		}
	});

	it('no message repeats the whole long name of a tileset, for 10,000 cells past its end', () => {
		const name = 'x'.repeat(1_000_000);
		const tilesets = `"tilesets":[{"firstgid":1,"name":"${name}","tilewidth":16,"tileheight":16,"columns":1,"tilecount":1,"image":"t.png"}]`;
		const data = Array.from({ length: 10_000 }, (_, i) => i + 1000).join(',');
		const { issues } = quickly(mapWithLayers(tileLayer(`"data":[${data}]`, 100, 100), tilesets));
		expect(Math.max(...issues.map(({ message }) => message.length))).toBeLessThan(1000);
	});

	it('10 MB of white space or of digits', () => {
		expect(quickly(' '.repeat(10_000_000)).issues).toMatchObject([{ code: 'empty' }]);
		expect(quickly('9'.repeat(10_000_000)).issues).toMatchObject([{ code: 'unknown-kind' }]);
	});
});
