import { flatten } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { classOf, typesOf } from './support/custom-types.ts';
import { objectsOf } from './support/layer-contents.ts';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { mapWith, tilesetOf } from './support/sample-documents.ts';

const graph = graphOf({
	'm.tmj': mapWith(
		[
			{ firstgid: 1, source: 'a.tsj' },
			{ firstgid: 9, source: 'gone.tsj' },
		],
		[
			{ id: 1, template: 't.tj', x: 0, y: 0 },
			{ id: 2, template: 'gone.tj', x: 0, y: 0 },
		],
	),
	'a.tsj': tilesetOf('a', 4, {
		tiles: [
			{
				id: 0,
				type: 'Tree',
				objectgroup: { type: 'objectgroup', objects: [{ id: 1, template: 'gone.tj', x: 0, y: 0 }] },
			},
		],
	}),
	't.tj': { type: 'template', tileset: { firstgid: 1, source: 'a.tsj' }, object: { name: 'x', gid: 1 } },
});

describe('flatten', () => {
	const map = mapOf(graph, 'm.tmj');

	it('runs all operations, and reports each missing file once [T3, T4]', () => {
		const { doc, issues } = flatten(map, 'm.tmj', graph);
		expect(doc).toMatchObject({
			tilesets: [{ name: 'a' }, { source: 'gone.tsj' }],
			layers: [{}, { objects: [{ type: 'Tree', gid: 1 }, {}] }],
		});
		expect(doc.tilesets).toHaveLength(2);
		expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([
			['template-needed', '/layers/1/objects/1/template'],
			['tileset-needed', '/tilesets/1/source'],
		]);
		expect(issues[0]?.message).toContain('This is the first of 2 places.');
	});

	it('runs only the selected operations', () => {
		const none = { embedTilesets: false, detachTemplates: false, resolveTypes: false };
		expect(flatten(map, 'm.tmj', graph, none)).toEqual({ doc: map, issues: [] });
		const detached = flatten(map, 'm.tmj', graph, { ...none, detachTemplates: true });
		expect(detached.doc.tilesets).toEqual(map.tilesets);
		expect(detached.doc).toMatchObject({ layers: [{}, { objects: [{ name: 'x', type: '' }, { template: 'gone.tj' }] }] });
		const resolved = flatten(map, 'm.tmj', graph, { ...none, resolveTypes: true });
		expect(resolved.doc).toMatchObject({ layers: [{}, { objects: [{ template: 't.tj', type: 'Tree' }, {}] }] });
	});

	it('rewrites the paths in values of classes that the custom types know as files, also where JSON does not say so [X7, J9]', () => {
		const types = typesOf(classOf('Song', [['file', 'file', '']]), classOf('Album', [['first', 'class', {}, 'Song']]));
		const album = { name: 'album', type: 'class', propertytype: 'Album', value: { first: { file: 'a.ogg' } } };
		const song = { name: 'song', type: 'class', propertytype: 'Song', value: { file: 'b.ogg' } };
		const inFolders = graphOf({
			'maps/m.tmj': mapWith([{ firstgid: 1, source: '../tiles/a.tsj' }], [{ id: 1, template: '../templates/t.tj', x: 0, y: 0 }]),
			'tiles/a.tsj': tilesetOf('a', 4, { tiles: [{ id: 0, properties: [song] }] }),
			'templates/t.tj': {
				type: 'template',
				tileset: { firstgid: 1, source: '../tiles/a.tsj' },
				object: { name: 'x', gid: 1, properties: [album] },
			},
		});
		const { doc } = flatten(mapOf(inFolders, 'maps/m.tmj'), 'maps/m.tmj', inFolders, { types });
		const inTile = { name: 'song', value: { file: '../tiles/b.ogg' } };
		expect(objectsOf(doc)).toMatchObject([{ properties: [{ name: 'album', value: { first: { file: '../templates/a.ogg' } } }, inTile] }]);
		expect(doc.tilesets).toMatchObject([{ tiles: [{ id: 0, properties: [inTile] }] }]);
	});
});
