import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Picture } from './support/pictures.ts';
import { COLORS, group, NOTHING, objectLayer, picture, smallMap, tileLayer } from './support/pictures.ts';
import type { Outcome } from './support/run.ts';
import { copyOfExamples, leftovers, temporaryFolder, tilewright } from './support/run.ts';

const [RED, GREEN, BLUE, YELLOW] = [COLORS[1], COLORS[2], COLORS[3], COLORS[4]];
const folder = temporaryFolder();
const at = (...names: string[]): string => join(folder, ...names);
const call = (line: string): Outcome => tilewright(line.split(' ').filter(Boolean), { cwd: folder });

smallMap(folder);
smallMap(
	folder,
	{
		layers: [
			tileLayer(1, 'Ground', [1, 1, 1, 1, 1, 1, 1, 1]),
			group(2, 'Upper', [
				tileLayer(3, 'Walls', [0, 2, 0, 0, 0, 0, 0, 0]),
				tileLayer(4, 'Secret', [0, 0, 3, 0, 0, 0, 0, 0], { visible: false }),
			]),
			objectLayer(5, 'Things', [
				['Key', 4, 0, 16],
				['Door', 3, 8, 16],
			]),
		],
	},
	'layers.tmj',
);

/** Draws a map, and reads the picture. */
async function drawn(line: string): Promise<Picture> {
	expect(call(`render ${line} out.png`)).toMatchObject({ status: 0, stdout: '', stderr: '' });
	return await picture(at('out.png'));
}

/** The color at a corner of each tile of interest, which shows the layers that were drawn. */
async function layersOf(flags: string): Promise<string[]> {
	const { at } = await drawn(`layers.tmj ${flags}`);
	return [at(25, 1), at(9, 1), at(17, 1), at(1, 9), at(9, 9)];
}

describe('tilewright render', () => {
	it('draws a map at its own size, with or without smoothing [R12]', async () => {
		for (const flags of ['', ' --no-smoothing', ' --scale 1']) {
			const { width, height, at } = await drawn(`map.tmj${flags}`);
			expect([width, height]).toEqual([32, 16]);
			expect([at(0, 0), at(7, 7), at(8, 0), at(16, 7), at(31, 7), at(0, 8)]).toEqual([RED, RED, GREEN, BLUE, YELLOW, NOTHING]);
		}
	});

	it('from standard input to standard output', async () => {
		const { status, bytes, stderr } = tilewright(['render', '-', '-'], { cwd: folder, input: readFileSync(at('map.tmj')) });
		expect([status, stderr]).toEqual([0, '']);
		expect((await picture(bytes)).at(9, 1)).toBe(GREEN);
	});

	it('a world: each map at its position', async () => {
		smallMap(folder, { layers: [tileLayer(1, 'Ground', [3, 3, 3, 3, 3, 3, 3, 3])] }, 'other.tmj');
		const maps = [
			{ fileName: 'map.tmj', x: 0, y: 0 },
			{ fileName: 'other.tmj', x: 32, y: -16 },
		];
		writeFileSync(at('two.world'), JSON.stringify({ type: 'world', maps, onlyShowAdjacentMaps: false }));
		const { width, height, at: color } = await drawn('two.world');
		expect([width, height]).toEqual([64, 32]);
		expect([color(1, 17), color(33, 1), color(1, 1)]).toEqual([RED, BLUE, NOTHING]);
	});

	it.each([
		['--scale 2 --no-smoothing', 64, 32],
		['--scale 0.5', 16, 8],
		['--scale 0.3', 9, 4],
		['--tilesize 4 --scale 3', 16, 8],
		['--size 8', 8, 4],
		['--size 1000 --tilesize 3', 32, 16],
		['--viewport 8,0,16,8', 16, 8],
		['--viewport 8,0,16,8 --size 4', 4, 2],
		['-s 2', 64, 32],
		['-t 16 -a', 64, 32],
	])('%s: %i × %i pixels [C3]', async (flags, width, height) => {
		expect(await drawn(`map.tmj ${flags}`)).toMatchObject({ width, height });
	});

	it('--viewport: a part of the map, also beyond its edges', async () => {
		const { at } = await drawn('map.tmj --viewport -8,0,24,8');
		expect([at(0, 0), at(8, 0), at(16, 0)]).toEqual([NOTHING, RED, GREEN]);
	});

	it('smooths scaled pictures, except with --no-smoothing', async () => {
		const sharp = await drawn('map.tmj --scale 4 --no-smoothing');
		expect([sharp.at(31, 8), sharp.at(32, 8)]).toEqual([RED, GREEN]);
		const half = await drawn('map.tmj --scale 0.5 --no-smoothing');
		expect([half.at(3, 0), half.at(4, 0)]).toEqual([RED, GREEN]);
	});
});

