import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TilewrightOptions } from '@tilewright/vite';
import { tilewright } from '@tilewright/vite';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alias } from '../../../../tools/source-aliases.ts';
import { built, VERSIONS } from '../support/build.ts';
import { project } from '../support/project.ts';
import { builtByRollup } from '../support/rollup.ts';

const MAIN = { 'main.js': "export { default } from './maps/town.tmj';" };
const GIF = 'GIF89a\x10\0\x10\0';
const SECRET = 'TOKEN=the-secret-of-the-project';

const image = { image: 'ground.gif', imagewidth: 16, imageheight: 16 };
const tileset = { name: 'ground', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1, ...image };

/** A map with some fields, a field a line. */
const town = (fields: object): string =>
	JSON.stringify(
		{
			...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', width: 1, height: 1, infinite: false },
			...{ tilewidth: 16, tileheight: 16, nextlayerid: 2, nextobjectid: 2, layers: [], tilesets: [], ...fields },
		},
		null,
		1,
	);
const naming = (value: string, type = 'file'): string => town({ properties: [{ name: 'file', type, value }] });
const objects = (object: object): object => ({
	layers: [{ id: 1, name: 'o', type: 'objectgroup', objects: [{ id: 1, x: 0, y: 0, ...object }] }],
});

/** The files of a project that hold secrets, and a picture. */
const SECRETS = {
	...MAIN,
	'.env': SECRET,
	'.ENV.local': SECRET,
	'.npmrc': SECRET,
	'.git/config': SECRET,
	'.git/ground.gif': GIF,
	'.git/set.tsj': JSON.stringify({ type: 'tileset', ...tileset }),
	'.git/coin.tj': JSON.stringify({ type: 'template', object: { id: 1, x: 0, y: 0, name: 'c' } }),
	'server.pem': SECRET,
	'credentials.json': SECRET,
	'secret': SECRET,
	'maps/ground.gif': GIF,
};

/** Why something fails, without the root. */
async function failureOf(root: string, work: () => Promise<unknown>): Promise<string> {
	try {
		await work();
	} catch (error) {
		return stripVTControlCharacters(String(error)).replaceAll(root, '');
	}
	throw new Error('It did not fail.');
}

/** Every byte of a build. */
const output = (root: string): string =>
	readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.includes('.'))
		.map((path) => readFileSync(join(root, 'dist', path), 'latin1'))
		.join('\n');

const HIDDEN = 'begins with a dot';
const KIND = 'players get no files of this kind';

