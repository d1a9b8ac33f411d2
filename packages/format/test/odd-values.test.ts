import type { Issue } from '@tilewright/format';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from './support/map-text.ts';
import { layerXml, mapXml } from './xml/support.ts';

/** The value that is read from a text, with the findings that need action. */
function readAs(text: string) {
	const { kind, doc, issues } = read(text);
	if (kind !== 'map' || doc === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
	return { map: doc, found: issues.filter(({ severity }) => severity !== 'info').map(whatAndWhere) };
}

const whatAndWhere = ({ code, pointer, found }: Issue): string => `${code} ${pointer} ${found}`;

describe('an empty text in place of a value', () => {
	it('counts as a missing field, if there is a default [U6]', () => {
		const object = '<object id="1" x="1" y="2" rotation="" width="" visible=""/>';
		const { map, found } = readAs(mapXml(`<objectgroup id="1" opacity="">${object}</objectgroup>`));
		expect(map.layers).toMatchObject([{ opacity: 1, objects: [{ rotation: 0, width: 0, visible: true }] }]);
		expect(found).toEqual(
			['opacity', 'objects/0/rotation', 'objects/0/width', 'objects/0/visible'].map((field) => `converted /layers/0/${field} ""`),
		);
		expect(read(mapText('"tilewidth": "", "layers": []')).issues.map(whatAndWhere)).toContain('wrong-type /tilewidth ""');
	});

	it('counts as a missing field, if the field may be missing [U6]', () => {
		const image = '<image source="a.png" width="" height=""/>';
		const { map, found } = readAs(mapXml(`<tileset firstgid="1" name="a" tilewidth="16" tileheight="16">${image}</tileset>`));
		expect(map.tilesets[0]).not.toHaveProperty('imagewidth');
		expect(found).toEqual(['converted /tilesets/0/imagewidth ""', 'converted /tilesets/0/imageheight ""']);
		expect(readAs(mapText('"tilesets":[],"layers":[],"editorsettings":""')).found).toEqual(['converted /editorsettings ""']);
	});
});

describe('a missing field that the format requires', () => {
	const OBJECTS = (shape: string): string => mapWithLayers(`{"type":"objectgroup","id":1,"objects":[{"id":1,"x":0,"y":0,${shape}}]}`);
	const INFINITE = (layer: string): string => mapText(`"infinite":true,"tilesets":[],"layers":[{"type":"tilelayer","id":1,${layer}}]`);
	const TILESET = (fields: string): string =>
		mapText(`"layers":[],"tilesets":[{"firstgid":1,"name":"a","tilewidth":16,"tileheight":16,${fields}}]`);

	/** The values that are assumed for missing fields, with their places. */
	const assumed = (text: string): string[] =>
		read(text)
			.issues.filter(({ code }) => code === 'assumed-field')
			.map(({ pointer, message }) => `${pointer} ${message}`);

	it.each([
		['a vertex', OBJECTS('"polyline":[{"x":1,"y":2},{"y":3}]'), ['/layers/0/objects/0/polyline/1 `x` is missing. It is read as 0.']],
		['a tile', TILESET('"tiles":[{"type":"a"}]'), ['/tilesets/0/tiles/0 `id` is missing. It is read as 0.']],
		[
			'a frame',
			TILESET('"tiles":[{"id":1,"animation":[{}]}]'),
			['tileid', 'duration'].map((field) => `/tilesets/0/tiles/0/animation/0 \`${field}\` is missing. It is read as 0.`),
		],
		['a grid', TILESET('"grid":{"width":8}'), ['/tilesets/0/grid `height` is missing. It is read as 0.']],
		['a reference', mapText('"layers":[],"tilesets":[{"source":"a.tsj"}]'), ['/tilesets/0 `firstgid` is missing. It is read as 0.']],
	])('is read as Tiled reads it: %s [W1]', (_, text, expected) => {
		const { doc, issues } = read(text);
		expect(doc).toBeDefined();
		expect(assumed(text)).toEqual(expected);
		expect(issues.filter(({ severity }) => severity === 'warning')).toHaveLength(expected.length);
		// As the file has it, nothing is filled in, and the findings are the same.
		expect(read(text, { upgrade: false }).issues).toEqual(issues);
	});

	it('is read as 0 beside chunks: an infinite layer has the size of its chunks [L3, W1]', () => {
		const text = INFINITE('"chunks":[{"width":2,"height":1,"data":[0,0]}]');
		expect(readAs(text).map.layers).toMatchObject([{ width: 0, height: 0, chunks: [{ x: 0, y: 0 }] }]);
		expect(assumed(text)).toHaveLength(4);
		const chunk = '<chunk width="1" height="1">0</chunk><chunk x="3" y="-2" width="1" height="1">0</chunk>';
		const { map, found } = readAs(mapXml(`<layer id="1"><data encoding="csv">${chunk}</data></layer>`, ' infinite="1"'));
		expect(map.layers).toMatchObject([
			{
				startx: 0,
				starty: -2,
				width: 0,
				height: 0,
				chunks: [
					{ x: 0, y: 0 },
					{ x: 3, y: -2 },
				],
			},
		]);
		expect(found).toHaveLength(4);
	});

	it.each([
		['the size of a fixed map', '{"type":"map","width":2,"tilewidth":16,"tileheight":16,"tilesets":[],"layers":[]}', 'height'],
		[
			'the tile size of a map',
			'{"type":"map","infinite":true,"width":2,"height":2,"tilewidth":16,"tilesets":[],"layers":[]}',
			'tileheight',
		],
		['the size of a fixed layer', mapWithLayers('{"type":"tilelayer","id":1,"width":2,"data":[0,0]}'), 'height'],
		['the size of a chunk', INFINITE('"width":1,"height":1,"chunks":[{"x":0,"y":0,"width":1,"data":[0]}]'), 'height'],
		['the first GID of an embedded tileset', mapText('"layers":[],"tilesets":[{"tilewidth":1,"tileheight":1,"name":"a"}]'), 'firstgid'],
		['the value of a property', mapText('"tilesets":[],"layers":[],"properties":[{"name":"a","type":"int"}]'), 'value'],
		['the colors of a Wang tile', TILESET('"wangsets":[{"wangtiles":[{"tileid":1}]}]'), 'wangid'],
	])('is an error where the rest means nothing without it: %s [W1]', (_, text, field) => {
		const { doc, issues } = read(text);
		expect(doc).toBeUndefined();
		expect(issues.filter(({ severity }) => severity === 'error').map(({ code, message }) => [code, message])).toEqual([
			['missing-field', `\`${field}\` is missing.`],
		]);
	});

	it('has a size in an infinite map only: there it means nothing [W1]', () => {
		const text = '{"type":"map","infinite":true,"tilewidth":16,"tileheight":16,"tilesets":[],"layers":[]}';
		expect(readAs(text).map).toMatchObject({ width: 0, height: 0 });
		expect(assumed(text)).toHaveLength(2);
	});
});

describe('values that other programs write in another way', () => {
	it.each(['1,2 3,', '1,2 ,3', '0, 0', '1,2 3'])('a half of a vertex is an error in XML: %s [X6]', (points) => {
		const { doc, issues } = read(mapXml(`<objectgroup id="1"><object id="1"><polygon points="${points}"/></object></objectgroup>`));
		expect(doc).toBeUndefined();
		expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['wrong-type']));
	});

	it.each(['ellipse', 'point', 'capsule'])('%s is a mark if it is 1 or a text, as in Tiled [U6]', (mark) => {
		const objects = ['1', '"true"', '"1"', '0', '"false"', '2'].map((value, i) => `{"id":${i + 1},"${mark}":${value}}`);
		const { map, found } = readAs(mapWithLayers(`{"type":"objectgroup","id":1,"objects":[${objects.join(',')}]}`));
		const [first, second, third, ...others] = map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
		expect([first, second, third]).toMatchObject([{ [mark]: true }, { [mark]: true }, { [mark]: true }]);
		expect(others).toMatchObject([{ [mark]: 0 }, { [mark]: 'false' }, { [mark]: 2 }]);
		expect(found).toEqual(['1', '"true"', '"1"'].map((value, i) => `converted /layers/0/objects/${i}/${mark} ${value}`));
	});

	it('a number in quotes has any form that a number has in XML [U6]', () => {
		const fields = '"parallaxoriginx":"+5","parallaxoriginy":".5","tilesets":[],"layers":[]';
		const { map, found } = readAs(mapText(fields));
		expect(map).toMatchObject({ parallaxoriginx: 5, parallaxoriginy: 0.5 });
		expect(found).toEqual(['converted /parallaxoriginx "+5"', 'converted /parallaxoriginy ".5"']);
	});

	it('an empty object is an empty list: some languages cannot tell them apart [U6]', () => {
		const { map, found } = readAs(mapText('"tilesets":{},"layers":[{"type":"objectgroup","id":1,"objects":{}}]'));
		expect(map).toMatchObject({ tilesets: [], layers: [{ objects: [] }] });
		expect(found).toEqual(['converted /tilesets an object', 'converted /layers/0/objects an object']);
		const set = '{"name":"a","type":"corner","tile":-1,"colors":{},"wangtiles":{}}';
		const tileset = `{"firstgid":1,"name":"a","tilewidth":8,"tileheight":8,"tilecount":1,"columns":1,"wangsets":[${set}]}`;
		expect(readAs(mapText(`"tilesets":[${tileset}],"layers":[]`)).found).toEqual([
			'converted /tilesets/0/wangsets/0/colors an object',
			'converted /tilesets/0/wangsets/0/wangtiles an object',
		]);
		expect(read(mapText('"tilesets":{"a":1},"layers":[]')).doc).toBeUndefined();
	});

	it('a compression has no meaning for cells that are no base64, as in Tiled [L2]', () => {
		const { map, found } = readAs(mapWithLayers(tileLayer('"encoding":"csv","compression":"none","data":[0,0,0,0]')));
		expect(map.layers).toMatchObject([{ encoding: 'csv', compression: '' }]);
		expect(found).toEqual(['converted /layers/0/compression "none"']);
		expect(readAs(layerXml('<data encoding="csv" compression="none">0,0,0,0</data>')).found).toEqual(found);
		const base64 = tileLayer('"encoding":"base64","compression":"none","data":"AAAAAAAAAAAAAAAAAAAAAA=="');
		expect(read(mapWithLayers(base64)).issues).toContainEqual(expect.objectContaining({ code: 'unknown-type' }));
	});

	it('the short form of a transparent color, without `#` in XML [X3]', () => {
		const { map, found } = readAs(mapXml('<imagelayer id="1"><image source="a.png" trans="F0f"/></imagelayer>'));
		expect(map.layers).toMatchObject([{ transparentcolor: '#ff00ff' }]);
		expect(found).toEqual(['converted /layers/0/transparentcolor "#F0f"']);
	});
});

