import { read, tileFinder, write } from '@tilewright/format';
import { detachTemplates, embedTilesets, flatten } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { objectsOf } from './support/layer-contents.ts';
import { documentOf, graphOf, mapOf } from './support/memory-graph.ts';
import { embeddedOf, mapWith, objectOf, tilesetOf } from './support/sample-documents.ts';

const chest = (more: object = {}): object => ({
	type: 'template',
	object: { name: 'chest', type: 'Chest', width: 10, height: 20, rotation: 30, visible: true, ...more },
});

describe('detachTemplates', () => {
	it('makes no instance of an object, whatever unknown fields its template has [H5]', () => {
		const graph = graphOf({
			'm.tmj': mapWith([], [{ id: 1, template: 'chest.tj', x: 3, y: 4 }]),
			'chest.tj': chest({ template: ['a'] }),
		});
		const { doc } = detachTemplates(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		expect(objectsOf(doc)[0]).not.toHaveProperty('template');
	});

	it('merges an instance with its template, field by field and property by property [T1, N8]', () => {
		const graph = graphOf({
			'maps/m.tmj': mapWith(
				[],
				[
					{ id: 1, template: '../t/chest.tj', x: 3, y: 4, own: 1 },
					{
						id: 2,
						template: '../t/chest.tj',
						x: 0,
						y: 0,
						width: 50,
						name: '',
						visible: false,
						mood: 'changed',
						properties: [
							{ name: 'zeal', type: 'int', value: 1 },
							{ name: 'guide', type: 'string', value: 'b' },
						],
					},
				],
			),
			't/chest.tj': chest({
				mood: 'kept',
				properties: [
					{ name: 'guide', type: 'file', value: 'a.txt' },
					{ name: 'lid', type: 'bool', value: true },
				],
			}),
		});
		const { doc, issues } = detachTemplates(mapOf(graph, 'maps/m.tmj'), 'maps/m.tmj', graph);
		expect(issues).toEqual([]);
		const common = { type: 'Chest', height: 20, rotation: 30, opacity: 1 };
		expect(objectsOf(doc)).toEqual([
			{
				...common,
				id: 1,
				x: 3,
				y: 4,
				own: 1,
				name: 'chest',
				width: 10,
				visible: true,
				mood: 'kept',
				properties: [
					{ name: 'guide', type: 'file', value: '../t/a.txt' },
					{ name: 'lid', type: 'bool', value: true },
				],
			},
			{
				...common,
				id: 2,
				x: 0,
				y: 0,
				name: '',
				width: 50,
				visible: false,
				mood: 'changed',
				properties: [
					{ name: 'guide', type: 'string', value: 'b' },
					{ name: 'lid', type: 'bool', value: true },
					{ name: 'zeal', type: 'int', value: 1 },
				],
			},
		]);
		expect(read(write(doc)).doc).toEqual(doc);
	});

	it('uses the whole shape of the instance if it has one, or else that of the template [T1]', () => {
		const points = [
			{ x: 0, y: 0 },
			{ x: 5, y: 5 },
		];
		const graph = graphOf({
			'm.tmj': mapWith(
				[{ firstgid: 7, source: 'x.tsj' }],
				[
					{ id: 1, template: 'poly.tj', x: 0, y: 0, ellipse: true },
					{ id: 2, template: 'round.tj', x: 0, y: 0, ellipse: false },
					{ id: 3, template: 'poly.tj', x: 0, y: 0, gid: 8 },
					{ id: 4, template: 'tile.tj', x: 0, y: 0, text: { text: 'hi' } },
				],
			),
			'x.tsj': tilesetOf('x', 4),
			'poly.tj': chest({ polygon: points }),
			'round.tj': chest({ ellipse: true }),
			'tile.tj': { ...chest({ gid: 1 }), tileset: { firstgid: 1, source: 'x.tsj' } },
		});
		const [ellipse, rectangle, tile, text] = objectsOf(detachTemplates(mapOf(graph, 'm.tmj'), 'm.tmj', graph).doc);
		expect(ellipse).toMatchObject({ ellipse: true });
		expect(ellipse).not.toHaveProperty('polygon');
		expect(rectangle).not.toHaveProperty('ellipse');
		expect(tile).toMatchObject({ gid: 8 });
		expect(tile).not.toHaveProperty('polygon');
		expect(text).toMatchObject({ text: { text: 'hi' } });
		expect(text).not.toHaveProperty('gid');
	});

	it("uses the map's GID for the template's tile, with flips, if the map has the tileset [T2, G1]", () => {
		const graph = graphOf({
			'maps/m.tmj': mapWith(
				[
					{ firstgid: 1, source: '../tiles/other.tsj' },
					{ firstgid: 11, source: '../tiles/./x.tsj' },
				],
				[{ id: 1, template: '../t/tile.tj', x: 0, y: 0 }],
			),
			'tiles/x.tsj': tilesetOf('x', 4),
			'tiles/other.tsj': tilesetOf('other', 10),
			't/tile.tj': { ...chest({ gid: 0xa0000007 }), tileset: { firstgid: 5, source: '../tiles/x.tsj' } },
		});
		const { doc } = detachTemplates(mapOf(graph, 'maps/m.tmj'), 'maps/m.tmj', graph);
		expect(objectsOf(doc)).toMatchObject([{ gid: 0xa000000d }]);
		expect(doc.tilesets).toEqual(mapOf(graph, 'maps/m.tmj').tilesets);
	});

	it('adds a missing tileset once, after all GIDs in use [T2, G5]', () => {
		const graph = graphOf({
			'maps/m.tmj': mapWith(
				[{ firstgid: 1, source: '../tiles/other.tsj' }],
				[
					{ id: 1, template: '../t/a.tj', x: 0, y: 0 },
					{ id: 2, template: '../t/b.tj', x: 0, y: 0 },
					{ id: 3, template: '../t/own.tj', x: 0, y: 0 },
					{ id: 4, template: '../t/gone.tj', x: 0, y: 0 },
				],
				[0x80000000 + 40],
			),
			'tiles/x.tsj': tilesetOf('x', 4),
			'tiles/other.tsj': tilesetOf('other', 10),
			't/a.tj': { ...chest({ gid: 1 }), tileset: { firstgid: 1, source: '../tiles/x.tsj' } },
			't/b.tj': { ...chest({ gid: 3 }), tileset: { firstgid: 1, source: '../tiles/x.tsj' } },
			't/own.tj': { ...chest({ gid: 2 }), tileset: embeddedOf(1, 'own', 6) },
			't/gone.tj': { ...chest({ gid: 9 }), tileset: { firstgid: 1, source: 'gone.tsj' } },
		});
		const { doc, issues } = detachTemplates(mapOf(graph, 'maps/m.tmj'), 'maps/m.tmj', graph);
		expect(issues).toEqual([]);
		expect(objectsOf(doc)).toMatchObject([{ gid: 41 }, { gid: 43 }, { gid: 46 }, { gid: 59 }]);
		expect(doc.tilesets).toMatchObject([
			{ firstgid: 1, source: '../tiles/other.tsj' },
			{ firstgid: 41, source: '../tiles/x.tsj' },
			{ firstgid: 45, name: 'own', image: '../t/own.png' },
			{ firstgid: 51, source: '../t/gone.tsj' },
		]);
		// Later operations find the added tilesets.
		const embedded = embedTilesets(doc, 'maps/m.tmj', graph);
		expect(embedded.doc.tilesets[1]).toMatchObject({ firstgid: 41, image: '../tiles/x.png' });
		expect(embedded.issues.map(({ pointer }) => pointer)).toEqual(['/tilesets/3/source']);
	});

	it('adds a tileset again if it has grown into the GIDs of the next one [T2, G3]', () => {
		const graph = graphOf({
			'm.tmj': mapWith(
				[
					{ firstgid: 1, source: 'x.tsj' },
					{ firstgid: 5, source: 'y.tsj' },
				],
				[{ id: 1, template: 't.tj', x: 0, y: 0 }],
			),
			'x.tsj': tilesetOf('x', 8),
			'y.tsj': tilesetOf('y', 8),
			't.tj': { ...chest({ gid: 6 }), tileset: { firstgid: 1, source: 'x.tsj' } },
		});
		const { doc } = detachTemplates(mapOf(graph, 'm.tmj'), 'm.tmj', graph);
		const [object] = objectsOf(doc);
		const owner = object !== undefined && 'gid' in object ? tileFinder(doc.tilesets)(object.gid ?? 0) : undefined;
		expect(owner).toMatchObject({ tileset: { source: 'x.tsj' }, id: 5 });
		expect(doc.tilesets).toHaveLength(3);
	});

	it('keeps an instance if its template is missing or its tile gets no GID, and reports that [T4]', () => {
		const graph = graphOf({
			'm.tmj': mapWith(
				[{ firstgid: 1, source: 'x.tsj' }],
				[
					{ id: 1, template: 'gone.tj', x: 0, y: 0 },
					{ id: 2, template: 'x.tsj', x: 0, y: 0 },
					{ id: 3, template: 'bare.tj', x: 0, y: 0 },
					{ id: 4, template: 'gone.tj', x: 5, y: 0 },
				],
			),
			'x.tsj': tilesetOf('x', 8),
			'bare.tj': chest({ gid: 6 }),
		});
		const map = mapOf(graph, 'm.tmj');
		const { doc, issues } = detachTemplates(map, 'm.tmj', graph);
		expect(objectsOf(doc)).toEqual(objectsOf(map));
		expect(issues.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
			['template-needed', 'error', '/layers/1/objects/0/template'],
			['template-needed', 'error', '/layers/1/objects/1/template'],
			['template-tile', 'error', '/layers/1/objects/2/template'],
		]);
		expect(issues[0]?.message).toContain('This is the first of 2 places.');
	});

	it('detaches instances in groups and in collision shapes of embedded and external tilesets [T3]', () => {
		const objectgroup = { type: 'objectgroup', objects: [{ id: 1, template: '../t/chest.tj', x: 1, y: 2 }] };
		const tiles = { tiles: [{ id: 2, objectgroup }] };
		const graph = graphOf({
			'maps/m.tmj': {
				...mapWith([embeddedOf(1, 'in', 4, tiles), { firstgid: 5, source: '../tiles/x.tsj' }]),
				layers: [{ id: 1, name: 'g', type: 'group', layers: [{ id: 2, name: 'o', ...objectgroup }] }],
			},
			'tiles/x.tsj': tilesetOf('x', 4, tiles),
			't/chest.tj': chest(),
		});
		const map = mapOf(graph, 'maps/m.tmj');
		const { doc } = detachTemplates(map, 'maps/m.tmj', graph);
		expect(doc).toHaveProperty('layers.0.layers.0.objects.0.name', 'chest');
		expect(doc).toHaveProperty('tilesets.0.tiles.0.objectgroup.objects.0.name', 'chest');
		const tileset = detachTemplates(documentOf(graph, 'tiles/x.tsj'), 'tiles/x.tsj', graph);
		expect(tileset.doc).toHaveProperty('tiles.0.objectgroup.objects.0.name', 'chest');
		// Embedding adds the shapes of the second tileset.
		const flat = flatten(map, 'maps/m.tmj', graph);
		expect(JSON.stringify(flat.doc)).not.toContain('"template"');
		expect(flat.issues).toEqual([]);
	});

	it('changes nothing in documents without instances', () => {
		const graph = graphOf({ 'm.tmj': mapWith([], [objectOf(1)]), 't.tj': chest() });
		const map = mapOf(graph, 'm.tmj');
		const { doc } = detachTemplates(map, 'm.tmj', graph);
		expect(doc).toEqual(map);
		expect(doc.layers[0]).toBe(map.layers[0]);
		const template = documentOf(graph, 't.tj');
		expect(detachTemplates(template, 't.tj', graph).doc).toBe(template);
	});
});