describe('files that a map may not publish [H10]', () => {
	it.each([
		['../.env', HIDDEN],
		['../.git/config', HIDDEN],
		['../.npmrc', HIDDEN],
		['../.ENV.local', HIDDEN],
		['..\\.env', HIDDEN],
		['./.././.git/../.env', HIDDEN],
		['../.env?raw', HIDDEN],
		['../.missing', HIDDEN],
		['../.git/ground.gif', HIDDEN],
		['../server.pem', KIND],
		['../credentials.json', KIND],
		['../secret', KIND],
		['../main.js', KIND],
	])('%s, named by a property', async (value, reason) => {
		const root = project({ ...SECRETS, 'maps/town.tmj': naming(value) });
		const failure = await failureOf(root, () => built(root));
		expect(failure).toMatch(/\/maps\/town\.tmj:\d+:\d+/);
		expect(failure).toContain(`The file ${JSON.stringify(value)} may not become a part of the game`);
		expect(failure).toContain(reason);
	});

	it.each([
		['../%2eenv', '%'],
		['ground.gif?url&import', '?'],
		['ground.gif#.gif', '#'],
	])('%s, which Vite would take for another file', async (value) => {
		const root = project({ ...SECRETS, 'maps/town.tmj': naming(value), '%2eenv': SECRET, 'maps/ground.gif#.gif': GIF });
		writeFileSync(join(root, 'maps/ground.gif?url&import'), GIF);
		const failure = await failureOf(root, () => built(root, { publicExtensions: ['gif?url&import', '%2eenv'] }).catch(() => built(root)));
		expect(failure).toMatch(/\/maps\/town\.tmj:\d+:\d+/);
		expect(failure).toContain('may not become a part of the game');
	});

	it.each(['/etc/hostname', '/@fs/etc/hostname', '../\0.env', '../../../../home/.ssh/id', 'file:///etc/hostname', 'C:\\secret.png'])(
		'%j, which names no file of the project',
		async (value) => {
			const root = project({ ...SECRETS, 'maps/town.tmj': naming(value) });
			expect(await failureOf(root, () => built(root))).toMatch(/\/maps\/town\.tmj:\d+:\d+[\s\S]*may not become a part of the game/);
		},
	);

	it('a file of another project: the game gets what the map says, and a warning tells so', async () => {
		const root = project({ ...SECRETS, 'maps/town.tmj': naming('../../../art/town.ase') });
		const { exports, files, warnings } = await built(root);
		expect(exports['default']).toMatchObject({ props: { file: '../../../art/town.ase' } });
		expect(files).toEqual(['main.js']);
		expect(warnings).toEqual([expect.stringMatching(/maps\/town\.tmj:\d+:\d+.*the path leads out of the root/)]);
	});

	it.each(['https://example.com/song.ogg', 'data:text/plain,song'])('%s stays a text', async (value) => {
		const root = project({ ...SECRETS, 'maps/town.tmj': naming(value) });
		const { exports, warnings } = await built(root);
		expect(exports['default']).toMatchObject({ props: { file: value } });
		expect(warnings).toEqual([]);
	});

	it('named by the default of a class', async () => {
		const members = [{ name: 'song', type: 'file', value: 'server.pem' }];
		const types = { propertyTypes: [{ id: 1, name: 'Town', type: 'class', useAs: ['map'], members }] };
		const files = { 'game.tiled-project': JSON.stringify(types), 'maps/town.tmj': town({ class: 'Town' }) };
		const root = project({ ...SECRETS, ...files });
		const failure = await failureOf(root, () => built(root, { project: 'game.tiled-project' }));
		expect(failure).toContain('may not become a part of the game');
		expect(failure).toContain('game.tiled-project');
	});

	it.each([
		['an image of a tileset', town({ tilesets: [{ firstgid: 1, ...tileset, image: '../.git/ground.gif' }] }), HIDDEN],
		['an image layer', town({ layers: [{ id: 1, name: 'i', type: 'imagelayer', image: '../.git/ground.gif' }] }), HIDDEN],
		[
			'an image of a tile',
			town({
				tilesets: [
					{
						firstgid: 1,
						name: 'c',
						tilewidth: 16,
						tileheight: 16,
						tilecount: 1,
						columns: 0,
						tiles: [{ ...image, id: 0, image: '../.git/ground.gif' }],
					},
				],
			}),
			HIDDEN,
		],
		['a tileset', town({ tilesets: [{ firstgid: 1, source: '../.git/set.tsj' }] }), HIDDEN],
		['a template', town(objects({ template: '../.git/coin.tj' })), HIDDEN],
		['an object', town(objects({ properties: [{ name: 'f', type: 'file', value: '../.env' }] })), HIDDEN],
		['an image that is none', town({ layers: [{ id: 1, name: 'i', type: 'imagelayer', image: '../server.pem' }] }), KIND],
		['a tileset that is none', town({ tilesets: [{ firstgid: 1, source: '../server.pem' }] }), KIND],
	])('named by %s', async (_, map, reason) => {
		const root = project({ ...SECRETS, 'maps/town.tmj': map });
		const failure = await failureOf(root, () => built(root));
		expect(failure).toMatch(/\/maps\/town\.tmj:\d+:\d+/);
		expect(failure).toContain(reason);
		expect(failure).not.toContain('Further errors');
		expect(failure).not.toContain(SECRET);
	});

	it('in a world', async () => {
		const maps = [{ fileName: '.git/town.tmj', x: 0, y: 0, width: 1, height: 1 }];
		const properties = [{ name: 'file', type: 'file', value: '.env' }];
		const files = { 'main.js': "export { default } from './isles.world';", '.git/town.tmj': town({}) };
		for (const fields of [{ maps }, { maps: [], properties }]) {
			const root = project({ ...SECRETS, ...files, 'isles.world': JSON.stringify({ type: 'world', ...fields }) });
			expect(await failureOf(root, () => built(root))).toMatch(/isles\.world:1:\d+[\s\S]*begins with a dot/);
		}
	});

	it('by the names of maps in a world that a bundler takes for queries', async () => {
		const name = 'secret.txt?raw&.tmj';
		const world = { type: 'world', maps: [{ fileName: name, x: 0, y: 0, width: 1, height: 1 }] };
		const root = project({
			...{ 'main.js': "export { default } from './isles.world';", 'secret.txt': SECRET, [name]: town({}) },
			'isles.world': JSON.stringify(world),
		});
		expect(await failureOf(root, () => built(root))).toContain('may not become a part of the game');
	});

	it('by symbolic links', async () => {
		const outside = project({ 'song.ogg': SECRET, 'ground.gif': GIF });
		const root = project({ ...SECRETS, 'maps/town.tmj': '' });
		mkdirSync(join(root, 'art'));
		for (const [link, target] of [
			['art/song.ogg', join(outside, 'song.ogg')],
			['art/env.ogg', '../.env'],
			['art/pem.ogg', '../server.pem'],
			['art/away.gif', join(outside, 'ground.gif')],
			['art/git.gif', '../.git/ground.gif'],
			['art/all', '..'],
		] as const)
			symlinkSync(target, join(root, link));
		const layer = (path: string): string => town({ layers: [{ id: 1, name: 'i', type: 'imagelayer', image: path }] });
		for (const map of [
			...['../art/song.ogg', '../art/env.ogg', '../art/pem.ogg', '../art/all/.env', '../art/all/secret'].map((path) => naming(path)),
			...['../art/away.gif', '../art/git.gif'].map(layer),
		]) {
			writeFileSync(join(root, 'maps/town.tmj'), map);
			const failure = await failureOf(root, () => built(root));
			expect(failure).toMatch(/\/maps\/town\.tmj:\d+:\d+[\s\S]*may not b/);
		}
	});

	it('are not published where the finding is switched off: the game gets their path', async () => {
		const options: TilewrightOptions = { rules: { 'not-public': 'off' } };
		const root = project({ ...SECRETS, 'maps/town.tmj': naming('../server.pem') });
		expect((await built(root, options)).exports['default']).toMatchObject({ props: { file: '/server.pem' } });
		expect(output(root)).not.toContain(SECRET);
	});

	it('are refused by Rollup, too', async () => {
		for (const path of ['../.env', '../server.pem', '../secret']) {
			const root = project({ ...SECRETS, 'maps/town.tmj': naming(path) });
			await expect(builtByRollup(root)).rejects.toMatchObject({
				loc: { file: join(root, 'maps/town.tmj'), line: expect.any(Number), column: expect.any(Number) },
				message: expect.stringContaining('may not become a part of the game'),
			});
		}
	});

	it.each(['../.env', '../server.pem', '../.git/ground.gif'])('are refused by the dev server, too: %s', async (path) => {
		const root = project({ ...SECRETS, 'maps/town.tmj': naming(path) });
		const server = await createServer({
			...{ root, configFile: false, logLevel: 'silent', cacheDir: join(root, '.vite'), plugins: [tilewright()], resolve: { alias } },
			server: { middlewareMode: true, watch: null, ws: false },
			optimizeDeps: { noDiscovery: true },
		});
		onTestFinished(() => server.close());
		await expect(server.transformRequest('/maps/town.tmj')).rejects.toMatchObject({
			message: expect.stringContaining('may not become a part of the game'),
			loc: { file: join(root, 'maps/town.tmj'), line: expect.any(Number), column: expect.any(Number) },
		});
	});
});

