import type { TileMap } from '@tilewright/format';
import { readMap } from '@tilewright/format';
import { toCsv } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';

const tileset = {
	...{ firstgid: 1, name: 'a', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 32 },
	...{ columns: 4, tilecount: 8, margin: 0, spacing: 0 },
	tiles: [
		{ id: 2, properties: [{ name: 'name', type: 'string', value: 'grass' }] },
		{ id: 3, properties: [{ name: 'name', type: 'int', value: 7 }] },
		{ id: 4, properties: [{ name: 'name', type: 'string', value: 'a,b"c' }] },
	],
};

const layer = (name: string, data: readonly number[], id = 1): object => ({
	type: 'tilelayer',
	id,
	name,
	width: 2,
	height: data.length / 2,
	data,
});

const mapOf = (layers: readonly object[], more: object = {}): TileMap =>
	readMap(JSON.stringify({ type: 'map', width: 2, height: 2, tilewidth: 16, tileheight: 16, tilesets: [tileset], layers, ...more }));

const texts = (map: TileMap): string[] => toCsv(map).map(({ text }) => text);

describe('CSV of a map', () => {
	it('has a line for each row, with the ids of tiles in their tileset, and -1 for empty cells', () => {
		expect(toCsv(mapOf([layer('Ground', [1, 2, 0, 8])]))).toEqual([{ name: 'Ground', text: '0,1\n-1,7\n' }]);
	});

	it('has the property `name` of a tile, of any type, instead of its id', () => {
		expect(texts(mapOf([layer('Ground', [3, 4, 1, 1])]))).toEqual(['grass,7\n0,0\n']);
	});

	it('quotes names that would break a line or column', () => {
		expect(texts(mapOf([layer('Ground', [5, 1, 1, 1])]))).toEqual(['"a,b""c",0\n0,0\n']);
	});

	it('sets the flip flags on ids, as signed numbers [G1]', () => {
		expect(texts(mapOf([layer('Ground', [0x80000002, 0x40000002, 0x20000002, 0x10000002])]))).toEqual([
			'-2147483647,1073741825\n536870913,268435457\n',
		]);
	});

	it('has -1 for GIDs that belong to no tileset [G5]', () => {
		expect(texts(mapOf([layer('Ground', [9, 99, 1, 1])]))).toEqual(['-1,-1\n0,0\n']);
	});

	it('names layers after their groups, each name once, and includes hidden ones', () => {
		const hidden = { ...layer('Tiles', [2, 2, 2, 2], 3), visible: false };
		const group = { type: 'group', id: 4, name: 'Town', layers: [layer('Tiles', [3, 3, 3, 3], 5)] };
		const map = mapOf([layer('Tiles', [1, 1, 1, 1], 2), hidden, group]);
		expect(toCsv(map).map(({ name }) => name)).toEqual(['Tiles', 'Tiles_2', 'Town_Tiles']);
	});

	it('covers the bounds of all chunks of an infinite layer [L3]', () => {
		const chunks = [
			{ x: -2, y: 0, width: 2, height: 2, data: [1, 1, 0, 0] },
			{ x: 2, y: 0, width: 2, height: 2, data: [0, 0, 2, 2] },
		];
		const map = mapOf([{ type: 'tilelayer', id: 1, name: 'Sea', width: 6, height: 2, chunks }], { infinite: true });
		expect(texts(map)).toEqual(['0,0,-1,-1,-1,-1\n-1,-1,-1,-1,1,1\n']);
	});

	it('is refused for chunks that lie too far apart [L3, H6]', () => {
		const chunk = (x: number): object => ({ x, y: 0, width: 1, height: 1, data: [1] });
		const infinite = {
			type: 'tilelayer',
			id: 1,
			name: 'Ground',
			width: 1,
			height: 1,
			startx: 0,
			starty: 0,
			chunks: [chunk(0), chunk(1e9)],
		};
		expect(() => texts(mapOf([infinite], { infinite: true }))).toThrow('As CSV, layer "Ground" would have 1000000001 × 1 cells');
	});

	it('is empty for a map without tile layers', () => {
		expect(toCsv(mapOf([]))).toEqual([]);
	});
});
