import { readMap } from '@tilewright/format';
import { toLua } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const mapOf = (more: object): ReturnType<typeof readMap> =>
	readMap(JSON.stringify({ type: 'map', width: 2, height: 2, tilewidth: 16, tileheight: 16, tilesets: [], layers: [], ...more }));

const lines = (more: object): string[] =>
	toLua(mapOf(more))
		.split('\n')
		.map((line) => line.trim());

describe('Lua of a map', () => {
	it('is a chunk that returns a table, indented by two spaces', () => {
		expect(toLua(mapOf({ properties: [{ name: 'a "b"', type: 'string', value: 'c\\\nd' }] }))).toBe(`return {
  version = "1.10",
  luaversion = "5.1",
  tiledversion = "1.12",
  class = "",
  orientation = "orthogonal",
  renderorder = "right-down",
  width = 2,
  height = 2,
  tilewidth = 16,
  tileheight = 16,
  nextlayerid = 1,
  nextobjectid = 1,
  properties = {
    ["a \\"b\\""] = "c\\\\\\nd"
  },
  tilesets = {},
  layers = {}
}
`);
	});

	it('has no white space if it is minimized', () => {
		const minimized = toLua(mapOf({ backgroundcolor: '#80ff0001' }), { minimize: true });
		expect(minimized).toContain('return {version="1.10",');
		expect(minimized).toContain(',backgroundcolor={255,0,1,128},');
		expect(minimized.trimEnd()).not.toContain('\n');
	});

	it('has tile data as numbers, one row on each line, or as base64', () => {
		const layer = { type: 'tilelayer', id: 1, name: 'Ground', width: 2, height: 2, data: [1, 0x80000002, 0, 3] };
		const numbers = lines({ layers: [layer] });
		expect(numbers.slice(numbers.indexOf('encoding = "lua",'))).toEqual([
			'encoding = "lua",',
			'data = {',
			'1, 2147483650,',
			'0, 3',
			'}',
			'}',
			'}',
			'}',
			'',
		]);
		const base64 = lines({ layers: [{ ...layer, encoding: 'base64', data: 'AQAAAAIAAIAAAAAAAwAAAA==' }] });
		expect(base64.slice(base64.indexOf('encoding = "base64",'))).toEqual([
			'encoding = "base64",',
			'data = "AQAAAAIAAIAAAAAAAwAAAA=="',
			'}',
			'}',
			'}',
			'',
		]);
	});

	it('has the chunks of an infinite layer', () => {
		const chunk = { x: -16, y: 0, width: 2, height: 1, data: [1, 2] };
		const layer = { type: 'tilelayer', id: 1, name: 'Sea', width: 2, height: 1, chunks: [chunk] };
		expect(lines({ infinite: true, layers: [layer] })).toEqual(
			expect.arrayContaining(['chunks = {', 'x = -16, y = 0, width = 2, height = 1,', 'data = {', '1, 2']),
		);
	});

	it('distinguishes objects from numbers in properties, and keeps classes and lists', () => {
		const properties = [
			{ name: 'door', type: 'object', value: 4 },
			{ name: 'loot', type: 'class', propertytype: 'Loot', value: { coins: 3, gems: ['ruby'] } },
			{
				name: 'path',
				type: 'list',
				value: [
					{ type: 'object', value: 4 },
					{ type: 'list', value: [{ type: 'bool', value: true }] },
				],
			},
		];
		const text = toLua(mapOf({ properties }), { minimize: true });
		expect(text).toContain('properties={["door"]={id=4},["loot"]={["coins"]=3,["gems"]={"ruby"}},["path"]={4,{true}}}');
	});

	it('has values that do not fit their types as they are [H5]', () => {
		const properties = [
			{ name: 'a', type: 'list', value: 1 },
			{ name: 'b', type: 'class', value: 'c' },
			{ name: 'd', type: 'string', value: { e: ['f'] } },
			{ name: 'g', type: 'list', value: [{ type: 'int', value: { h: null } }] },
		];
		expect(lines({ properties }).join(' ')).toContain(
			'properties = { ["a"] = 1, ["b"] = "c", ["d"] = { ["e"] = { "f" } }, ["g"] = { { ["h"] = "" } } }',
		);
	});

	it('has the shape of each object', () => {
		const base = { x: 1.5, y: 2, width: 0, height: 0, rotation: 0, visible: true, name: '', type: '' };
		const marks = [
			{},
			{ point: true },
			{ ellipse: true },
			{ capsule: true },
			{ polygon: [{ x: 0, y: 0 }] },
			{ text: { text: 'Hi' } },
			{ gid: 5 },
		];
		const objects = marks.map((mark, i) => ({ id: i + 1, ...base, ...mark }));
		const all = lines({ layers: [{ type: 'objectgroup', id: 1, name: '', draworder: 'topdown', objects }] });
		expect(all.filter((line) => line.startsWith('shape'))).toEqual(
			['rectangle', 'point', 'ellipse', 'capsule', 'polygon', 'text', 'rectangle'].map((shape) => `shape = "${shape}",`),
		);
		expect(all).toEqual(expect.arrayContaining(['gid = 5,', 'text = "Hi",', '{ x = 0, y = 0 }', 'x = 1.5,']));
	});

	it('leaves out invalid colors', () => {
		expect(lines({ backgroundcolor: 'red' }).some((line) => line.startsWith('backgroundcolor'))).toBe(false);
	});

	it('names an external tileset after its file by default', () => {
		const tilesets = [{ firstgid: 1, source: '../sets/desert.tsx' }];
		expect(lines({ tilesets })).toEqual(expect.arrayContaining(['name = "desert",', 'firstgid = 1,', 'filename = "../sets/desert.tsx"']));
		const text = toLua(mapOf({ tilesets }), { tilesetNames: new Map([[1, 'Desert']]) });
		expect(text).toContain('name = "Desert"');
	});
});
