import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder, tilewright } from './run.ts';

export const map = (fields: object): string =>
	JSON.stringify({
		...{ type: 'map', orientation: 'orthogonal', width: 1, height: 1, tilewidth: 8, tileheight: 8, nextlayerid: 1, nextobjectid: 1 },
		...{ layers: [], tilesets: [], ...fields },
	});
const uses = (...sources: string[]): string => map({ tilesets: sources.map((source, i) => ({ firstgid: 10 * i + 1, source })) });
const instances = (template: string): string =>
	map({ layers: [{ type: 'objectgroup', id: 1, name: 'things', objects: [{ id: 1, template, x: 0, y: 0 }] }] });
const tileset = (name: string): string =>
	JSON.stringify({
		...{ type: 'tileset', name, tilewidth: 8, tileheight: 8, tilecount: 1, columns: 1 },
		...{ image: '../art/grass.png', imagewidth: 8, imageheight: 8 },
	});
const template = (name: string): string =>
	JSON.stringify({
		type: 'template',
		tileset: { firstgid: 1, source: '../sets/grass.tsj' },
		object: { name, gid: 1, width: 8, height: 8 },
	});
const PNG = (width: number): Buffer => Buffer.from(`89504e470d0a1a0a0000000d494844520000000${width}000000080806000000000000`, 'hex');
const world = (...fileNames: string[]): string =>
	JSON.stringify({ type: 'world', maps: fileNames.map((fileName, i) => ({ fileName, x: 8 * i, y: 0 })) });
const types = (value: number): string =>
	JSON.stringify({
		propertyTypes: [{ id: 1, name: 'Hut', type: 'class', useAs: ['map'], members: [{ name: 'doors', type: 'int', value }] }],
	});

export type Content = string | Buffer | undefined;

export const FILES: Readonly<Record<string, Content>> = {
	'game.tiled-project': types(1),
	'art/grass.png': PNG(8),
	'sets/grass.tsj': tileset('grass'),
	'sets/stone.tsj': tileset('stone'),
	'things/chest.tj': template('chest'),
	'maps/a.tmj': uses('../sets/grass.tsj'),
	'maps/b.tmj': uses('../sets/grass.tsj', '../sets/stone.tsj'),
	'maps/c.tmj': instances('../things/chest.tj'),
	'maps/d.tmj': map({ class: 'Hut' }),
	'maps/e.world': world('a.tmj', 'b.tmj'),
};

/** The edits between two runs: files, those of the export among them, get other contents, or are removed. */
export const EDITS: readonly Readonly<Record<string, Content>>[] = [
	{},
	{ 'maps/a.tmj': map({ backgroundcolor: '#00ff00' }) },
	{ 'maps/a.tmj': uses('../sets/stone.tsj') },
	{ 'maps/a.tmj': '{ "type": "map", ' },
	{ 'maps/a.tmj': uses('../sets/gone.tsj') },
	{ 'maps/a.tmj': undefined },
	{ 'maps/b.tmj': map({ backgroundcolor: 'red' }) },
	{ 'maps/new.tmj': uses('../sets/grass.tsj') },
	{ 'maps/new.tmj': undefined },
	{ 'maps/new.tmj': uses('../../outside.tsj') },
	{ 'sets/grass.tsj': tileset('new') },
	{ 'sets/grass.tsj': tileset('grass').replace('"name"', '"weather":1,"name"') },
	{ 'sets/grass.tsj': undefined },
	{
		'sets/stone.tsx': '<tileset name="x" tilewidth="8" tileheight="8" tilecount="1" columns="1"/>',
		'maps/x.tmj': uses('../sets/stone.tsx'),
	},
	{ 'art/grass.png': PNG(9) },
	{ 'art/grass.png': undefined },
	{ 'things/chest.tj': template('other') },
	{ 'maps/e.world': world('a.tmj', 'gone.tmj') },
	{ 'maps/e.world': JSON.stringify({ type: 'world', patterns: [{ regexp: '([a-z])\\.tmj', multiplierX: 8, multiplierY: 8 }] }) },
	{ 'game.tiled-project': types(2) },
	{ 'dist/maps/a.tmj': 'something else' },
	{ 'dist/maps/a.tmx': undefined },
	{ 'dist/maps/b.tmj': undefined },
	{ 'dist/sets/grass.tsj': undefined },
	{ 'maps/package.json': '{}' },
	{ 'maps/next.tmj': map({ properties: [{ name: 'next', type: 'file', value: 'b.tmj' }] }) },
	{ 'maps/next.tmj': map({ properties: [{ name: 'next', type: 'file', value: 'later.tmj' }] }) },
	{ 'maps/later.tmj': map({}) },
];

export const OPTIONS: readonly string[] = [
	'maps',
	'maps --format tmx',
	'maps --format json --verbose',
	'maps/a.tmj maps/b.tmj',
	'. --copy-images',
	'. --embed-tilesets --detach-templates',
	'maps --embed-tilesets',
	'maps --inline-images',
	'maps --strict',
	'maps --resolve-types-and-properties --project game.tiled-project',
	'maps --export-version 1.0',
];

export const save = (folder: string, files: Readonly<Record<string, Content>>): void => {
	for (const [name, content] of Object.entries(files)) {
		const path = join(folder, name);
		mkdirSync(dirname(path), { recursive: true });
		if (content === undefined) rmSync(path, { force: true });
		else writeFileSync(path, content);
	}
};

/** The content of all files except those of the cache. */
function contentsOf(folder: string): Readonly<Record<string, string>> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.cache'));
	const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
	return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

/** Exports, and returns everything that can be seen. */
export function seen(folder: string, options: string, more: readonly string[]): unknown {
	const { status, stdout, stderr } = tilewright(['export', ...options.split(' '), '--out', 'dist', ...more], { cwd: folder });
	const shown = (text: string): string => text.replaceAll(folder, '…');
	return { status, stdout: shown(stdout), stderr: shown(stderr), files: contentsOf(folder) };
}

export const inTwo = (): readonly [string, string] => {
	const both = [temporaryFolder(), temporaryFolder()] as const;
	for (const folder of both) save(folder, FILES);
	return both;
};
