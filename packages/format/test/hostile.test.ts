import type { Issue, ReadResult } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../src/codec/base64.ts';
import { gzipBomb, zlibBomb, zstdBomb } from './support/bombs.ts';
import { mapText, mapWithLayers, tileLayer } from './support/map-text.ts';

/** How much longer than {@link pace} any document may take: two seconds on a machine that has nothing else to do. */
const MOST_PACES = 40;

const ordinary = JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, name: `object ${id}`, x: id / 3, visible: true })));

/** What this machine takes for some ordinary work at this moment, in milliseconds: about fifty, if it is not busy with something else. */
function pace(): number {
	const start = performance.now();
	JSON.parse(ordinary);
	return Math.max(50, performance.now() - start);
}

/** Reads, and holds the time to account: beside that of ordinary work, and up to three times, for a machine may be busy. */
function quickly(text: string | Uint8Array): ReadResult {
	const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
	for (let attempt = 0; ; attempt++) {
		const before = pace();
		const start = performance.now();
		const result = read(bytes);
		const paces = (performance.now() - start) / Math.max(before, pace());
		if (paces < MOST_PACES || attempt === 2) {
			expect(paces).toBeLessThan(MOST_PACES);
			return result;
		}
	}
}

/** Code and pointer of each finding. */
const found = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`);

const GIGABYTE = 2 ** 30;

describe('tile data that decompress to a gigabyte [L4]', () => {
	const bombs = {
		zlib: zlibBomb(GIGABYTE),
		gzip: gzipBomb(GIGABYTE),
		zstd: zstdBomb(GIGABYTE),
	};

	it.each(Object.entries(bombs))('%s: are refused for their length', (compression, bytes) => {
		const data = `"encoding":"base64","compression":"${compression}","data":"${encodeBase64(bytes)}"`;
		const { document, issues } = quickly(mapWithLayers(tileLayer(data, 100, 100)));
		expect(document).toBeUndefined();
		expect(found(issues)).toEqual(['data-length /layers/0/data']);
		expect(issues[0]?.message).toBe('The tile data hold more than 40000 bytes, but the size asks for 10000 cells = 40000 bytes.');
		expect(issues[0]).toMatchObject({ line: 1 });
	});

	it('zstd: whatever size the frame tells', () => {
		for (const told of [GIGABYTE, 40_000, 4]) {
			const data = `"encoding":"base64","compression":"zstd","data":"${encodeBase64(zstdBomb(GIGABYTE, told))}"`;
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

describe('sizes that nothing can hold', () => {
	it('100,000 × 100,000 cells, with three numbers', () => {
		const { issues } = quickly(mapWithLayers(tileLayer('"data":[1,2,3]', 100_000, 100_000)));
		expect(found(issues)).toEqual(['too-large /layers/0']);
		expect(issues[0]?.message).toContain('100000 × 100000');
	});

	it('many layers that are too large only together', () => {
		const layer = tileLayer(`"encoding":"base64","compression":"zlib","data":"${encodeBase64(zlibBomb(1000))}"`, 4096, 4096);
		const { issues } = quickly(mapWithLayers(Array.from({ length: 6 }, () => layer).join(',')));
		expect(found(issues)).toEqual([
			...[0, 1, 2, 3].map((i) => `bad-compression /layers/${i}/data`),
			'too-large /layers/4',
			'too-large /layers/5',
		]);
	});

	it.each([
		['1e308', 'too-large /layers/0'],
		['1e999', 'wrong-type /layers/0/width'],
		['-1', 'bad-size /layers/0/width'],
		['-1e308', 'bad-size /layers/0/width'],
		['0.5', 'bad-size /layers/0/width'],
		['"NaN"', 'wrong-type /layers/0/width'],
		['"Infinity"', 'wrong-type /layers/0/width'],
		['"1e999"', 'wrong-type /layers/0/width'],
		['9007199254740993', 'too-large /layers/0'],
	])('a width of %s', (width, expected) => {
		for (const data of ['"data":[1,2,3,4]', '"encoding":"base64","data":"AQAAAA=="', '"encoding":"csv","data":"1,2,3,4"']) {
			expect(found(quickly(mapWithLayers(tileLayer(data, width))).issues)).toEqual([expected]);
		}
	});

	it('NaN is no JSON', () => {
		const { issues } = quickly(mapWithLayers(tileLayer('"data":[1,2,3,4]', 'NaN')));
		expect(issues).toMatchObject([{ code: 'syntax', found: 'the word NaN' }]);
	});

	it('sizes of images and chunks as large as a number can be', () => {
		const tileset =
			'"tilesets":[{"firstgid":1,"name":"t","tilewidth":1,"tileheight":1,"image":"a.png","imagewidth":1e308,"imageheight":1e308}]';
		const layer = tileLayer('"chunks":[{"x":-1e308,"y":1e308,"width":1,"height":1,"data":[1]}]');
		const { document } = quickly(mapWithLayers(layer, tileset));
		expect(document).toBeDefined();
		if (document !== undefined) expect(read(write(document)).document).toBeDefined();
	});
});

describe('nesting', () => {
	const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}${close.repeat(depth)}`;

	it('10,000 groups', () => {
		const groups = `${'{"type":"group","layers":['.repeat(10_000)}${']}'.repeat(10_000)}`;
		const { document, issues } = quickly(mapWithLayers(groups));
		expect(document).toBeUndefined();
		expect(issues).toMatchObject([{ code: 'too-deep', line: 1 }]);
		expect(issues[0]?.pointer).toBe('/layers/0'.repeat(501));
	});

	it('490 groups are allowed, and written again', () => {
		const groups = `${'{"type":"group","layers":['.repeat(490)}${']}'.repeat(490)}`;
		const { document } = quickly(mapWithLayers(groups));
		if (document === undefined) throw new Error('490 groups were refused');
		expect(read(write(document)).document).toEqual(document);
	});

	it.each([
		['an unknown field', '"ours":', '[', ']', '/ours'],
		['an unknown field of objects', '"ours":', '{"a":', '}', '/ours'],
		['the value of a class', '"properties":[{"name":"p","type":"class","value":{"a":', '[', ']', '/properties/0/value'],
		['a text property', '"properties":[{"name":"p","type":"string","value":', '[', ']', '/properties/0/value'],
		['properties keyed by name', '"properties":{"p":', '[', ']', '/properties'],
	])('a million levels in %s', (_, before, open, close, pointer) => {
		const inner = open === '[' ? nested(1_000_000, open, close) : `${open.repeat(1_000_000)}0${close.repeat(1_000_000)}`;
		const after = before.includes('{"a":') ? '}}],' : before.includes('[{') ? '}],' : before.includes('{"p"') ? '},' : ',';
		const { document, issues } = quickly(mapText(`${before}${inner}${after}"tilesets":[],"layers":[]`));
		expect(document).toBeUndefined();
		expect(found(issues)).toContain(`too-deep ${pointer}`);
	});

	it.each([
		['a number', '"compressionlevel":'],
		['layers', '"layers":'],
		['a color', '"backgroundcolor":'],
		['tile data', '"layers":[{"type":"tilelayer","width":1,"height":1,"data":'],
	])('a million levels instead of %s', (_, before) => {
		const text = mapText(`"tilesets":[],${before}${nested(1_000_000, '[', ']')}${before.includes('{') ? '}]' : ''}`);
		expect(quickly(text).document).toBeUndefined();
	});

	it('100,000 lists in each other', () => {
		const list = `${'{"type":"list","value":['.repeat(100_000)}${']}'.repeat(100_000)}`;
		const { issues } = quickly(mapText(`"properties":[{"name":"p","type":"list","value":[${list}]}],"tilesets":[],"layers":[]`));
		expect(issues.map(({ code }) => code)).toEqual(['too-deep']);
	});

	it('a million open brackets, and nothing else', () => {
		expect(quickly('['.repeat(1_000_000)).issues).toMatchObject([{ code: 'truncated', column: 1_000_001 }]);
		expect(quickly('{"a":'.repeat(1_000_000)).issues).toMatchObject([{ code: 'truncated' }]);
	});
});

