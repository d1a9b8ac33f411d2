import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from '../support/build.ts';
import { project } from '../support/project.ts';

const tileset = {
	name: 'ground',
	tilewidth: 16,
	tileheight: 16,
	tilecount: 1,
	columns: 1,
	image: '../art/ground.gif',
	imagewidth: 16,
	imageheight: 16,
};
const GIF = 'GIF89a\x10\0\x10\0';

const properties = ['../music/town.ogg', 'inn.tmx', 'gone.ogg'].map((value, i) => ({ name: `file${i}`, type: 'file', value }));

const town = JSON.stringify({
	...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 1, height: 1, infinite: false },
	...{ tilewidth: 16, tileheight: 16, nextlayerid: 1, nextobjectid: 1, layers: [], properties },
	tilesets: [{ firstgid: 1, source: 'ground.tsj' }],
});

const FILES = {
	'maps/town.json': town,
	'maps/ground.tsj': JSON.stringify({ type: 'tileset', ...tileset }),
	'maps/ground.tsx':
		'<tileset name="xml" tilewidth="16" tileheight="16" tilecount="1" columns="1"><image source="../art/ground.gif" width="16" height="16"/></tileset>',
	'maps/inn.tmx': '',
	'art/ground.gif': GIF,
	'music/town.ogg': 'music',
};

describe('what maps refer to', () => {
	it('files of properties are assets; documents and missing files are paths from the root', async () => {
		const { exports } = await built(project({ ...FILES, 'main.js': "export { default } from './maps/town.json?map';" }));
		expect(exports['default']).toMatchObject({
			path: '/maps/town.json',
			props: { file0: expect.stringMatching(/^\/assets\/town-.*\.ogg$/), file1: '/maps/inn.tmx', file2: '/maps/gone.ogg' },
			tiles: { tilesets: [{ name: 'ground', source: expect.stringMatching(/^\/assets\/ground-.*\.gif$/) }] },
		});
	});

	it('follow the options of Vite: the base, and files that are served as they are', async () => {
		const files = {
			...FILES,
			'maps/ground.tsj': JSON.stringify({ type: 'tileset', ...tileset, image: '../public/ground.gif' }),
			'public/ground.gif': GIF,
		};
		const { exports } = await built(
			project({ ...files, 'main.js': "export { default } from './maps/town.json?map';" }),
			{},
			{ base: '/play/' },
		);
		expect(exports['default']).toMatchObject({
			props: { file0: expect.stringMatching(/^\/play\/assets\//) },
			tiles: { tilesets: [{ source: '/play/ground.gif' }] },
		});
	});

	it('pictures have the size of their file, whatever the document says [J15]', async () => {
		const old = { ...tileset, type: 'tileset', columns: 2, imagewidth: 32 };
		const { image: _, imagewidth, imageheight, ...fields } = { ...tileset, columns: 0, tiles: [{ id: 0, image: '../art/ground.gif' }] };
		const collection = { ...fields, type: 'tileset', tilewidth: 64, tileheight: 64 };
		const files = { 'maps/ground.tsj': JSON.stringify(old), 'maps/collection.tsj': JSON.stringify(collection) };
		const main = "export { default as sheet } from './maps/ground.tsj'; export { default as collection } from './maps/collection.tsj';";
		const { exports } = await built(project({ ...FILES, ...files, 'main.js': main }));
		expect(exports['sheet']).toMatchObject({ tilesets: [{ doc: { imagewidth: 16, imageheight: 16 } }] });
		const entries = new Map([[0, expect.objectContaining({ picture: expect.objectContaining({ width: 16, height: 16, isWhole: true }) })]]);
		expect(exports['collection']).toMatchObject({ tilesets: [{ entries }] });
	});

	it('a project may be in another folder than the maps and Vite', async () => {
		const propertyTypes = [{ id: 1, name: 'Town', type: 'class', useAs: ['map'], members: [{ name: 'size', type: 'int', value: 7 }] }];
		const files = {
			'types/game.tiled-project': JSON.stringify({ propertyTypes }),
			'assets/town.tmj': JSON.stringify({ ...JSON.parse(town), class: 'Town', tilesets: [] }),
			'game/main.js': "export { default } from '../assets/town.tmj';",
		};
		const { exports } = await built(join(project(files), 'game'), { project: '../types/game.tiled-project' });
		expect(exports['default']).toMatchObject({ path: '../assets/town.tmj', props: { size: 7 } });
	});

	it.each(['#1', '50%', 'what?'])('a file with a name that Vite cuts off or decodes is named: %s', async (name) => {
		const files = {
			...FILES,
			'maps/ground.tsj': JSON.stringify({ type: 'tileset', ...tileset, image: `../art/${name}.gif` }),
			[`art/${name}.gif`]: GIF,
		};
		const building = built(project({ ...files, 'main.js': "export { default } from './maps/town.json?map';" }));
		await expect(building).rejects.toThrow(`The image "../art/${name}.gif" may not become a part of the game: its name has `);
	});

	it('tilesets are imported as a table of tiles, in which the first has the GID 1', async () => {
		const main = "export { default as json } from './maps/ground.tsj'; export { default as xml } from './maps/ground.tsx?tileset';";
		const { exports } = await built(project({ ...FILES, 'main.js': main }));
		const source = expect.stringMatching(/^\/assets\/ground-.*\.gif$/);
		expect(exports['json']).toMatchObject({ tilesets: [{ firstgid: 1, name: 'ground', source }] });
		expect(exports['xml']).toMatchObject({ tilesets: [{ firstgid: 1, name: 'xml', source }] });
	});
});
