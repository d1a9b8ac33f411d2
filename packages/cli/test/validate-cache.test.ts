import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryLoader, validate } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { Disk } from '../src/cache/recorded.ts';
import type { CachedValidation } from '../src/commands/validate/cache/cached.ts';
import { validateCached } from '../src/commands/validate/cache/cached.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const map = (fields: object): string =>
	JSON.stringify({
		type: 'map',
		orientation: 'orthogonal',
		width: 1,
		height: 1,
		tilewidth: 8,
		tileheight: 8,
		layers: [],
		tilesets: [],
		...fields,
	});
const uses = (...sources: string[]): string => map({ tilesets: sources.map((source, i) => ({ firstgid: 10 * i + 1, source })) });
const tileset = (name: string): string =>
	JSON.stringify({
		type: 'tileset',
		name,
		tilewidth: 8,
		tileheight: 8,
		tilecount: 1,
		columns: 1,
		image: 'grass.png',
		imagewidth: 8,
		imageheight: 8,
	});
const PNG = (width: number): Buffer => Buffer.from(`89504e470d0a1a0a0000000d494844520000000${width}000000080806000000000000`, 'hex');

describe('--cache', () => {
	/** Each step changes files; afterwards the output must be the same with and without the cache. */
	const STEPS: readonly (readonly [string, Readonly<Record<string, string | Buffer | undefined>>])[] = [
		['at first', {}],
		['nothing changed', {}],
		['a map', { 'maps/a.tmj': map({ backgroundcolor: 'red' }) }],
		['a tileset that two maps use', { 'sets/grass.tsj': tileset('new').replace('"name"', '"weather":1,"name"') }],
		['an image', { 'sets/grass.png': PNG(9) }],
		['a map that connects two groups', { 'maps/a.tmj': uses('../sets/grass.tsj', '../sets/stone.tsj') }],
		['a tileset is removed', { 'sets/stone.tsj': undefined }],
		['and comes back', { 'sets/stone.tsj': tileset('stone') }],
		['a broken map', { 'maps/b.tmj': '{ "type": "map", ' }],
		['a new map', { 'maps/new.tmj': uses('../sets/gone.tsj') }],
		['a map that a pattern finds', { 'maps/room_1_0.tmj': map({ backgroundcolor: 'red' }) }],
		[
			'the types of the project',
			{ 'game.tiled-project': JSON.stringify({ propertyTypes: [{ id: 1, name: 'Other', type: 'class', useAs: ['map'], members: [] }] }) },
		],
		['a file that a property names', { 'maps/door.lua': '' }],
		['the levels of the configuration', { 'tilewright.config.json': '{ "rules": { "bad-color": "error" } }' }],
		['a map is removed', { 'maps/a.tmj': undefined }],
	];

	it('has the same output as a run without it, after each change', () => {
		const folder = temporaryFolder();
		const save = (path: string, content: string | Buffer | undefined): void => {
			mkdirSync(join(folder, path, '..'), { recursive: true });
			if (content === undefined) rmSync(join(folder, path));
			else writeFileSync(join(folder, path), content);
		};
		save('game.tiled-project', '{}');
		save('sets/grass.tsj', tileset('grass'));
		save('sets/stone.tsj', tileset('stone'));
		save('sets/grass.png', PNG(8));
		save('maps/a.tmj', uses('../sets/grass.tsj'));
		save('maps/b.tmj', uses('../sets/grass.tsj', '../outside.tsj', '../../outside.tsj'));
		save('maps/c.tmj', map({ class: 'Town', properties: [{ name: 'script', type: 'file', value: 'door.lua' }] }));
		save('maps/d.tmj', uses('../sets/stone.tsj'));
		save('maps/e.world', JSON.stringify({ type: 'world', patterns: [{ regexp: 'room_(\\d+)_(\\d+)', multiplierX: 8, multiplierY: 8 }] }));
		save('maps/package.json', '{}');
		for (const [what, changes] of STEPS) {
			for (const [path, content] of Object.entries(changes)) save(path, content);
			for (const words of [['.', '--format', 'json'], ['maps', '--verbose'], ['maps/d.tmj'], ['.', '--for', 'phaser']]) {
				const plain = tilewright(['validate', ...words], { cwd: folder });
				const cached = tilewright(['validate', ...words, '--cache', '.cache'], { cwd: folder });
				expect([what, words, cached]).toEqual([what, words, plain]);
			}
		}
	});

	it('is not used if somebody has changed it', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'a.tmj'), map({ backgroundcolor: 'red' }));
		const call = (): string => tilewright(['validate', 'a.tmj', '--cache', 'cache'], { cwd: folder }).stdout;
		const before = call();
		const [name = ''] = readdirSync(join(folder, 'cache'));
		const path = join(folder, 'cache', name);
		writeFileSync(path, readFileSync(path, 'utf8').replaceAll('reddish', 'blue').replaceAll('should be a color', 'is wrong'));
		expect(call()).toBe(before);
		writeFileSync(path, 'no cache');
		expect(call()).toBe(before);
	});

	it('needs a folder that can be written', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'a.tmj'), map({}));
		expect(tilewright(['validate', 'a.tmj', '--cache', 'a.tmj/cache'], { cwd: folder })).toMatchObject({
			status: 3,
			stderr: expect.stringContaining('Cannot write the cache in "a.tmj/cache"'),
		});
	});
});

describe('validateCached', () => {
	it('checks only the groups that have changed', async () => {
		const files = new Map([
			['a.tmj', uses('grass.tsj')],
			['b.tmj', uses('grass.tsj')],
			['c.tmj', uses('stone.tsj')],
			['grass.tsj', tileset('grass')],
			['stone.tsj', tileset('stone')],
		]);
		const folder = join(temporaryFolder(), 'cache');
		const check = async (): Promise<CachedValidation> => {
			const loader = memoryLoader(Object.fromEntries(files));
			const disk: Disk = { loader, isThere: () => Promise.resolve(true) };
			return await validateCached(['/a.tmj', '/b.tmj', '/c.tmj'], {
				folder,
				options: '',
				disk,
				typesFor: () => Promise.resolve(undefined),
				run: (roots, { loader: from }) => validate(roots, from),
				filesOf: ({ files: read }) => [...read.keys()],
			});
		};
		const codes = async (): Promise<unknown> => {
			const { reused, issues } = await check();
			return [reused, issues.map(({ code, file }) => `${file} ${code}`).sort()];
		};
		const unused = ['/a.tmj unused-tileset', '/b.tmj unused-tileset', '/c.tmj unused-tileset'];
		expect(await codes()).toEqual([0, unused]);
		expect(await codes()).toEqual([3, unused]);
		files.set('stone.tsj', tileset('new'));
		expect(await codes()).toEqual([2, unused]);
		files.set('grass.tsj', '{');
		expect(await codes()).toEqual([1, expect.arrayContaining(['/a.tmj broken-file', '/b.tmj broken-file', '/grass.tsj truncated'])]);
		files.set('c.tmj', uses('grass.tsj'));
		expect(await codes()).toEqual([0, expect.arrayContaining(['/c.tmj broken-file'])]);
	});
});
