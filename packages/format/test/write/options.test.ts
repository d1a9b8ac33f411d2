import type { TileMap, WriteOptions } from '@tilewright/format';
import { FormatError, read, readMap, write } from '@tilewright/format';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from '../support/map-text.ts';

beforeAll(prepareZstd);

const map = readMap(mapWithLayers(tileLayer('"data":[1,2,3,4]')));
const base64 = readMap(write(map, { compression: 'zlib' }));
const text = (doc: TileMap, options: WriteOptions = {}): string => new TextDecoder().decode(write(doc, options));

describe('the layout', () => {
	it('has one row of tiles, one property or one vertex per line', () => {
		const small = readMap(
			mapText(
				`"tilesets":[],"layers":[${tileLayer('"data":[1,2,3,4]')},{"id":2,"type":"objectgroup","objects":[{"id":1,"polygon":[{"x":0,"y":0},{"x":1,"y":0}]}]}],"properties":[{"name":"a","value":"x"},{"name":"b","type":"int","value":1}]`,
			),
		);
		const lines = text(small).split('\n');
		expect(lines).toContain('    1, 2,');
		expect(lines).toContain('    3, 4');
		expect(lines).toContain('      { "x": 0, "y": 0 },');
		expect(lines).toContain('  { "name": "a", "type": "string", "value": "x" },');
		expect(lines.at(-1)).toBe('');
	});

	it('has no white space when minimized, and no line break at its end', () => {
		expect(text(map, { minimize: true })).not.toMatch(/\s/);
		expect(read(write(map, { minimize: true })).doc).toEqual(map);
	});

	it.each([0, 1, 2, 8])('is indented by %i spaces per level', (indent) => {
		expect(text(map, { indent })).toContain(`\n${' '.repeat(indent)}"compressionlevel"`);
	});

	it.each([-1, 17, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses an indent of %s', (indent) => {
		expect(() => write(map, { indent })).toThrow(RangeError);
	});
});

describe('tile data', () => {
	it('keeps the encoding of the document', () => {
		expect(text(map)).not.toContain('encoding');
		expect(text(base64)).toMatch(/"compression": "zlib",\s+"data": "eJ[^"]+",\s+"encoding": "base64"/);
	});

	it.each([
		[{ encoding: 'csv' }, '"data":[1,2,3,4]'],
		[{ encoding: 'base64', compression: '' }, '"compression":"","data":"AQAAAAIAAAADAAAABAAAAA==","encoding":"base64"'],
		[{ compression: 'zlib' }, '"compression":"zlib","data":"eJ'],
		[{ compression: 'gzip' }, '"compression":"gzip","data":"H4sI'],
		[{ compression: 'zstd' }, '"compression":"zstd","data":"KLUv/'],
		[{ encoding: 'base64' }, '"compression":"zlib","data":"eJ'],
	] as const satisfies readonly (readonly [WriteOptions, string])[])('has the requested encoding: %j [J2]', (options, expected) => {
		expect(text(base64, { ...options, minimize: true })).toContain(expected);
	});

	it('refuses compressed csv', () => {
		expect(() => write(map, { encoding: 'csv', compression: 'zlib' })).toThrow(RangeError);
		expect(() => write(map, { encoding: 'csv', compression: '' })).not.toThrow();
	});

	it('is compressed at the requested level, which is written into the map [L5]', () => {
		expect(readMap(write(map, { compression: 'zlib', compressionLevel: 9 })).compressionlevel).toBe(9);
		expect(write(map, { compression: 'zlib', compressionLevel: 0 })).not.toEqual(write(map, { compression: 'zlib', compressionLevel: 9 }));
	});

	it('is compressed at the default level if a compression is requested, whatever the level of the map [L5]', () => {
		const stored = { ...map, compressionlevel: 0 };
		const written = write(stored, { compression: 'zlib' });
		expect(written).toEqual(write({ ...map, compressionlevel: -1 }, { compression: 'zlib' }));
		expect(readMap(written).compressionlevel).toBe(-1);
		expect(readMap(write(stored, { compression: 'zlib', compressionLevel: 0 })).compressionlevel).toBe(0);
		expect(readMap(write(stored, { encoding: 'csv' })).compressionlevel).toBe(0);
	});

	it('is compressed at the default level if the level of the map is a fraction [L5]', () => {
		expect(text({ ...base64, compressionlevel: 1.1 }).replace('1.1', '-1')).toBe(text({ ...base64, compressionlevel: -1 }));
	});

	it('is compressed at the level of the map, if the compression has that level [L5]', () => {
		const stored = { ...base64, compressionlevel: 0 };
		expect(text(stored)).toContain('"eAEB');
		expect(readMap(write({ ...base64, compressionlevel: 22 })).layers).toEqual(base64.layers);
	});

	it.each([
		['zlib', 10],
		['gzip', -2],
		['zstd', 0],
		['zstd', 23],
		['zlib', 1.5],
	] as const)('refuses %s at level %s [L5]', (compression, compressionLevel) => {
		expect(() => write(map, { compression, compressionLevel })).toThrow(RangeError);
	});

	it.each([99, -2, 0.5, Number.NaN])('refuses level %s even if nothing is compressed [L5]', (compressionLevel) => {
		expect(() => write(map, { compressionLevel })).toThrow(RangeError);
	});

	it.each([
		[3, 16],
		[16, 0],
		[4.5, 16],
		[Number.NaN, 16],
		[Number.POSITIVE_INFINITY, 16],
	])('refuses chunks of %s × %s', (width, height) => {
		expect(() => write(map, { chunkSize: { width, height } })).toThrow(RangeError);
	});
});

