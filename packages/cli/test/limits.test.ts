import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, tilewright } from './support/run.ts';

/** A PNG of 1 × 1 pixels. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const TILESET = JSON.stringify({
	...{ type: 'tileset', name: 'tiles', tilewidth: 1, tileheight: 1, tilecount: 1, columns: 1, margin: 0, spacing: 0 },
	...{ image: 'tiles.png', imagewidth: 1, imageheight: 1 },
});

const MAP = JSON.stringify({
	...{ type: 'map', orientation: 'orthogonal', width: 3, height: 2, tilewidth: 1, tileheight: 1 },
	tilesets: [{ firstgid: 1, source: 'tiles.tsj' }],
	layers: [{ type: 'tilelayer', id: 1, name: 'a', width: 3, height: 2, data: [1, 1, 1, 1, 1, 1] }],
});

/** A map of six cells with a tileset and its image of one pixel. */
function folderOfMap(): string {
	const folder = temporaryFolder();
	writeFileSync(join(folder, 'map.tmj'), MAP);
	writeFileSync(join(folder, 'tiles.tsj'), TILESET);
	writeFileSync(join(folder, 'tiles.png'), PNG);
	return folder;
}

const cwd = folderOfMap();
const all = String(MAP.length + TILESET.length);

/** A limit that is exactly enough, one that is too low by one, and the message for it. */
const EDGES = [
	{ name: 'files', enough: '2', less: '1', says: 'the limit of files is 1' },
	{ name: 'bytes', enough: all, less: String(Number(all) - 1), says: `the limit of bytes for all files together is ${Number(all) - 1}` },
	{ name: 'cells', enough: '6', less: '5', says: 'the limit for the whole document is 5' },
	{ name: 'depth', enough: '1', less: '0', says: 'it is more than 0 references away' },
];

describe('--limit', () => {
	it.each(EDGES)('$name of validate: what is one too much is a finding', ({ name, enough, less, says }) => {
		expect(tilewright(['validate', 'map.tmj', '--limit', `${name}=${enough}`], { cwd })).toMatchObject({ status: 0 });
		const { status, stdout } = tilewright(['validate', 'map.tmj', '--limit', `${name}=${less}`], { cwd });
		expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining(says) });
	});

	it('cells and bytes of validate --no-references count for each file', () => {
		const check = (limit: string): number | null =>
			tilewright(['validate', 'map.tmj', '--no-references', '--limit', limit], { cwd }).status;
		expect(['cells=6', 'cells=5', `bytes=${MAP.length}`, `bytes=${MAP.length - 1}`].map(check)).toEqual([0, 1, 0, 1]);
	});

	it('pixels of render: an image that is too large is not drawn, and reported', () => {
		const draw = (pixels: number) => tilewright(['render', 'map.tmj', 'map.png', '--strict', '--limit', `pixels=${pixels}`], { cwd });
		expect(draw(1)).toMatchObject({ status: 0 });
		writeFileSync(join(cwd, 'wide.tsj'), TILESET.replace('tiles.png', 'wide.png'));
		writeFileSync(join(cwd, 'wide.png'), wide(2));
		writeFileSync(join(cwd, 'wide.tmj'), MAP.replace('tiles.tsj', 'wide.tsj'));
		const { status, stderr } = tilewright(['render', 'wide.tmj', 'wide-map.png', '--strict', '--limit', 'pixels=1'], { cwd });
		expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('would have more than 1 pixels') });
	});

	it.each([
		['together', []],
		['each alone', ['--no-references']],
	])('seconds of validate, %s: files that are left are named, with exit code 3', (_, words) => {
		const { status, stderr } = tilewright(['validate', 'map.tmj', ...words, '--limit', 'seconds=0'], { cwd });
		expect({ status, stderr }).toEqual({
			status: 3,
			stderr: expect.stringContaining('Cannot read "map.tmj": the time for reading is over, 0 seconds'),
		});
		expect(tilewright(['validate', 'map.tmj', ...words, '--limit', 'seconds=100000'], { cwd }).status).toBe(0);
	});

	it('seconds of validate: nothing of it is kept for the next run', () => {
		const check = (...words: string[]): number | null => tilewright(['validate', 'map.tmj', '--cache', 'cache', ...words], { cwd }).status;
		expect([check('--limit', 'seconds=0'), check(), check('--limit', 'seconds=0')]).toEqual([3, 0, 3]);
	});

	it('seconds of render: what is left is reported', () => {
		const draw = (seconds: number) => tilewright(['render', 'map.tmj', 'map.png', '--strict', '--limit', `seconds=${seconds}`], { cwd });
		expect(draw(0)).toMatchObject({ status: 1, stderr: expect.stringContaining('the time for reading is over, 0 seconds') });
		expect(draw(100_000)).toMatchObject({ status: 0 });
	});

	it('of another name or without a number is refused', () => {
		for (const limit of ['pixels=5', 'files', 'files=0', 'files=-1', 'files=1.5', 'files=99999999999999999999'])
			expect(tilewright(['validate', 'map.tmj', '--limit', limit], { cwd })).toMatchObject({
				status: 2,
				stderr: expect.stringContaining('The names are: files, bytes, cells, depth, seconds.'),
			});
	});
});

/** The head of a PNG that claims to be so wide. */
function wide(width: number): Buffer {
	const png = Buffer.from(PNG);
	png.writeUInt32BE(width, 16);
	return png;
}
