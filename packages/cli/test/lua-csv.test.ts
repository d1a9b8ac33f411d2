import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('an export to Lua', () => {
	it('has the names of external tilesets, paths from the target, and plain objects for instances [J9, T1]', () => {
		expect(call('export', 'maps/everything.tmj', 'everything.lua')).toMatchObject({ status: 0, stderr: '' });
		const lua = text('everything.lua');
		expect(lua).toMatch(/^return \{\n {2}version = "1.10",\n {2}luaversion = "5.1",\n/);
		expect(lua).toContain('name = "Cellar",\n      firstgid = 1,\n      filename = "tilesets/dungeon.tsj"');
		expect(lua).not.toContain('template');
	});

	it('is also written by the flags of Tiled, minimized, with the requested encoding of tile data', () => {
		const { status } = call('--export-map', 'lua', '--minimize', '--compression', 'zlib', 'maps/orthogonal.tmj', 'small.lua');
		expect([status, text('small.lua').includes(',encoding="base64",compression="zlib",data="')]).toEqual([0, true]);
	});

	it('has tilesets too, and embeds them on request', () => {
		expect(call('--export-tileset', 'lua', 'tilesets/terrain.tsj', 'terrain.lua').status).toBe(0);
		expect(text('terrain.lua')).toContain('name = "Terrain"');
		expect(call('export', '--embed-tilesets', 'maps/orthogonal.tmj', 'embedded.lua').status).toBe(0);
		expect(text('embedded.lua')).not.toContain('filename');
	});

	it('of a whole project refers to the tilesets that were written', () => {
		expect(call('export', 'maps', '--out', 'dist', '--format', 'lua').status).toBe(0);
		expect(readdirSync(join(folder, 'dist/maps')).every((name) => name.endsWith('.lua'))).toBe(true);
		const lua = text('dist/maps/orthogonal.lua');
		expect(lua).toContain('filename = "../tilesets/terrain.lua",\n      exportfilename = "../tilesets/terrain.lua"');
		expect(existsSync(join(folder, 'dist/tilesets/terrain.lua'))).toBe(true);
	});
});

describe('an export to CSV', () => {
	it('writes a file for each tile layer, named after its groups and itself', () => {
		expect(call('export', 'maps/everything.tmj', 'rooms.csv')).toMatchObject({ status: 0 });
		const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
		expect(files).toContain('rooms_Room_Floor (zlib).csv');
		expect(files).not.toContain('rooms.csv');
		expect(text('rooms_Room_Floor (zlib).csv').split('\n')[0]).toMatch(/^(-?\d+,)+-?\d+$/);
	});

	it('writes one file, under the name of the target, for a map with one tile layer', () => {
		const map = {
			type: 'map',
			width: 2,
			height: 1,
			tilewidth: 8,
			tileheight: 8,
			tilesets: [{ firstgid: 1, source: 'tilesets/terrain.tsj' }],
		};
		const layer = { type: 'tilelayer', id: 1, name: 'a/b', width: 2, height: 1, data: [3, 0] };
		writeFileSync(join(folder, 'one.tmj'), JSON.stringify({ ...map, layers: [layer] }));
		expect(call('export', 'one.tmj', 'one.csv').status).toBe(0);
		expect(text('one.csv')).toBe('2,-1\n');
		writeFileSync(join(folder, 'two.tmj'), JSON.stringify({ ...map, layers: [layer, { ...layer, id: 2, name: 'c' }] }));
		expect(call('export', 'two.tmj', 'two.csv').status).toBe(0);
		expect([text('two_a_b.csv'), existsSync(join(folder, 'two.csv'))]).toEqual(['2,-1\n', false]);
	});

	it('reports layers that CSV cannot store, and refuses to lose them with --strict', () => {
		const { status, stderr } = call('export', 'maps/everything.tmj', 'lost.csv');
		expect([status, stderr]).toEqual([0, expect.stringContaining('CSV cannot store the object layer')]);
		expect(call('export', 'maps/everything.tmj', 'strict.csv', '--strict').status).toBe(1);
		expect(readdirSync(folder).some((name) => name.startsWith('strict'))).toBe(false);
	});

	it('writes layers to different files if their names differ only in characters that file names cannot have', () => {
		const map = { type: 'map', width: 1, height: 1, tilewidth: 8, tileheight: 8, tilesets: [] };
		const layers = ['a/b', 'a_b', 'a\u0000b'].map((name, id) => ({ type: 'tilelayer', id: id + 1, name, width: 1, height: 1, data: [0] }));
		writeFileSync(join(folder, 'alike.tmj'), JSON.stringify({ ...map, layers }));
		expect(call('export', 'alike.tmj', 'alike.csv').status).toBe(0);
		const files = readdirSync(folder).filter((name) => /^alike.*csv$/.test(name));
		expect(files.sort()).toEqual(['alike_a_b.csv', 'alike_a_b_2.csv', 'alike_a_b_3.csv']);
	});

	it('notes options that have no effect on it', () => {
		expect(call('export', 'one.tmj', 'one.csv', '--indent', '2').stderr).toContain('--indent has no effect on csv.');
	});

	it('writes nothing for a map without tile layers, and says so', () => {
		writeFileSync(join(folder, 'none.tmj'), JSON.stringify({ ...JSON.parse(text('one.tmj')), layers: [] }));
		const { status, stderr } = call('export', 'none.tmj', 'none.csv');
		expect([status, stderr]).toEqual([0, expect.stringContaining('note: No file was written: the map has nothing that csv can hold.')]);
		expect(existsSync(join(folder, 'none.csv'))).toBe(false);
	});

	it('cannot go to standard output, nor be combined with --out', () => {
		expect(call('export', 'one.tmj', '-', '--format', 'csv')).toMatchObject({ status: 2, stdout: '' });
		expect(call('export', 'maps', '--out', 'sheets', '--format', 'csv')).toMatchObject({ status: 2, stdout: '' });
	});
});