describe('files that a map publishes [H10]', () => {
	it.each(VERSIONS)('pictures, sounds, and what the option adds, with Vite %i', async (version) => {
		const properties = ['../music/town.OGG', '../talk/inn.json'].map((value, i) => ({ name: `file${i}`, type: 'file', value }));
		const root = project({ ...MAIN, 'maps/town.tmj': town({ properties }), 'music/town.OGG': 'music', 'talk/inn.json': '{}' });
		const { exports } = await built(root, { publicExtensions: ['json'] }, {}, version);
		const props = { file0: expect.stringMatching(/^\/assets\/town-.*\.OGG$/), file1: expect.stringMatching(/^\/assets\/inn-.*\.json$/) };
		expect(exports['default']).toMatchObject({ props });
	});

	it('in a project in a hidden folder, and in packages that pnpm links', async () => {
		const root = join(
			project({
				'.games/one/main.js': MAIN['main.js'],
				'.games/one/maps/town.tmj': naming('../node_modules/art/song.ogg'),
				'.games/one/node_modules/.pnpm/art@1/song.ogg': 'music',
			}),
			'.games/one',
		);
		symlinkSync('.pnpm/art@1', join(root, 'node_modules/art'));
		expect((await built(root)).exports['default']).toMatchObject({ props: { file: expect.stringMatching(/^\/assets\/song-.*\.ogg$/) } });
	});

	it.each([
		['json', 'must be a list'],
		[['.json'], 'without a dot'],
		[[''], 'without a dot'],
		[['*'], 'without a dot'],
		[[1], 'without a dot'],
	])('the option must be a list of extensions, found %j', async (wrong, message) => {
		const options: object = { publicExtensions: wrong };
		await expect(built(project({ ...MAIN, 'maps/town.tmj': town({}) }), options)).rejects.toThrow(message);
	});
});
