import type { Document } from '@tilewright/format';
import { read } from '@tilewright/format';
import { expect, test } from 'vitest';
import type { ExportChoice } from '../../src/export/choice.ts';
import { besideOwn, firstChoice, formatsOf, knowsZstd, optionsOf, VERSIONS } from '../../src/export/choice.ts';
import { createNewMap, FIRST_MAP } from '../../src/session/create-new-map.ts';

const map = createNewMap(FIRST_MAP);

test('all formats of maps are offered, and all versions, the latest first [E135]', () => {
	const names = formatsOf('map').map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(['json', 'tmx', 'csv']));
	expect(names).not.toContain('tsx');
	expect([VERSIONS[0], VERSIONS.at(-1)]).toEqual(['1.12', '0.16']);
});

test('at first all options are off, and the file is next to the map [E136]', () => {
	const choice = firstChoice('/maps/a.tmx');
	expect(choice.target).toBe('/maps/a.json');
	expect(Object.values(choice).filter((value) => value === true)).toEqual([]);
	expect(optionsOf(choice, map).writing).toEqual({ indent: 1 });
});

test('the file that is offered is never the document itself', () => {
	expect(firstChoice('/maps/a.json').target).toBe('/maps/a-export.json');
	expect(besideOwn('/maps/a.tmx', '/maps/a.tmx')).toBe('/maps/a-export.tmx');
	expect(besideOwn('/maps/a.tmx', '/maps/b.tmx')).toBe('/maps/b.tmx');
});

test('a choice becomes the options of the command', () => {
	const choice = {
		...firstChoice('/a.tmj'),
		tiles: 'gzip',
		level: 5,
		version: '1.8',
		minimize: true,
		finite: true,
		stamp: 'tiledversion',
	} as const;
	expect(optionsOf(choice, map)).toMatchObject({
		writing: { compression: 'gzip', compressionLevel: 5, version: '1.8', minimize: true, stamp: 'tiledversion' },
		finite: true,
		embedTilesets: false,
	});
});

test('chunks have a size on infinite maps only, and tilesets are not embedded and split off at once', () => {
	const choice = { ...firstChoice('/a.tmj'), chunk: 32, unembedTo: '/tilesets' };
	expect(optionsOf(choice, map).chunkSize).toBeUndefined();
	expect(optionsOf(choice, { ...map, infinite: true }).chunkSize).toEqual({ width: 32, height: 32 });
	expect(optionsOf(choice, map).unembedTo).toBe('/tilesets');
	expect(optionsOf({ ...choice, embedTilesets: true }, map).unembedTo).toBeUndefined();
});

test('zstd is offered from version 1.3 on', () => {
	expect([undefined, '1.12', '1.10', '1.3', '1.2', '0.16'].map(knowsZstd)).toEqual([true, true, true, true, false, false]);
});

test('a tileset, template or world is exported without what only maps have [E136]', () => {
	const all: ExportChoice = {
		...firstChoice('/a.tsj'),
		tiles: 'gzip',
		stamp: 'tiledversion',
		embedTilesets: true,
		detachTemplates: true,
		resolveTypes: true,
		finite: true,
		removeUnusedTilesets: true,
		renumber: true,
		repairGrown: true,
		keepImageSizes: true,
		unembedTo: '/tilesets',
	};
	const on = (doc: Document) => {
		const { writing, ...others } = optionsOf({ ...all, embedTilesets: doc.type === 'template' }, doc);
		return [writing, Object.entries(others).flatMap(([name, value]) => (value === false ? [] : [name]))];
	};
	const stamp = { indent: 1, stamp: 'tiledversion' };
	expect(on(tilesetFile)).toEqual([stamp, ['detachTemplates', 'resolveTypes', 'keepImageSizes']]);
	expect(on(template)).toEqual([stamp, ['embedTilesets', 'resolveTypes', 'keepImageSizes']]);
	expect(on(world)).toEqual([{ indent: 1 }, ['resolveTypes']]);
});

const parse = (text: object): Document => {
	const { doc } = read(JSON.stringify(text));
	if (doc === undefined) throw new Error('It cannot be read.');
	return doc;
};
const tilesetFile = parse({ type: 'tileset', name: 'a', tilewidth: 1, tileheight: 1, tiles: [], columns: 0, tilecount: 0 });
const template = parse({ type: 'template', object: { x: 0, y: 0, point: true } });
const world = parse({ type: 'world', maps: [] });