describe('the type of a property', () => {
	const withProperty = (json: string): string => mapText(`"tilesets":[],"layers":[],"properties":[${json}]`);

	it.each([
		['a boolean', 'true', { type: 'bool', value: true }],
		['a whole number', '3', { type: 'int', value: 3 }],
		['a number', '1.5', { type: 'float', value: 1.5 }],
		['an object', '{"x":1}', { type: 'class', value: { x: 1 } }],
	])('that is missing is that of its value: %s [U6]', (_, value, expected) => {
		const { map, found } = readAs(withProperty(`{"name":"a","value":${value}}`));
		expect(map.properties).toEqual([{ name: 'a', ...expected }]);
		expect(found).toEqual(['converted /properties/0/type nothing']);
	});

	it('that is missing beside a text is `string`, without a finding', () => {
		const { map, found } = readAs(withProperty('{"name":"a","value":"x"}'));
		expect(map.properties).toEqual([{ name: 'a', type: 'string', value: 'x' }]);
		expect(found).toEqual([]);
	});

	it.each([
		['no type', '', 'nothing'],
		['an empty type', ' type=""', '""'],
	])('that is missing is `class` beside members, in XML: %s [U6, N8]', (_, type, found) => {
		const inner = `<property name="b"${type}><properties><property name="c" type="file" value="d.png"/></properties></property>`;
		const outer = `<property name="a"${type} propertytype="Spot"><properties><property name="n" type="int" value="3"/>${inner}</properties></property>`;
		const { map, found: findings } = readAs(mapXml(`<properties>${outer}</properties>`));
		expect(map.properties).toEqual([
			{
				...{ name: 'a', type: 'class', propertytype: 'Spot', value: { n: 3, b: { c: 'd.png' } } },
				membertypes: { b: { type: 'class', members: { c: { type: 'file' } } } },
			},
		]);
		expect(findings).toEqual([`converted /properties/0/type ${found}`]);
	});

	it.each([
		['"boolean","value":true', { type: 'bool', propertytype: 'boolean', value: true }],
		['"point","value":"1,2"', { type: 'string', propertytype: 'point', value: '1,2' }],
		['"point","value":{"x":1}', { type: 'class', propertytype: 'point', value: { x: 1 } }],
		['"mood","propertytype":"Mood","value":2', { type: 'int', propertytype: 'Mood', value: 2 }],
		['"","value":"x"', { type: 'string', value: 'x' }],
		['7,"value":"x"', { type: 'string', value: 'x' }],
	])('that nobody knows is that of its value, and names a custom type: %s [U6, N8]', (json, expected) => {
		const { map, found } = readAs(withProperty(`{"name":"a","type":${json}}`));
		expect(map.properties).toEqual([{ name: 'a', ...expected }]);
		expect(found).toEqual([expect.stringMatching(/^converted \/properties\/0\/type /)]);
	});

	it('is found in older JSON, in lists and in XML', () => {
		const older = readAs(mapText('"tilesets":[],"layers":[],"properties":{"a":"1,2"},"propertytypes":{"a":"point"}'));
		expect(older.found).toEqual(['converted /propertytypes/a "point"']);
		const list = readAs(withProperty('{"name":"a","type":"list","value":[{"type":"date","value":1},{"value":2}]}'));
		expect(list.map.properties[0]?.value).toEqual([
			{ type: 'int', propertytype: 'date', value: 1 },
			{ type: 'int', value: 2 },
		]);
		const xml = readAs(mapXml('<properties><property name="a" type="point" value="1,2"/></properties>'));
		expect(xml.map.properties).toEqual([{ name: 'a', type: 'string', propertytype: 'point', value: '1,2' }]);
	});
});