describe('a document that does not fit its type', () => {
	const [layer] = map.layers;
	if (layer?.type !== 'tilelayer' || !('data' in layer)) throw new Error('no finite layer');

	it('is refused with all problems and their places', () => {
		const broken: TileMap = { ...map, layers: [{ ...layer, data: new Uint32Array(3) }, layer, { ...layer, width: 7 }] };
		try {
			write(broken);
			expect.unreachable();
		} catch (error) {
			if (!(error instanceof FormatError)) throw error;
			expect(error.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
				'data-length /layers/0/data',
				'data-length /layers/2/data',
			]);
			expect(error.message).toBe(
				'/layers/0/data: The tile data must have 4 cells, found 3 cells. Save the map again, or fix its width and height. (and 1 more)',
			);
		}
	});

	it.each(['json', 'xml'] as const)('one cell is a cell, in %s', (syntax) => {
		expect(() => write({ ...map, layers: [{ ...layer, data: new Uint32Array(1) }] }, { syntax })).toThrow('found 1 cell.');
	});

	it('may lack fields with a default, which are written [J1, J2]', () => {
		const { renderorder: _, ...rest } = map;
		const { opacity: __, ...half } = layer;
		const incomplete: unknown = { ...rest, layers: [half] };
		if (!isMap(incomplete)) throw new Error('unreachable');
		expect(read(write(incomplete)).doc).toEqual(map);
	});
});

describe('invalid options from JavaScript are refused with the allowed values', () => {
	const isOptions = (value: unknown): value is WriteOptions => typeof value === 'object' && value !== null;

	it.each([
		[{ syntax: 'yaml' }, '`syntax` must be one of "json", "xml", found "yaml".'],
		[{ encoding: 'hex' }, '`encoding` must be one of "csv", "base64", found "hex".'],
		[{ stamp: 'version' }, '`stamp` must be one of "editorversion", "tiledversion", found "version".'],
		[{ compression: 'lz4' }, '`compression` must be one of "", "zlib", "gzip", "zstd", found "lz4".'],
		[{ compression: null }, '`compression` must be one of "", "zlib", "gzip", "zstd", found null.'],
		[{ encoding: ['csv'] }, '`encoding` must be one of "csv", "base64", found an array of 1.'],
		[{ script: 5 }, '`script` must be the name that the map is loaded as, a text that is not empty, found 5.'],
		[{ script: '' }, '`script` must be the name that the map is loaded as, a text that is not empty, found "".'],
		[{ chunkSize: 16 }, '`chunkSize` must be an object with `width` and `height`, whole numbers from 4 × 4, found 16.'],
		[{ chunkSize: null }, '`chunkSize` must be an object with `width` and `height`, whole numbers from 4 × 4, found null.'],
		[
			{ chunkSize: { width: 16 } },
			'`chunkSize` must be an object with `width` and `height`, whole numbers from 4 × 4, found 16 × nothing.',
		],
		[{ indent: '2' }, '`indent` must be a whole number from 0 to 16, found "2".'],
		[{ compressionLevel: '9' }, '`compressionLevel` must be a whole number from -1 to 22, found "9".'],
	])('%j', (options, message) => {
		if (!isOptions(options)) throw new Error('unreachable');
		expect(() => write(map, options)).toThrow(new RangeError(message));
	});
});

/** Options from JavaScript, without a check by the compiler. */
const isMap = (value: unknown): value is TileMap => typeof value === 'object' && value !== null;

describe('numbers [J7]', () => {
	it.each([0.1, 1e21, 5e-324, -1.5, 1e300, 123456789.125])('%s is unchanged when it is read back', (number) => {
		expect(readMap(write({ ...map, parallaxoriginx: number })).parallaxoriginx).toBe(number);
	});

	it.each(['0', '-0', '1e21', '1e999', '-1e999', '2.50', '9007199254740993'])(
		'%s in an unknown field is unchanged when it is read back [N8]',
		(number) => {
			const first = readMap(mapText(`"tilesets":[],"layers":[],"ours":[${number}]`));
			expect(Reflect.get(first, 'ours')).toEqual([Number(number)]);
			expect(Reflect.get(readMap(write(first)), 'ours')).toEqual([Number(number)]);
		},
	);
});