describe('more mistakes than anyone reads', () => {
	const MOST_FINDINGS = 10_000;

	it('200,000 wrong layers', () => {
		const { document, issues } = quickly(mapWithLayers(Array.from({ length: 200_000 }, () => '7').join(',')));
		expect(document).toBeUndefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues.filter(({ code }) => code === 'too-many')).toHaveLength(1);
		expect(issues.at(-1)).toMatchObject({ code: 'wrong-type', pointer: `/layers/${MOST_FINDINGS - 1}` });
	});

	it('200,000 layers of unknown types, deep in groups', () => {
		const depth = 490;
		const layers = Array.from({ length: 200_000 }, () => '{"type":"x"}').join(',');
		const groups = `${'{"type":"group","layers":['.repeat(depth)}${layers}${']}'.repeat(depth)}`;
		const { issues } = quickly(mapWithLayers(groups));
		expect(issues.length).toBeLessThan(MOST_FINDINGS);
		expect(issues).toContainEqual(expect.objectContaining({ code: 'too-many', expected: String(issues.length - 1) }));
	});

	it('a million GIDs that no tileset holds, all different [G5]', () => {
		const data = Array.from({ length: 1_000_000 }, (_, i) => i + 1000).join(',');
		const tilesets = '"tilesets":[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"columns":1,"tilecount":1,"image":"t.png"}]';
		const { document, issues } = quickly(mapWithLayers(tileLayer(`"data":[${data}]`, 1000, 1000), tilesets));
		expect(document).toBeDefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues).toContainEqual(expect.objectContaining({ code: 'gid-past-end', pointer: '/layers/0/data/0' }));
	});

	it('a million cells, and 20,000 tilesets with gaps between them [G3]', () => {
		const tileset = (i: number): string =>
			`{"firstgid":${i * 2 + 1},"name":"t","tilewidth":1,"tileheight":1,"tilecount":1,"image":"t.png"}`;
		const data = Array.from({ length: 1_000_000 }, (_, i) => (i % 20_000) * 2 + 1).join(',');
		const tilesets = `"tilesets":[${Array.from({ length: 20_000 }, (_, i) => tileset(i)).join(',')}]`;
		expect(quickly(mapWithLayers(tileLayer(`"data":[${data}]`, 1000, 1000), tilesets)).issues).toEqual([]);
	});

	it('a million cells that are no GIDs', () => {
		const data = Array.from({ length: 1_000_000 }, () => '"x"').join(',');
		const { document, issues } = quickly(mapWithLayers(tileLayer(`"data":[${data}]`, 1000, 1000)));
		expect(document).toBeUndefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('a million duplicate ids', () => {
		const objects = Array.from({ length: 1_000_000 }, () => '{"id":1}').join(',');
		const { document, issues } = quickly(mapWithLayers(`{"id":1,"type":"objectgroup","objects":[${objects}]}`));
		expect(document).toBeDefined();
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
		expect(issues).toContainEqual(expect.objectContaining({ code: 'duplicate-object-id', pointer: '/layers/0/objects/1/id' }));
	});

	it('200,000 properties of one name', () => {
		const properties = Array.from({ length: 200_000 }, () => '{"name":"p","value":""}').join(',');
		const { issues } = quickly(mapText(`"properties":[${properties}],"tilesets":[],"layers":[]`));
		expect(issues).toHaveLength(MOST_FINDINGS + 1);
	});

	it('100,000 unknown fields, all different', () => {
		const fields = Array.from({ length: 100_000 }, (_, i) => `"field ${i}":${i}`).join(',');
		const { document, issues } = quickly(mapText(`${fields},"tilesets":[],"layers":[]`));
		expect(Object.keys(document ?? {}).length).toBeGreaterThan(100_000);
		expect(issues.length).toBeLessThanOrEqual(MOST_FINDINGS + 1);
	});

	it('a million small pieces that look like tile data', () => {
		const pieces = Array.from({ length: 1_000_000 }, () => '{"data":[1]}').join(',');
		const { document } = quickly(mapText(`"ours":[${pieces}],"tilesets":[],"layers":[]`));
		expect(document).toBeDefined();
	});

	it('100,000 overlapping chunks', () => {
		const chunks = Array.from({ length: 100_000 }, () => '{"x":0,"y":0,"width":1,"height":1,"data":[1]}').join(',');
		expect(quickly(mapWithLayers(tileLayer(`"chunks":[${chunks}]`))).document).toBeDefined();
	});
});

