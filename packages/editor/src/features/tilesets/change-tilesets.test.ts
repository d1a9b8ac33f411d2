import { addLayers, apply, changeCells, createLayer, createMap, createTileset } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { expect, test } from 'vitest';
import {
	addEmbeddedTileset,
	addTilesetFile,
	embedTileset,
	exportTileset,
	isTilesetUsed,
	removeTileset,
	removeUnused,
	replaceTilesetByFile,
} from './change-tilesets.ts';

const sheet = (name: string) =>
	createTileset({ name, image: `../art/${name}.png`, imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 });

function session(): MapSession {
	const empty: TileMap = createMap({ width: 3, height: 2, tilewidth: 16, tileheight: 16 });
	const map = apply(empty, addLayers(empty, [createLayer(empty, 'tilelayer')])).doc;
	const files = memoryFiles('test', {
		'/sets/a.tsj': write(sheet('a')),
		'/sets/b.tsx': write(sheet('b'), { syntax: 'xml' }),
		'/sets/c.tmj': write(map),
	});
	return startMap(files, '/maps/level/a.tmj', map);
}

const rest = (): Promise<void> => Promise.resolve();

const sources = ({ map }: MapSession): unknown[] =>
	map.value.tilesets.map((each) => [each.firstgid, 'source' in each ? each.source : each.name]);

test('tilesets in JSON and XML are added with fresh GIDs, each as one step', async () => {
	const map = session();
	expect(await addTilesetFile(map, '/sets/a.tsj')).toBeUndefined();
	expect(await addTilesetFile(map, '/sets/b.tsx')).toBeUndefined();
	expect(sources(map)).toEqual([
		[1, '../../sets/a.tsj'],
		[3, '../../sets/b.tsx'],
	]);
	map.undo();
	expect(sources(map)).toEqual([[1, '../../sets/a.tsj']]);
});

test('a tileset that the map has, a missing file and a map are refused with a sentence', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	expect(await addTilesetFile(map, '/sets/a.tsj')).toBe('The map already has the tileset /sets/a.tsj.');
	expect(await addTilesetFile(map, '/sets/none.tsj')).toBe('The file /sets/none.tsj cannot be read.');
	expect(await addTilesetFile(map, '/sets/c.tmj')).toBe('The file /sets/c.tmj is not a tileset.');
	expect(sources(map)).toHaveLength(1);
});

test('[E89] an embedded tileset keeps its place, its GIDs and its image', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	await addTilesetFile(map, '/sets/b.tsx');
	map.do(
		'Paint',
		changeCells(map.map.value, 1, (cells) => cells.set(0, 0, 2)),
	);
	expect(embedTileset(map, 0)).toBeUndefined();
	expect(sources(map)).toEqual([
		[1, 'a'],
		[3, '../../sets/b.tsx'],
	]);
	expect(map.map.value.tilesets[0]).toMatchObject({ image: '../../art/a.png' });
	expect(map.map.value.layers[0]).toMatchObject({ data: Uint32Array.of(2, 0, 0, 0, 0, 0) });
});

test('[E90] tilesets that nothing uses are removed together, in one step; the others keep their GIDs', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	await addTilesetFile(map, '/sets/b.tsx');
	addEmbeddedTileset(map, sheet('c'));
	map.do(
		'Paint',
		changeCells(map.map.value, 1, (cells) => cells.set(0, 0, 4)),
	);
	expect(removeUnused(map)).toBe(2);
	expect(sources(map)).toEqual([[3, '../../sets/b.tsx']]);
	expect(map.map.value.layers[0]).toMatchObject({ data: Uint32Array.of(4, 0, 0, 0, 0, 0) });
	expect(map.history.steps.at(-1)?.name).toBe('Remove Unused Tilesets');
	expect(removeUnused(map)).toBe(0);
	map.undo();
	expect(sources(map)).toHaveLength(3);
});

test('[E89] a replaced tileset gives its tiles to the new one', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	expect(await replaceTilesetByFile(map, 0, '/sets/b.tsx', rest)).toBeUndefined();
	expect(sources(map)).toEqual([[1, '../../sets/b.tsx']]);
});

test('[E90] removing a tileset erases its cells in the same step', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	expect(isTilesetUsed(map, 0)).toBe(false);
	map.do(
		'Paint',
		changeCells(map.map.value, 1, (cells) => cells.set(0, 0, 2)),
	);
	expect(isTilesetUsed(map, 0)).toBe(true);
	expect(await removeTileset(map, 0, rest)).toBeUndefined();
	expect(map.map.value.layers[0]).toMatchObject({ data: new Uint32Array(6) });
	map.undo();
	expect(map.map.value.layers[0]).toMatchObject({ data: Uint32Array.of(2, 0, 0, 0, 0, 0) });
});

test('[E86] a new tileset can be a part of the map, after the tilesets that it has', async () => {
	const map = session();
	await addTilesetFile(map, '/sets/a.tsj');
	expect(addEmbeddedTileset(map, sheet('own'))).toBeUndefined();
	expect(sources(map)).toEqual([
		[1, '../../sets/a.tsj'],
		[3, 'own'],
	]);
	expect(map.history.steps.map(({ name }) => name)).toEqual(['Add Tileset', 'Add Tileset']);
});

test('[E89] an embedded tileset gets a file of its own, in JSON or XML, and keeps its GIDs and its image', async () => {
	for (const path of ['/sets/new/c.tsj', '/sets/new/c.tsx']) {
		const map = session();
		await addTilesetFile(map, '/sets/a.tsj');
		addEmbeddedTileset(map, sheet('c'));
		const before = map.map.value;
		expect(await exportTileset(map, 1, path, 'nothing')).toHaveProperty('version');
		expect(sources(map)).toEqual([
			[1, '../../sets/a.tsj'],
			[3, `../..${path}`],
		]);
		expect(map.history.steps.at(-1)?.name).toBe('Export Tileset');
		// The image is where it was: seen from the map, it is next to its folder.
		expect(map.graph.value.files.get(path)?.doc).toMatchObject({ name: 'c', image: '../../maps/art/c.png', tilecount: 2 });
		map.undo();
		expect(map.map.value).toEqual(before);
		// An existing file is replaced only if the caller says so.
		expect(await exportTileset(map, 1, path, 'nothing')).toHaveProperty('conflict');
		expect(await exportTileset(map, 1, path, 'anything')).toHaveProperty('version');
		// One with a file stays as it is.
		expect(await exportTileset(map, 0, '/sets/d.tsj', 'nothing')).toEqual({ cancelled: true });
	}
});