describe('which layers and objects [C3]', () => {
	it.each([
		['', [RED, GREEN, RED, YELLOW, BLUE]],
		['--ignore-visibility', [RED, GREEN, BLUE, YELLOW, BLUE]],
		['--hide-layer ground', [NOTHING, GREEN, NOTHING, YELLOW, BLUE]],
		['--hide-layer #1 --hide-layer THINGS', [NOTHING, GREEN, NOTHING, NOTHING, NOTHING]],
		['--show-layer walls', [NOTHING, GREEN, NOTHING, NOTHING, NOTHING]],
		['--show-layer secret --show-layer things', [NOTHING, NOTHING, NOTHING, YELLOW, BLUE]],
		['--show-layer upper --ignore-visibility', [NOTHING, GREEN, BLUE, NOTHING, NOTHING]],
		['--hide-layer upper --ignore-visibility', [RED, RED, RED, YELLOW, BLUE]],
		['--layers #4,Things', [NOTHING, NOTHING, BLUE, YELLOW, BLUE]],
		['--hide-tile-layers', [NOTHING, NOTHING, NOTHING, YELLOW, BLUE]],
		['--hide-object-layers', [RED, GREEN, RED, RED, RED]],
		['--hide-image-layers', [RED, GREEN, RED, YELLOW, BLUE]],
		['--hide-object key', [RED, GREEN, RED, RED, BLUE]],
		['--show-object KEY', [RED, GREEN, RED, YELLOW, RED]],
		['--show-object #51', [RED, GREEN, RED, RED, BLUE]],
	])('%s', async (flags, expected) => {
		expect(await layersOf(flags)).toEqual(expected);
	});

	it('unknown names are reported', () => {
		expect(call('render layers.tmj out.png --hide-layer wals --show-object Chest')).toMatchObject({
			status: 0,
			stderr:
				'note: --hide-layer wals: unknown layer. The layers are: Ground, Walls, Secret, Things\n' +
				'note: --show-object Chest: unknown object.\n',
		});
	});

	const hidden = group(1, 'Upper', [tileLayer(2, 'Secret', [1, 1, 1, 1, 1, 1, 1, 1], { visible: false })]);
	it.each([
		['layers.tmj', '--show-layer Walls --hide-layer Walls', 'The options exclude all layers.'],
		['hidden.tmj', '', 'All layers are hidden. To draw them: --ignore-visibility.'],
		['hidden.tmj', '--ignore-visibility --hide-layer Upper', 'The options exclude all layers.'],
		['bare.tmj', '', 'There are no layers to draw.'],
		['bare.tmj', '--hide-tile-layers', 'There are no layers to draw.'],
	])('says why %s %s shows no layer', (map, flags, why) => {
		smallMap(folder, { layers: [hidden] }, 'hidden.tmj');
		smallMap(folder, { layers: [group(1, 'Empty', [])] }, 'bare.tmj');
		expect(call(`render ${map} out.png ${flags}`)).toMatchObject({ status: 0, stderr: `note: ${why}\n` });
	});
});

