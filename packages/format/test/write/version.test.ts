import type { Issue, WriteOptions } from '@tilewright/format';
import { read, readMap, TARGET_VERSIONS, targetVersion, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { isQuick } from '../support/quickly.ts';

/** A small map with these fields. */
const mapText = (fields: object): string =>
	JSON.stringify({ type: 'map', version: '1.10', width: 2, height: 2, tilewidth: 16, tileheight: 16, tilesets: [], layers: [], ...fields });

const written = (text: string, options: WriteOptions): string => {
	const { doc, issues } = read(text);
	if (doc === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
	return new TextDecoder().decode(write(doc, { minimize: true, ...options }));
};

const lossesOf = (text: string, options: WriteOptions): string[] => {
	const losses: Issue[] = [];
	written(text, { ...options, onIssue: (issue) => losses.push(issue) });
	return losses.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('versions', () => {
	it.each([
		['1.8', '1.8'],
		['1.8.6', '1.8.2'],
		['1.8.1', '1.8'],
		['1.11.2', '1.11.1'],
		['1.12.1', '1.12'],
		['0.16.2', '0.16'],
		['1.1.3', '1.1'],
		['1.1.6', '1.1.5'],
	])('of Tiled %s is %s [V1]', (editor, version) => {
		expect(targetVersion(editor)).toBe(version);
	});

	it.each(['0.15', '1.99', '2.0', '1', '1.8-beta', 'latest', ''])('%j is not a version', (editor) => {
		expect(targetVersion(editor)).toBeUndefined();
	});

	it.each([
		['0.16', '"version":0.16'],
		['1.0', '"version":1,'],
		['1.5', '"version":1.5'],
		['1.6', '"version":"1.6"'],
		['1.8.2', '"version":"1.8"'],
		['1.10', '"version":"1.10"'],
		['1.12', '"version":"1.10"'],
	] as const)('%s is stamped %s [N6]', (version, stamp) => {
		expect(`${written(mapText({}), { version }).slice(0, -1)},`).toContain(stamp);
	});

	it('are written into documents from 1.0 on', () => {
		for (const version of TARGET_VERSIONS)
			expect(written(mapText({}), { version }).includes('"type":"map"')).toBe(!version.startsWith('0.'));
	});
});

describe('a map without newer features', () => {
	it('reports nothing if nothing is lost [V1]', () => {
		const text = mapText({ layers: [{ type: 'objectgroup', id: 1, name: 'a', objects: [] }], nextlayerid: 2 });
		for (const version of TARGET_VERSIONS) expect(lossesOf(text, { version })).toEqual([]);
	});

	it('ids of layers are only reported if reading would assign others [J8, V1]', () => {
		const layer = (id: number): object => ({ type: 'objectgroup', id, objects: [] });
		expect(lossesOf(mapText({ layers: [layer(1), layer(2)], nextlayerid: 3 }), { version: '1.1' })).toEqual([]);
		expect(lossesOf(mapText({ layers: [layer(2), layer(1)], nextlayerid: 4 }), { version: '1.1' })).toEqual([
			'not-in-version /layers/0/id',
			'not-in-version /layers/1/id',
			'not-in-version /nextlayerid',
		]);
	});

	it('an instance loses overrides with the default value [T1]', () => {
		const text = mapText({ layers: [{ type: 'objectgroup', id: 1, objects: [{ id: 1, template: 'a.tj', x: 0, y: 0, opacity: 1 }] }] });
		expect(lossesOf(text, { version: '1.11' })).toEqual(['not-in-version /layers/0/objects/0/opacity']);
	});

	it('groups are dissolved before 1.0, and their layers look the same [V1]', () => {
		const inner = { type: 'objectgroup', id: 2, name: 'inner', opacity: 0.5, offsetx: 1, objects: [] };
		const group = { type: 'group', id: 1, name: 'outer', opacity: 0.5, offsetx: 2, offsety: 3, visible: false, layers: [inner] };
		const text = mapText({ layers: [group, { ...inner, id: 3, name: 'last' }], nextlayerid: 4 });
		expect(lossesOf(text, { version: '0.18' })).toEqual([
			'changed-for-version /layers/0',
			'not-in-version /layers/0/layers/0/id',
			'not-in-version /layers/1/id',
			'not-in-version /nextlayerid',
		]);
		const { layers } = readMap(written(text, { version: '0.18' }));
		expect(layers).toMatchObject([
			{ name: 'inner', opacity: 0.25, offsetx: 3, offsety: 3, visible: false },
			{ name: 'last', opacity: 0.5, offsetx: 1, offsety: 0, visible: true },
		]);
	});

	it('the own fields of a group are reported before 1.0 [V1]', () => {
		const group = { type: 'group', id: 1, class: 'Region', parallaxx: 0.5, properties: [{ name: 'a', type: 'int', value: 1 }], layers: [] };
		expect(lossesOf(mapText({ layers: [group], nextlayerid: 2 }), { version: '0.18' })).toEqual([
			'changed-for-version /layers/0',
			'not-in-version /layers/0/class',
			'not-in-version /layers/0/parallaxx',
			'not-in-version /layers/0/properties',
			'not-in-version /nextlayerid',
		]);
	});

	it('sizes of image layers are new in 1.11.1 only in JSON [V1, X3]', () => {
		const text = mapText({ layers: [{ type: 'imagelayer', id: 1, image: 'a.png', imagewidth: 8, imageheight: 4 }], nextlayerid: 2 });
		expect(lossesOf(text, { version: '1.8', syntax: 'xml' })).toEqual([]);
		expect(written(text, { version: '1.8', syntax: 'xml' })).toContain('<image source="a.png" width="8" height="4"/>');
		expect(lossesOf(text, { version: '1.8' })).toEqual(['not-in-version /layers/0/imagewidth', 'not-in-version /layers/0/imageheight']);
	});

	it('a property that is left out is reported once', () => {
		const text = mapText({ properties: [{ name: 'a', type: 'class', propertytype: 'T', value: {} }] });
		expect(lossesOf(text, { version: '1.7' })).toEqual(['not-in-version /properties/0']);
	});

	it('values that XML cannot store are reported with their place in the given document [V1, X10]', () => {
		const control = { type: 'objectgroup', id: 2, name: 'a\u0001', objects: [] };
		const layers = [
			{ type: 'group', id: 1, layers: [control] },
			{ ...control, id: 3 },
		];
		const properties = [
			{ name: 'a', type: 'class', value: {} },
			{ name: 'b', type: 'string', value: '\u0001' },
		];
		const losses = lossesOf(mapText({ layers, properties, nextlayerid: 4 }), { version: '0.18', syntax: 'xml' });
		expect(losses.filter((finding) => finding.startsWith('not-in-syntax'))).toEqual([
			'not-in-syntax /properties/1',
			'not-in-syntax /layers/0/layers/0',
			'not-in-syntax /layers/1',
		]);
	});

	it('empty cells of larger chunks do not widen a finite map [V3]', () => {
		const chunks = [{ x: 0, y: 0, width: 2, height: 3, data: [1, 1, 1, 1, 1, 1] }];
		const text = mapText({ infinite: true, layers: [{ type: 'tilelayer', id: 1, width: 2, height: 3, chunks }] });
		const map = readMap(written(text, { version: '1.0', chunkSize: { width: 16, height: 16 } }));
		expect(map).toMatchObject({ width: 2, height: 3 });
	});

	it.each([
		['orthogonal', {}, { x: 32, y: 16 }, { x: 32, y: 16 }],
		['isometric', { height: 3 }, { x: 16, y: 16 }, { x: -8, y: 16 }],
		['staggered', { staggeraxis: 'y' }, { x: 32, y: 8 }, { x: 32, y: 8 }],
		['hexagonal', { staggeraxis: 'x', hexsidelength: 4 }, { x: 20, y: 16 }, { x: 20, y: 16 }],
	])('objects and images of an infinite %s map move with its cells before 1.1 [V3, R3, R9]', (orientation, fields, object, image) => {
		const text = mapText({
			orientation,
			...fields,
			infinite: true,
			tilewidth: 16,
			tileheight: 8,
			layers: [
				{ type: 'tilelayer', id: 1, chunks: [{ x: -2, y: -1, width: 1, height: 1, data: [7] }], width: 1, height: 1 },
				{ type: 'objectgroup', id: 2, objects: [{ id: 1, x: 0, y: 0 }] },
				{ type: 'imagelayer', id: 3, image: 'a.png' },
			],
		});
		const map = readMap(written(text, { version: '1.0' }));
		const [tiles, objects, images] = map.layers;
		// The box begins at even rows and columns, so that the same ones stay shifted.
		expect(tiles).toMatchObject({ width: 2, height: 2, data: new Uint32Array([0, 0, 7, 0]) });
		expect(map).toMatchObject({ infinite: false, width: 2, height: 2 });
		expect(objects).toMatchObject({ objects: [object] });
		expect(images).toMatchObject({ offsetx: image.x, offsety: image.y });
	});

	it('layers that are too far apart for a finite map are refused quickly [V3]', () => {
		const chunk = (x: number): object => ({ x, y: x, width: 1, height: 1, data: [1] });
		const layers = [{ type: 'tilelayer', id: 1, chunks: [chunk(0), chunk(1e6)], width: 1, height: 1 }];
		expect(() => written(mapText({ infinite: true, layers }), { version: '1.0' })).toThrow(/1000001 × 1000001 cells/);
	});
});

describe('the keyed forms [V3]', () => {
	const text = mapText({ class: 'Field', properties: [{ name: 'a', type: 'class', propertytype: 'T', value: { b: 1 } }] });

	it('can be combined with fields of any version in json1', () => {
		const json1 = written(text, { keyed: true });
		expect(json1).toContain('"class":"Field"');
		expect(json1).toContain('"properties":{"a":{"b":1}},"propertytypes":{"a":"class"}');
		expect(json1).toContain('"version":1.1,');
	});

	it('lose the names of custom types', () => {
		expect(lossesOf(text, { keyed: true })).toEqual(['not-in-syntax /properties/0/propertytype']);
	});
});

describe('a script [N2, U8]', () => {
	it('calls a loader function, and is read back', () => {
		const script = written(mapText({ width: 3 }), { script: 'a "b"' });
		expect(script).toMatch(/^\(function\(name,data\)\{\n if\(typeof onTileMapLoaded === 'undefined'\)/);
		expect(script).toContain('}})("a \\"b\\"",\n{');
		expect(script.endsWith('});')).toBe(true);
		const { doc, source } = read(script);
		expect(source.wrapped).toBe(true);
		expect(doc).toMatchObject({ type: 'map', width: 3 });
	});
});

describe('other scripts', () => {
	const map = JSON.stringify({ ...JSON.parse(mapText({ width: 3 })) });

	it.each([
		['onTileMapLoaded("a",', ')'],
		["loadMap ( 'it.tmj' ,\n", ');\n'],
		['callback(', ')'],
		['module.exports = ', ';'],
		['exports.town=', ''],
		['window.town = ', ';\n'],
		['TileMaps["town"] = ', ';'],
		['var town = ', ';'],
		['export const town = ', ';'],
		['export default ', ';'],
		['export default', ''],
		['// made by a script\n/* eslint-disable ** */\nmodule.exports =\n', ';\n'],
		['var TileMaps = TileMaps || {};\nTileMaps["town"] = ', ';'],
	])('JSON behind %j is read, and what is after it is left out [U8]', (before, after) => {
		const { doc, source } = read(`${before}${map}${after}`);
		expect(source.wrapped).toBe(true);
		expect(doc).toMatchObject({ type: 'map', width: 3 });
	});

	it.each(['return ', 'town', '=', '{} = ', 'export default function ', '//', '"a" = ', '<a> = '])(
		'%j is no code before JSON',
		(before) => {
			expect(read(`${before}${map};`).doc).toBeUndefined();
		},
	);

	it('takes no long time for code that repeats itself', () => {
		const parts = ['/', '/**/', '=', '= ', ' ', 'a', 'default ', '(', ',{', '(function(name,data){}'];
		const texts = parts.flatMap((part) => ['', '/*', 'a', 'a('].map((before) => before + part.repeat(4000)));
		for (const text of texts)
			expect(
				isQuick(() => read(text)),
				text.slice(0, 40),
			).toBe(true);
	});
});

describe('options that contradict each other are refused', () => {
	it.each([
		[{ compression: 'zstd', version: '1.2' }, /zstd is new in version 1\.3/],
		[{ syntax: 'xml', keyed: true }, /`keyed` cannot be combined with XML/],
		[{ syntax: 'xml', script: 'a' }, /`script` cannot be combined with XML/],
	] as const)('%j', (options, message) => {
		expect(() => written(mapText({}), options)).toThrow(message);
	});

	it('an unknown version', () => {
		const { doc } = read(mapText({}));
		if (doc === undefined) throw new Error('refused');
		const options: unknown = { version: '1.99' };
		expect(() => write(doc, Object(options))).toThrow(/`version` must be one of 0\.16, /);
	});
});