describe('values in the form of another program', () => {
	it('True and False, as Python and C# write them [U6]', () => {
		const { map, found } = readAs(mapXml('<group id="1" name="a" visible="False" locked="True"/>'));
		expect(map.layers).toMatchObject([{ visible: false, locked: true }]);
		expect(found).toEqual(['converted /layers/0/visible "False"', 'converted /layers/0/locked "True"']);
	});

	it('short colors, which Tiled reads too [N7]', () => {
		const { map, found } = readAs(mapText('"tilesets":[],"layers":[],"backgroundcolor":"#0aF"'));
		expect(map.backgroundcolor).toBe('#00aaff');
		expect(found).toEqual(['converted /backgroundcolor "#0aF"']);
	});

	it('an empty text in place of a word counts as missing', () => {
		const { map, found } = readAs(
			mapWithLayers(tileLayer('"data":"AQAAAAAAAAAAAAAAAAAAAA==","encoding":""'), '"tilesets":[],"renderorder":""'),
		);
		expect(map).toMatchObject({ renderorder: 'right-down', layers: [{ encoding: 'base64', data: new Uint32Array([1, 0, 0, 0]) }] });
		expect(found).toEqual(expect.arrayContaining(['converted /renderorder ""', 'converted /layers/0/encoding ""']));
		expect(readAs(layerXml('<data encoding="">0,0,0,0</data>')).found).toEqual(['converted /layers/0/encoding ""']);
	});

	it('a signed GID of an object is its 32 bits, as those of cells are [G4]', () => {
		const object = '{"id":1,"x":0,"y":0,"width":8,"height":8,"gid":-2147483647}';
		const { map, found } = readAs(mapWithLayers(`{"id":1,"name":"a","type":"objectgroup","objects":[${object}]}`));
		expect(map.layers).toMatchObject([{ objects: [{ gid: 0x80000001 }] }]);
		expect(found).toEqual(['converted /layers/0/objects/0/gid -2147483647']);
	});

	it('no terrain at all in XML [X4]', () => {
		const terrains = '<terraintypes><terrain name="a" tile="0"/></terraintypes><tile id="0" terrain=""/><tile id="1" terrain="0,,,"/>';
		const { map, found } = readAs(
			mapXml(`<tileset firstgid="1" name="t" tilewidth="8" tileheight="8" tilecount="2" columns="1">${terrains}</tileset>`),
		);
		expect(map.tilesets).toMatchObject([{ wangsets: [{ wangtiles: [{ tileid: 1, wangid: [0, 0, 0, 0, 0, 0, 0, 1] }] }] }]);
		expect(found).toEqual([]);
	});
});

