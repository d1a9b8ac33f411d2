import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const info = (...words: string[]): ReturnType<typeof tilewright> => tilewright(['info', ...words], { cwd: folder });
/** The output without the size of the file, which depends on the layout of the examples. */
const pageOf = (name: string): string => info(name).stdout.replace(/, [\d.,]+ (?:KB|bytes)\n/, ', SIZE\n');

describe('the description', () => {
	it('of a map', () => {
		expect(info('maps/orthogonal.tmj')).toMatchObject({ status: 0, stderr: '' });
		expect(pageOf('maps/orthogonal.tmj')).toMatchInlineSnapshot(`
			"maps/orthogonal.tmj  map, SIZE
			  saved as     JSON, version 1.10, by Tiled 1.12
			  orientation  orthogonal, drawn right-down
			  size         48 × 36 tiles of 16 × 16 px, 768 × 576 px in total
			  class        Region
			  background   #3571ae
			  tiles used   109 different in 2,093 cells, 19 in objects
			  objects      26 in total, 19 × tile, 5 × template instance, 1 × polygon,
			               1 × polyline
			  of class     7 × Coin, 2 × Boat, 1 × Person, 1 × Region, 1 × Route

			Layers  8, from the bottom up
			  Ground   #1  tiles    1,728 of 1,728 cells, csv
			  Fields   #2  tiles    67 of 1,728 cells, csv
			  Paths    #3  tiles    69 of 1,728 cells, csv
			  Things   #4  tiles    148 of 1,728 cells, csv
			  Village  #5  objects  21 objects
			  Canopy   #6  tiles    81 of 1,728 cells, csv
			  Places   #7  objects  5 objects, hidden
			  Clouds   #8  image    ../art/clouds.png, 192 × 128 px, hidden, opacity 0.7,
			                        parallax 1.2,1.1, repeats x, repeats y

			Tilesets  3, by first GID
			    1  Terrain   192 tiles  16 × 16  used: 109 in 2,093 cells
			  193  Village    15 tiles  64 × 80  used: in 12 objects
			  209  Treasure    7 tiles  16 × 16  used: in 7 objects, embedded

			Properties  3
			  population  int          19
			  title       string       "The Isle of Brill"
			  weather     int Weather  0

			Files  8
			  tileset   ../tilesets/terrain.tsj
			  tileset   ../tilesets/village.tsj
			  template  ../templates/chest.tj
			  template  ../templates/spawn.tj
			  template  ../templates/door.tj
			  template  ../templates/signpost.tj
			  image     ../art/treasure.png
			  image     ../art/clouds.png

			Findings  none
			"
		`);
	});

	it('of a map with groups and unusual values', () => {
		expect(pageOf('maps/everything.tmj')).toMatchInlineSnapshot(`
			"maps/everything.tmj  map, SIZE
			  saved as     JSON, version 1.10, by Tiled 1.12
			  orientation  orthogonal, drawn left-up
			  size         20 × 15 tiles of 32 × 32 px, 640 × 480 px in total
			  class        Region
			  background   #171a2e
			  tiles used   21 different in 341 cells, 6 in objects
			  objects      20 in total, 6 × tile, 4 × template instance, 3 × text,
			               2 × rectangle, 1 × capsule, 1 × ellipse, 1 × point, 1 × polygon,
			               1 × polyline
			  of class     4 × Region, 3 × Signpost, 1 × Coin, 1 × Person, 1 × Route,
			               1 × Spawn

			Layers  25, from the bottom up
			  Room                          #1  group    4 layers, class Ambience,
			                                             offset 8,4, 1 property
			  ├ Floor (zlib)                #2  tiles    180 of 300 cells, base64 zlib
			  ├ Walls (gzip)                #3  tiles    120 of 300 cells, base64 gzip,
			                                             class Terrain, locked
			  ├ Rug (zstd)                  #4  tiles    12 of 300 cells, base64 zstd,
			                                             tint #ffd0b0
			  └ Furniture                   #5  group    2 layers, opacity 0.9,
			                                             tint #fff4e0
			    ├ Standing (plain base64)   #6  tiles    17 of 300 cells, base64
			    └ Hanging (array)           #7  tiles    12 of 300 cells, csv, offset 0,-4
			  Torchlight                    #8  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.35, mode add,
			                                             offset 64,24, repeats x
			  Moon                          #9  image    ../art/moon.png, 48 × 48 px,
			                                             opacity 0.8, mode screen,
			                                             offset 560,320, parallax 0.5,0.75
			  Shapes                       #10  objects  7 objects, class Ambience,
			                                             opacity 0.95
			  Tile objects                 #11  objects  9 objects, mode hard-light,
			                                             tint #fff0d8
			  Notice                       #12  image    ../art/banner.png, 160 × 32 px,
			                                             offset 32,336
			  Words                        #13  objects  4 objects
			  Blend modes                  #14  group    9 layers, hidden
			  ├ multiply                   #15  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode multiply,
			                                             offset 32,400
			  ├ overlay                    #16  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode overlay,
			                                             offset 98,400
			  ├ darken                     #17  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode darken,
			                                             offset 164,400
			  ├ lighten                    #18  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode lighten,
			                                             offset 230,400
			  ├ color-dodge                #19  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode color-dodge,
			                                             offset 296,400
			  ├ color-burn                 #20  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode color-burn,
			                                             offset 362,400
			  ├ soft-light                 #21  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode soft-light,
			                                             offset 428,400
			  ├ difference                 #22  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode difference,
			                                             offset 494,400
			  └ exclusion                  #23  image    ../art/glow.png, 64 × 64 px,
			                                             opacity 0.5, mode exclusion,
			                                             offset 560,400
			  Draught                      #24  image    ../art/clouds.png, 192 × 128 px,
			                                             opacity 0.15, tint #80a07cc0,
			                                             parallax 1.5,1, repeats x,
			                                             repeats y, 1 property
			  No picture yet               #25  image    no image, hidden

			Tilesets  3, by first GID
			   1  Cellar    24 tiles  16 × 16  used: 21 in 341 cells
			  25  Village   15 tiles  64 × 80  used: in 4 objects
			  41  Treasure   7 tiles  16 × 16  used: in 2 objects, embedded

			Properties  3
			  music    file         ""
			  title    string       "The Cellar"
			  weather  int Weather  0

			Files  11
			  tileset   ../tilesets/dungeon.tsj
			  tileset   ../tilesets/village.tsj
			  template  ../templates/chest.tj
			  template  ../templates/spawn.tj
			  template  ../templates/signpost.tj
			  image     ../art/treasure.png
			  image     ../art/glow.png
			  image     ../art/moon.png
			  image     ../art/banner.png
			  image     ../art/clouds.png
			  file      ../art/moon.png

			Findings  none
			"
		`);
	});

	it('of an infinite map: the used part', () => {
		expect(info('maps/infinite.tmj').stdout).toContain(`
  size         infinite, in use 64 × 48 tiles of 16 × 16 px,
               1,024 × 768 px in total, from -32, -16 to 31, 31
`);
	});

	it.each([
		['hexagonal', '22 × 18 tiles of 28 × 32 px, 630 × 440 px in total'],
		['isometric', '20 × 20 tiles of 64 × 32 px, 1,280 × 640 px in total'],
		['staggered', ''],
		['oblique', ''],
	])('of the size of a map that is %s [R1, R3, R5]', (name, size) => {
		expect(info(`maps/${name}.tmj`).stdout).toContain(size);
	});

	it('of a tileset', () => {
		expect(pageOf('tilesets/terrain.tsj')).toMatchInlineSnapshot(`
			"tilesets/terrain.tsj  tileset, SIZE
			  saved as     JSON, version 1.10, by Tiled 1.12
			  name         Terrain
			  class        Artwork
			  tiles        192 of 16 × 16 px, in 16 columns
			  image        ../art/terrain.png, 256 × 192 px
			  with         1 animation, 16 with collision shapes, 6 with properties
			  of class     5 × Plant, 3 × Ground, 1 × Light

			Terrain sets  3
			  Ground  corner  93 tiles  Grass, Sand, Water
			  Paths   edge    15 tiles  Path
			  Fields  mixed   47 tiles  Field

			Properties  2
			  artist   string  "tilewright"
			  palette  file    "../../tools/draw-scenes/palette.ts"

			Files  2
			  image  ../art/terrain.png
			  file   ../../tools/draw-scenes/palette.ts  outside the root

			Findings  1 info
			  info  1  outside-root  at 12:49
			  For details: tilewright validate --verbose tilesets/terrain.tsj
			"
		`);
	});

	it('of a template', () => {
		expect(pageOf('templates/signpost.tj')).toMatchInlineSnapshot(`
			"templates/signpost.tj  template, SIZE
			  saved as     JSON without a version
			  object       text, 96 × 28 px
			  name         signpost
			  class        Signpost
			  text         "Brill village␊500 paces"

			Findings  none
			"
		`);
	});

	it('of a map with missing files and findings', () => {
		mkdirSync(join(folder, 'alone'));
		const tilesets = [
			{ firstgid: 1, source: 'far/away/in/another/folder/lost.tsj' },
			{ firstgid: 10, source: '../maps/infinite.tmj' },
		];
		const layer = {
			type: 'tilelayer',
			id: 1,
			name: 'Wo\u001b[31mods',
			x: 0,
			y: 0,
			width: 2,
			height: 1,
			opacity: 1,
			visible: true,
			data: [3, 12],
			custom: 1,
		};
		const map = {
			type: 'map',
			orientation: 'orthogonal',
			width: 2,
			height: 1,
			tilewidth: 8,
			tileheight: 8,
			backgroundcolor: 'x',
			tilesets,
			layers: [layer],
			version: '1.10',
			tiledversion: '1.10.2',
		};
		writeFileSync(join(folder, 'alone/map.tmj'), JSON.stringify(map, null, 1));
		expect(pageOf('alone/map.tmj')).toMatchInlineSnapshot(`
			"alone/map.tmj  map, SIZE
			  saved as     JSON, version 1.10, by Tiled 1.10.2
			  orientation  orthogonal, drawn right-down
			  size         2 × 1 tiles of 8 × 8 px, 16 × 8 px in total
			  background   x
			  tiles used   2 different in 2 cells
			  objects      none

			Layers  1, from the bottom up
			  Wo␛[31mods  #1  tiles  2 of 2 cells, csv

			Tilesets  2, by first GID
			   1  far/away/in/another/folder/lost.tsj  ? tiles    used: 1 in 1 cell,
			                                                      missing
			  10  ../maps/infinite.tmj                 ? tiles    used: 1 in 1 cell,
			                                                      cannot be read

			Files  2, 1 missing
			  tileset  far/away/in/another/folder/lost.tsj  missing
			  tileset  ../maps/infinite.tmj

			Findings  2 errors, 1 warning, 1 info
			  error    1  missing-file     at 12:14
			  error    1  wrong-file-kind  at 16:14
			  warning  1  bad-color        at 8:21
			  info     1  unknown-field    at 34:4
			  For details: tilewright validate alone/map.tmj
			"
		`);
	});

	it('fits 80 columns, if no path is longer', () => {
		for (const name of ['maps/everything.tmj', 'maps/infinite.tmj', 'tilesets/terrain.tsj', 'tilesets/village.tsj', 'templates/chest.tj']) {
			expect(
				Math.max(
					...info(name)
						.stdout.split('\n')
						.map((line) => line.length),
				),
			).toBeLessThanOrEqual(80);
		}
	});

	it('cuts no path short in a pipe', () => {
		const far = `${'far/away/in/another/folder/'.repeat(4)}lost`;
		const map = readFileSync(join(folder, 'maps/everything.tmj'), 'utf8').replaceAll(/"source": *"[^"]*"/g, `"source": "${far}.tsj"`);
		writeFileSync(join(folder, 'alone/far.tmj'), map);
		const shown = info('alone/far.tmj').stdout;
		expect(shown).toContain(`tileset   ${far}.tsj  missing`);
		expect(shown).not.toContain('…');
		writeFileSync(join(folder, 'alone/far.world'), JSON.stringify({ type: 'world', maps: [{ fileName: `${far}.tmj` }] }));
		expect(info('alone/far.world').stdout.split(`${far}.tmj`)).toHaveLength(3);
	});

	it('of standard input', () => {
		const map = JSON.stringify({
			type: 'map',
			orientation: 'orthogonal',
			width: 1,
			height: 1,
			tilewidth: 8,
			tileheight: 8,
			tilesets: [],
			layers: [],
		});
		expect(tilewright(['info', '-'], { input: map })).toMatchObject({
			status: 0,
			stdout: expect.stringMatching(/^stdin {2}map, \d+ bytes\n/),
		});
	});
});

