import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Picture } from './support/pictures.ts';
import { NOTHING, picture, smallMap } from './support/pictures.ts';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const at = (...names: string[]): string => join(folder, ...names);
const call = (line: string): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd: folder });
const tile = async (...names: string[]): Promise<Picture> => await picture(at(...names));
/** The tiles of a pyramid, as `z/x/y.png`. */
const tilesIn = (name: string): string[] =>
	readdirSync(at(name), { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => path.endsWith('.png'))
		.sort();

describe('tilewright render --tiles', () => {
	it('cuts a map into tiles; each level above is half as large', async () => {
		expect(call('render maps/orthogonal.tmj --tiles map')).toMatchObject({ status: 0, stdout: '', stderr: '' });
		call('render maps/orthogonal.tmj whole.png');
		const whole = await tile('whole.png');
		expect(whole).toMatchObject({ width: 768, height: 576 });
		const description: unknown = JSON.parse(readFileSync(at('map', 'tiles.json'), 'utf8'));
		expect(description).toMatchObject({
			name: 'orthogonal.tmj',
			tiles: '{z}/{x}/{y}.png',
			tileSize: 256,
			minZoom: 0,
			maxZoom: 2,
			width: 768,
			height: 576,
			origin: { x: 0, y: 0 },
			scale: { x: 1, y: 1 },
		});
		expect(tilesIn('map')).toHaveLength(3 * 3 + 2 * 2 + 1);
		for (const path of tilesIn('map')) expect(await tile('map', path)).toMatchObject({ width: 256, height: 256 });
		for (const [x, y] of [
			[0, 0],
			[1, 1],
			[2, 2],
		] as const) {
			const { at: color } = await tile('map', '2', String(x), `${y}.png`);
			for (let i = 0; i < 64; i++) expect(color(i, i)).toBe(whole.at(x * 256 + i, y * 256 + i));
		}
		expect((await tile('map', '2', '0', '2.png')).at(0, 64)).toBe(NOTHING);
	});

	it('each tile is the mean of the four tiles below it', async () => {
		const parent = await tile('map', '1', '0', '0.png');
		const child = await tile('map', '2', '1', '0.png');
		for (let i = 0; i < 128; i++) {
			const four = [child.at(2 * i, 2 * i), child.at(2 * i + 1, 2 * i), child.at(2 * i, 2 * i + 1), child.at(2 * i + 1, 2 * i + 1)];
			expect(parent.at(128 + i, i)).toBe(meanOf(four));
		}
		const top = await tile('map', '0', '0', '0.png');
		const left = await tile('map', '1', '0', '0.png');
		expect(top.at(10, 10)).toBe(meanOf([left.at(20, 20), left.at(21, 20), left.at(20, 21), left.at(21, 21)]));
	});

	it('empty tiles have no file', () => {
		const tiles = { infinite: true, layers: [chunked([0, 0], [40, 70])] };
		smallMap(folder, tiles, 'far.tmj');
		expect(call('render far.tmj --tiles far --tile-pixels 128')).toMatchObject({ status: 0, stderr: '' });
		expect(tilesIn('far')).toEqual(['0/0/0.png', '1/0/0.png', '1/0/1.png', '2/0/0.png', '2/1/2.png', '3/0/0.png', '3/2/4.png']);
	});

	it('--scale, --viewport and the other options apply', async () => {
		expect(call('render maps/orthogonal.tmj --tiles part --viewport 64,64,300,100 --scale 2 --no-smoothing --layers Ground').status).toBe(
			0,
		);
		call('render maps/orthogonal.tmj part.png --viewport 64,64,300,100 --scale 2 --no-smoothing --layers Ground');
		const [cut, whole] = [await tile('part', '2', '1', '0.png'), await tile('part.png')];
		for (let i = 0; i < 200; i++) expect(cut.at(i, i)).toBe(whole.at(256 + i, i));
		expect(JSON.parse(readFileSync(at('part', 'tiles.json'), 'utf8'))).toMatchObject({
			width: 600,
			height: 200,
			origin: { x: 64, y: 64 },
			scale: { x: 2, y: 2 },
		});
	});

	it('more than a block of tiles: the parts fit together', async () => {
		expect(call('render maps/orthogonal.tmj --tiles large --scale 6 --no-smoothing --tile-pixels 512 --layers Ground')).toMatchObject({
			status: 0,
		});
		const json: unknown = JSON.parse(readFileSync(at('large', 'tiles.json'), 'utf8'));
		expect(json).toMatchObject({ width: 4608, height: 3456, maxZoom: 4 });
		const right = await tile('large', '4', '8', '3.png');
		call('render maps/orthogonal.tmj large.png --scale 6 --no-smoothing --layers Ground');
		const whole = await tile('large.png');
		for (let i = 0; i < 512; i += 7) expect(right.at(i, i)).toBe(whole.at(8 * 512 + i, 3 * 512 + i));
		const parent = await tile('large', '1', '1', '0.png');
		const child = await tile('large', '2', '2', '1.png');
		for (let i = 0; i < 64; i++)
			expect(parent.at(i, 256 + i)).toBe(
				meanOf([child.at(2 * i, 2 * i), child.at(2 * i + 1, 2 * i), child.at(2 * i, 2 * i + 1), child.at(2 * i + 1, 2 * i + 1)]),
			);
	});

	it('an old pyramid is replaced completely; other files are kept', () => {
		call('render maps/orthogonal.tmj --tiles again');
		const before = tilesIn('again').length;
		expect(call('render maps/orthogonal.tmj --tiles again --size 256')).toMatchObject({ status: 0, stderr: '' });
		expect([before, tilesIn('again')]).toEqual([14, ['0/0/0.png']]);
		writeFileSync(at('again', 'notes.txt'), 'mine');
		expect(call('render maps/orthogonal.tmj --tiles again')).toMatchObject({ status: 2, stderr: expect.stringContaining('notes.txt') });
		mkdirSync(at('others', '0'), { recursive: true });
		expect(call('render maps/orthogonal.tmj --tiles others').status).toBe(2);
		rmSync(at('others', '0'), { recursive: true });
		expect(call('render maps/orthogonal.tmj --tiles others').status).toBe(0);
	});

	it('a world: its page knows the maps', () => {
		expect(call('render brill.world --tiles world --size 700')).toMatchObject({ status: 0, stderr: '' });
		const page = readFileSync(at('world', 'index.html'), 'utf8');
		expect(page).toContain('"name":"infinite.tmj"');
		expect(page).not.toMatch(/src=|https?:/);
	});

	it('file names cannot break the page', () => {
		smallMap(folder, {}, '<b>&"x.tmj');
		tilewright(['render', '<b>&"x.tmj', '--tiles', 'odd'], { cwd: folder });
		const page = readFileSync(at('odd', 'index.html'), 'utf8');
		expect(page).toContain('<title>&lt;b>&amp;&quot;x.tmj</title>');
		expect(page).not.toContain('<b>');
	});
});

/** An infinite layer with red tiles in these cells. */
function chunked(...cells: readonly (readonly [number, number])[]): object {
	const chunks = cells.map(([x, y]) => {
		const data = new Array<number>(256).fill(0);
		data[(y % 16) * 16 + (x % 16)] = 1;
		return { x: x - (x % 16), y: y - (y % 16), width: 16, height: 16, data };
	});
	return { id: 1, name: 'g', type: 'tilelayer', x: 0, y: 0, width: 0, height: 0, opacity: 1, visible: true, startx: 0, starty: 0, chunks };
}

/** The mean of colors, weighted by alpha. */
function meanOf(colors: readonly string[]): string {
	const bytes = colors.map((color) => Buffer.from(color, 'hex'));
	const alphas = bytes.map((color) => color[3] ?? 0);
	const sum = alphas.reduce((a, b) => a + b);
	if (sum === 0) return NOTHING;
	const mean = [0, 1, 2].map((c) => Math.round(bytes.reduce((all, color, i) => all + (color[c] ?? 0) * (alphas[i] ?? 0), 0) / sum));
	return Buffer.from([...mean, (sum + 2) >> 2]).toString('hex');
}