it('a <tile> with an empty gid is an empty cell, as one without a gid [X2]', () => {
	const { map, found } = readAs(layerXml('<data><tile gid="1"/><tile gid=""/><tile/><tile gid="2"/></data>'));
	expect(map.layers).toMatchObject([{ data: Uint32Array.of(1, 0, 0, 2) }]);
	expect(found.filter((text) => !text.startsWith('gid-without-tileset'))).toEqual([]);
});

describe('a layer with cells and chunks: its cells win, as in Tiled [L3]', () => {
	const chunk = '{"x":0,"y":0,"width":2,"height":1,"data":[9,9]}';
	const layer = (data: string, chunks: string): string => mapWithLayers(tileLayer(`"data":${data},"chunks":${chunks}`, 2, 1));

	it('empty chunks are left out without a finding', () => {
		const { map, found } = readAs(layer('[1,2]', '[]'));
		expect(map.layers).toMatchObject([{ data: Uint32Array.of(1, 2) }]);
		expect(map.layers[0]).not.toHaveProperty('chunks');
		expect(found).toEqual([]);
	});

	it.each([
		['finite', false],
		['infinite', true],
	])('other chunks are reported: a map that is %s', (_, infinite) => {
		const text = layer('[1,2]', `[${chunk}]`).replace('{', `{"infinite":${infinite},`);
		const { map, found } = readAs(text);
		expect(map.layers).toMatchObject([{ data: Uint32Array.of(1, 2) }]);
		expect(map.layers[0]).not.toHaveProperty('chunks');
		expect(found).toEqual(['dropped /layers/0/chunks it']);
	});

	it('no cells leave the chunks', () => {
		const { map } = readAs(layer('null', `[${chunk}]`));
		expect(map.layers).toMatchObject([{ chunks: [{ data: Uint32Array.of(9, 9) }] }]);
	});

	it('is kept as it is if it is not upgraded', () => {
		const { doc } = read(layer('[1,2]', `[${chunk}]`), { upgrade: false });
		expect(doc).toMatchObject({ layers: [{ data: [1, 2], chunks: [{ data: [9, 9] }] }] });
	});
});