describe('background, parallax, time, grid: drawn on request [R11]', () => {
	it('--no-shapes: collision shapes are left out, tile objects stay', async () => {
		const wall = { id: 1, name: 'wall', type: '', x: 1, y: 1, width: 14, height: 14, rotation: 0, visible: true };
		const chest = { id: 2, name: 'chest', type: '', gid: 3, x: 16, y: 16, width: 8, height: 8, rotation: 0, visible: true };
		const layers = [{ id: 1, name: 'Things', type: 'objectgroup', x: 0, y: 0, opacity: 1, visible: true, objects: [wall, chest] }];
		smallMap(folder, { layers }, 'walls.tmj');
		const both = (await drawn('walls.tmj')).at;
		expect([both(8, 8) === NOTHING, both(18, 10)]).toEqual([false, BLUE]);
		const { at } = await drawn('walls.tmj --no-shapes');
		expect([at(8, 8), at(1, 1), at(18, 10)]).toEqual([NOTHING, NOTHING, BLUE]);
	});

	it('--background', async () => {
		smallMap(folder, { backgroundcolor: '#102030' }, 'background.tmj');
		expect((await drawn('background.tmj')).at(1, 9)).toBe(NOTHING);
		expect((await drawn('background.tmj --background')).at(1, 9)).toBe('102030ff');
	});

	it('--parallax: the camera moves layers by their factors', async () => {
		const layers = [tileLayer(1, 'Far', [1, 0, 0, 0, 0, 0, 0, 0], { parallaxx: 0.5 })];
		smallMap(folder, { layers }, 'parallax.tmj');
		expect((await drawn('parallax.tmj')).at(1, 1)).toBe(RED);
		const { at } = await drawn('parallax.tmj --parallax 16,0');
		expect([at(1, 1), at(9, 1)]).toEqual([NOTHING, RED]);
	});

	it('--time and --advance-animations', async () => {
		expect((await drawn('map.tmj --time 99')).at(9, 1)).toBe(GREEN);
		expect((await drawn('map.tmj --time 100')).at(9, 1)).toBe(YELLOW);
		expect((await drawn('map.tmj --advance-animations 200')).at(9, 1)).toBe(GREEN);
	});

	it('--grid', async () => {
		const { at } = await drawn('map.tmj --grid');
		expect(at(8, 12)).not.toBe(NOTHING);
	});

	it('--project: objects have the colors of their classes', async () => {
		const types = [{ id: 1, name: 'Zone', type: 'class', color: '#ff00ff00', members: [], useAs: ['object'], drawFill: true }];
		writeFileSync(at('colors.tiled-project'), JSON.stringify({ propertyTypes: types }));
		const zone = { id: 1, name: 'z', type: 'Zone', x: 4, y: 4, width: 20, height: 8, rotation: 0, visible: true };
		const layers = [{ id: 1, name: 'Zones', type: 'objectgroup', x: 0, y: 0, opacity: 1, visible: true, objects: [zone] }];
		smallMap(folder, { layers }, 'zones.tmj');
		const plain = (await drawn('zones.tmj')).at(14, 8);
		const colored = (await drawn('zones.tmj --project colors.tiled-project')).at(14, 8);
		expect(colored).toMatch(/^00ff00/);
		expect(plain).not.toBe(colored);
	});
});

