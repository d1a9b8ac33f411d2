import { read, write } from '@tilewright/format';
import { embedTilesets } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { documentOf, graphOf, mapOf } from './support/memory-graph.ts';
import { mapWith, tilesetOf } from './support/sample-documents.ts';

const TREES = tilesetOf('trees', 8, {
	version: '1.10',
	tiledversion: '1.12.0',
	mood: 'kept',
	editorsettings: { export: { target: 'trees.json', format: 'json' } },
	properties: [
		{ name: 'guide', type: 'file', value: '../docs/trees.txt' },
		{ name: 'site', type: 'file', value: 'https://example.com/x.png' },
	],
	tiles: [{ id: 2, objectgroup: { type: 'objectgroup', objects: [{ id: 1, template: 'leaf.tj', x: 1, y: 2 }] } }],
});

describe('embedTilesets', () => {
	it('leaves out entries of tiles that say nothing, except in collections of images [T3]', () => {
		// Out of order, since the reader keeps all of such a list: it is the order in which Tiled shows the tiles [J5].
		const tiles = [{ id: 5 }, { id: 1, type: 'wall' }, { id: 2, probability: 0 }, { id: 3, mood: [] }, { id: 4, probability: 1 }];
		const collection = { ...tilesetOf('collection', 0), image: undefined, tiles: [{ id: 1 }, { id: 0, image: 'a.png' }] };
		const graph = graphOf({
			'm.tmj': mapWith([
				{ firstgid: 1, source: 'plain.tsj' },
				{ firstgid: 50, source: 'collection.tsj' },
			]),
			'plain.tsj': tilesetOf('plain', 8, { tiles }),
			'collection.tsj': collection,
		});
		const { doc } = embedTilesets(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		const ids = doc.tilesets.map((tileset) => ('tiles' in tileset ? tileset.tiles.map(({ id }) => id) : []));
		expect(ids).toEqual([
			[1, 2, 3],
			[1, 0],
		]);
	});

	it('replaces the reference with the tileset, rewrites its references, and keeps firstgid [T3, G6, J9, N8]', () => {
		const graph = graphOf({
			'maps/cave.tmj': mapWith([
				{ firstgid: 5, source: '../tiles/trees.tsj', note: 'mine' },
				{ firstgid: 50, source: 'near.tsj' },
			]),
			'tiles/trees.tsj': TREES,
			'maps/near.tsj': tilesetOf('near', 4),
		});
		const { doc, issues } = embedTilesets(mapOf(graph, 'maps/cave.tmj'), 'maps/cave.tmj', graph);
		expect(issues).toEqual([]);
		const [trees, near] = doc.tilesets;
		expect(trees).toMatchObject({ firstgid: 5, note: 'mine', mood: 'kept', name: 'trees', image: '../tiles/trees.png', tilecount: 8 });
		expect(trees).toHaveProperty('tiles.0.objectgroup.objects.0.template', '../tiles/leaf.tj');
		expect(trees).toHaveProperty('properties.0.value', '../docs/trees.txt');
		expect(trees).toHaveProperty('properties.1.value', 'https://example.com/x.png');
		for (const field of ['source', 'type', 'version', 'tiledversion', 'editorsettings']) expect(trees).not.toHaveProperty(field);
		expect(near).toMatchObject({ firstgid: 50, image: 'near.png' });
		const again = read(write(doc));
		expect(again.issues.filter(({ code }) => code !== 'unknown-field')).toEqual([]);
		expect(again.doc).toEqual(doc);
	});

	it('reports a missing tileset at the reference, and keeps the reference [T4]', () => {
		const graph = graphOf({
			'a.tmj': mapWith([
				{ firstgid: 1, source: 'gone.tsj' },
				{ firstgid: 9, source: 'a.tmj' },
				{ firstgid: 19, source: 'C:/x.tsx' },
			]),
		});
		const { doc, issues } = embedTilesets(mapOf(graph, 'a.tmj'), 'a.tmj', graph);
		expect(doc.tilesets).toEqual(mapOf(graph, 'a.tmj').tilesets);
		expect(issues.map(({ file, code, severity, pointer }) => [file, code, severity, pointer])).toEqual([
			['a.tmj', 'tileset-needed', 'error', '/tilesets/0/source'],
			['a.tmj', 'tileset-needed', 'error', '/tilesets/1/source'],
			['a.tmj', 'tileset-needed', 'error', '/tilesets/2/source'],
		]);
		expect(issues[1]?.message).toContain('the file is a map');
	});

	it('takes over the unknown fields of a reference, and reports those that have no meaning there [T3, N8]', () => {
		const reference = { firstgid: 1, source: 'near.tsj', note: 'mine', editorsettings: [1], name: 'near', columns: '4' };
		const graph = graphOf({ 'a.tmj': mapWith([reference]), 'near.tsj': tilesetOf('near', 4) });
		const { doc, issues } = embedTilesets(mapOf(graph, 'a.tmj'), 'a.tmj', graph);
		expect(doc.tilesets[0]).toMatchObject({ note: 'mine', name: 'near' });
		expect(doc.tilesets[0]).not.toHaveProperty('editorsettings');
		expect(issues.map(({ code, severity, pointer }) => `${code} ${severity} ${pointer}`)).toEqual([
			'dropped warning /tilesets/0/editorsettings',
			'dropped warning /tilesets/0/columns',
		]);
		expect(read(write(doc)).issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
	});

	it('embeds the tileset of a template, and does not change tilesets [T3]', () => {
		const graph = graphOf({
			't/tree.tj': { type: 'template', tileset: { firstgid: 1, source: '../tiles/trees.tsj' }, object: { name: 'tree', gid: 3 } },
			'tiles/trees.tsj': TREES,
		});
		const template = embedTilesets(documentOf(graph, 't/tree.tj'), 't/tree.tj', graph).doc;
		expect(template).toHaveProperty('tileset.image', '../tiles/trees.png');
		expect(template).toHaveProperty('tileset.firstgid', 1);
		const tileset = documentOf(graph, 'tiles/trees.tsj');
		expect(embedTilesets(tileset, 'tiles/trees.tsj', graph).doc).toBe(tileset);
	});

	it('finds files by absolute paths, and files without a folder', () => {
		for (const folder of ['', '/', '/game/', 'C:/game/']) {
			const tileset = graphOf({ 'x.tsj': tilesetOf('x', 4) }).files.get('x.tsj');
			const map = mapOf(graphOf({ 'm.tmj': mapWith([{ firstgid: 1, source: './x.tsj' }]) }), 'm.tmj');
			if (tileset === undefined) throw new Error('unreachable');
			const graph = { roots: [], files: new Map([[`${folder}x.tsj`, tileset]]), issues: [] };
			expect(embedTilesets(map, `${folder}m.tmj`, graph).issues).toEqual([]);
		}
	});
});