describe('long texts', () => {
	const long = 'x'.repeat(10_000_000);

	it('a name of 10 MB is read and written', () => {
		const { document } = quickly(mapWithLayers(`{"id":1,"type":"group","name":"${long}","layers":[]}`));
		if (document?.type !== 'map') throw new Error('refused');
		expect(document.layers[0]?.name).toHaveLength(10_000_000);
		expect(read(write(document)).document).toEqual(document);
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

	it('a tileset of a long name whose end 10,000 cells are past: no message repeats it whole', () => {
		const name = 'x'.repeat(1_000_000);
		const tilesets = `"tilesets":[{"firstgid":1,"name":"${name}","tilewidth":16,"tileheight":16,"columns":1,"tilecount":1,"image":"t.png"}]`;
		const data = Array.from({ length: 10_000 }, (_, i) => i + 1000).join(',');
		const { issues } = quickly(mapWithLayers(tileLayer(`"data":[${data}]`, 100, 100), tilesets));
		expect(Math.max(...issues.map(({ message }) => message.length))).toBeLessThan(1000);
	});

	it('10 MB of white space, and of digits', () => {
		expect(quickly(' '.repeat(10_000_000)).issues).toMatchObject([{ code: 'empty' }]);
		expect(quickly('9'.repeat(10_000_000)).issues).toMatchObject([{ code: 'unknown-kind' }]);
	});
});
