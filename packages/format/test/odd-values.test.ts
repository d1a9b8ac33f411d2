import type { Issue } from '@tilewright/format';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText, mapWithLayers, tileLayer } from './support/map-text.ts';
import { layerXml, mapXml } from './xml/support.ts';

/** What a text is read as, with the findings that need action. */
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
		expect(read(mapText('"width": "", "layers": []')).issues.map(whatAndWhere)).toContain('wrong-type /width ""');
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