describe('--json', () => {
	it('of a map', () => {
		const { status, stdout } = info('maps/orthogonal.tmj', '--json');
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({
			kind: 'map',
			path: 'maps/orthogonal.tmj',
			syntax: 'json',
			version: '1.10',
			orientation: 'orthogonal',
			infinite: false,
			bounds: { x: 0, y: 0, width: 48, height: 36 },
			pixels: { width: 768, height: 576 },
			tiles: { different: 109, cells: 2093, objects: 19, withoutTileset: 0 },
			objects: { count: 26, shapes: { tile: 19, 'template instance': 5, polygon: 1, polyline: 1 } },
			findings: { error: 0, warning: 0, info: 0 },
		});
	});

	it.each([
		[
			'tilesets/terrain.tsj',
			{
				kind: 'tileset',
				tilecount: 192,
				wangsets: [{ name: 'Ground', type: 'corner', colors: ['Grass', 'Sand', 'Water'], tiles: 93 }, {}, {}],
			},
		],
		['templates/chest.tj', { kind: 'template', object: { name: 'chest', shape: 'tile', gid: 9 }, tileset: '../tilesets/village.tsj' }],
	])('of %s', (name, report) => {
		expect(JSON.parse(info(name, '--json').stdout)).toMatchObject(report);
	});
});

it('for a document with errors, they are printed on standard error', () => {
	writeFileSync(join(folder, 'broken.tmj'), '{ "type": "map", }');
	for (const words of [['broken.tmj'], ['broken.tmj', '--json']]) {
		const { status, stdout, stderr } = info(...words);
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toContain('broken.tmj:1:');
	}
});