describe('formats', () => {
	it.each([
		['out.webp', 'RIFF'],
		['out.jpg', '\xff\xd8\xff'],
		['out.gif', 'GIF89a'],
		['out.PNG', '\x89PNG'],
		['out', '\x89PNG'],
		['webp.dat --format webp', 'RIFF'],
	])('%s', async (target, start) => {
		expect(call(`render map.tmj ${target}`)).toMatchObject({ status: 0, stderr: '' });
		const [name = ''] = target.split(' ');
		expect(readFileSync(at(name)).toString('latin1').startsWith(start)).toBe(true);
		expect(await picture(at(name))).toMatchObject({ width: 32, height: 16 });
	});

	it('SVG contains each image once, with a view on it for each tile; the rest stays vectors', async () => {
		expect(call('render map.tmj out.svg --scale 2 --no-smoothing')).toMatchObject({ status: 0, stderr: '' });
		const svg = readFileSync(at('out.svg'), 'utf8');
		expect(svg).toMatch(
			/^<svg xmlns="[^"]*" xmlns:xlink="[^"]*" width="64" height="32" viewBox="0 0 64 32" style="[^"]*image-rendering:pixelated">/,
		);
		expect([svg.match(/<image /g)?.length, svg.match(/<symbol /g)?.length, svg.match(/<use xlink:href="#f/g)?.length]).toEqual([1, 4, 4]);
		expect(svg).toContain('transform="matrix(2 0 0 2 32 0)"');
		const { width, height } = await picture(at('out.svg'));
		expect([width, height]).toEqual([64, 32]);
		expect(call('render map.tmj - --format svg').stdout).toContain('viewBox="0 0 32 16"');
	});

	it('WebP is lossless without --quality; JPEG is white where the map is empty', async () => {
		call('render map.tmj out.webp');
		expect((await picture(at('out.webp'))).at(9, 1)).toBe(GREEN);
		call('render map.tmj out.jpg --quality 95');
		expect((await picture(at('out.jpg'))).at(1, 13)).toMatch(/^f[c-f]f[c-f]f[c-f]ff$/);
	});
});

describe('--frames', () => {
	it('writes a file for each frame, as tmxrasterizer does [C3]', async () => {
		expect(call('render map.tmj walk.png --frames 3 --time 50')).toMatchObject({ status: 0, stderr: '' });
		const colors = await Promise.all(['walk0.png', 'walk1.png', 'walk2.png'].map(async (name) => (await picture(at(name))).at(9, 1)));
		expect(colors).toEqual([GREEN, YELLOW, GREEN]);
		expect(existsSync(at('walk.png'))).toBe(false);
		expect(call('render map.tmj step.d/walk --frames 1')).toMatchObject({ status: 3 });
		call('render map.tmj slow.png --frames 2 --frame-duration 50');
		expect((await picture(at('slow1.png'))).at(9, 1)).toBe(GREEN);
	});

	it('writes one animated GIF or WebP', async () => {
		call('render map.tmj walk.gif --frames 4 --frame-duration 100');
		const gif = readFileSync(at('walk.gif')).toString('latin1');
		expect(gif.split('\x21\xf9\x04')).toHaveLength(5);
		expect(gif).toContain('NETSCAPE2.0');
		expect(call('render map.tmj walk.webp --frames 4')).toMatchObject({ status: 0, stderr: '' });
		const webp = readFileSync(at('walk.webp'));
		expect(webp.readUInt32LE(4)).toBe(webp.length - 8);
		expect(webp.toString('latin1').split('ANMF')).toHaveLength(5);
		expect((await picture(webp)).at(9, 1)).toBe(GREEN);
	});
});

describe('missing files', () => {
	const missing = copyOfExamples();
	smallMap(
		missing,
		{
			tilesets: [
				{
					firstgid: 1,
					name: 'gone',
					tilewidth: 8,
					tileheight: 8,
					tilecount: 4,
					columns: 4,
					image: 'gone.png',
					imagewidth: 32,
					imageheight: 8,
					margin: 0,
					spacing: 0,
				},
			],
		},
		'gone.tmj',
	);
	const render = (line: string): Outcome => tilewright(['render', ...line.split(' ')], { cwd: missing });

	it('are drawn as markers and reported with their positions', async () => {
		const { status, stderr } = render('gone.tmj out.png');
		expect(status).toBe(0);
		expect(stderr).toMatch(/^gone\.tmj:1:\d+ {2}warning {2}The image "gone\.png" does not exist.* {2}missing-file/);
		const { at } = await picture(join(missing, 'out.png'));
		expect(at(4, 4)).not.toBe(NOTHING);
	});

	it('cut JPEGs are reported like damaged files, and refused with --strict [H9]', () => {
		const jpeg = createCanvas(32, 8).toBuffer('image/jpeg');
		writeFileSync(join(missing, 'cut.jpg'), jpeg.subarray(0, -30));
		writeFileSync(join(missing, 'cut.tmj'), readFileSync(join(missing, 'gone.tmj'), 'utf8').replace('gone.png', 'cut.jpg'));
		expect(render('cut.tmj out.png')).toMatchObject({ status: 0, stderr: expect.stringContaining('it is damaged.  unreadable-file') });
		expect(render('cut.tmj cut.png --strict').status).toBe(1);
	});

	it('with --strict, nothing is written', () => {
		const { status, stderr } = render('gone.tmj strict.png --strict');
		expect([status, stderr]).toEqual([1, expect.stringMatching(/Nothing was written: --strict allows no incomplete picture\.\n$/)]);
		expect(render('gone.tmj --tiles strict --strict').status).toBe(1);
		expect([existsSync(join(missing, 'strict.png')), existsSync(join(missing, 'strict'))]).toEqual([false, false]);
		writeFileSync(join(missing, 'gone.png'), 'this is not a picture');
		expect(render('gone.tmj strict.png --strict')).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') });
		expect([existsSync(join(missing, 'strict.png')), leftovers(missing)]).toEqual([false, []]);
		expect(render('gone.tmj --tiles strict --strict')).toMatchObject({
			status: 1,
			stderr: expect.stringContaining('Some files were not written'),
		});
		expect(existsSync(join(missing, 'strict', 'index.html'))).toBe(false);
		expect(render('gone.tmj row.png --frames 2 --strict').status).toBe(1);
		expect(existsSync(join(missing, 'row0.png'))).toBe(false);
	});

	it('missing tilesets are reported too', () => {
		smallMap(missing, { tilesets: [{ firstgid: 1, source: 'gone.tsj' }] }, 'no-tileset.tmj');
		expect(render('no-tileset.tmj out.png')).toMatchObject({
			status: 0,
			stderr: expect.stringContaining('The tileset "gone.tsj" does not exist'),
		});
		expect(render('no-tileset.tmj out.png --strict').status).toBe(1);
	});

	it('files outside the root count as missing, unless allowed', () => {
		smallMap(join(missing, 'inner'), {}, 'map.tmj');
		writeFileSync(
			join(missing, 'inner', 'up.tmj'),
			readFileSync(join(missing, 'inner', 'map.tmj'), 'utf8').replace('tiles.png', '../tiles.png'),
		);
		expect(render('inner/up.tmj out.png --root inner')).toMatchObject({ status: 0, stderr: expect.stringContaining('--allow-outside') });
		expect(render('inner/up.tmj out.png --root inner --allow-outside')).toMatchObject({ status: 0, stderr: '' });
	});
});
