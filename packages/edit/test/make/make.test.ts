import type { Document, TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import { addLayers } from '../../src/layers/add-layers.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { createTemplate } from '../../src/make/create-template.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { createWorld } from '../../src/make/create-world.ts';
import { addObjects } from '../../src/objects/add-objects.ts';

/** Writes a document and reads it again: it must have no findings, and be the same. */
function expectValid(doc: Document): void {
	for (const syntax of ['json', 'xml'] as const) {
		if (syntax === 'xml' && doc.type === 'world') continue;
		const { doc: again, issues } = read(write(doc, { syntax }));
		expect(issues).toEqual([]);
		expect(again).toEqual(syntax === 'xml' ? withNameOfXml(doc) : doc);
	}
}

/** XML has another name for the version of the program (rule N1). */
function withNameOfXml(doc: Document): object {
	if (doc.type === 'world' || doc.editorversion === undefined) return doc;
	const { editorversion, ...rest } = doc;
	return { ...rest, tiledversion: editorversion };
}

const ORIENTATIONS = ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'] as const;

describe('new documents', () => {
	it.each(ORIENTATIONS.flatMap((orientation) => [true, false].map((infinite) => ({ orientation, infinite }))))(
		'[E68, E79] an $orientation map, infinite: $infinite, has no findings with layers of each type',
		({ orientation, infinite }) => {
			let map: TileMap = createMap({ orientation, infinite, width: 4, height: 3, tilewidth: 32, tileheight: 16 });
			expectValid(map);
			for (const type of ['tilelayer', 'objectgroup', 'imagelayer', 'group'] as const) {
				const { doc, issues } = apply(map, addLayers(map, [createLayer(map, type)]));
				expect(issues).toEqual([]);
				map = doc;
				expectValid(map);
			}
			expect(map.layers.map(({ id, name }) => [id, name])).toEqual([
				[1, 'Tile Layer 1'],
				[2, 'Object Layer 1'],
				[3, 'Image Layer 1'],
				[4, 'Group Layer 1'],
			]);
			expect(map.nextlayerid).toBe(5);
		},
	);

	it('[E79] hexagons have sides of half the height, or width; oblique maps are skewed by half the width', () => {
		const size = { width: 1, height: 1, tilewidth: 30, tileheight: 20 };
		expect(createMap({ ...size, orientation: 'hexagonal' }).hexsidelength).toBe(10);
		expect(createMap({ ...size, orientation: 'hexagonal', staggeraxis: 'x' }).hexsidelength).toBe(15);
		expect(createMap({ ...size, orientation: 'oblique' })).toMatchObject({ skewx: 15, skewy: 0 });
		expect(createMap(size).orientation).toBe('orthogonal');
	});

	const place = { x: 8, y: 8 };
	const OBJECTS: readonly ObjectOptions[] = [
		{ shape: 'rectangle', ...place, width: 10, height: 5, name: 'Door' },
		{ shape: 'ellipse', ...place, width: 10, height: 5 },
		{ shape: 'capsule', ...place, width: 10, height: 5 },
		{ shape: 'point', ...place },
		{
			shape: 'polygon',
			...place,
			polygon: [
				{ x: 0, y: 0 },
				{ x: 5, y: 0 },
				{ x: 0, y: 5 },
			],
		},
		{
			shape: 'polyline',
			...place,
			polyline: [
				{ x: 0, y: 0 },
				{ x: 5, y: 0 },
			],
		},
		{ shape: 'text', ...place, width: 100, height: 20, text: { text: 'Hello', bold: true } },
		{ shape: 'tile', ...place, gid: 3, width: 16, height: 16 },
		{ shape: 'template', ...place, template: 'door.tj' },
	];

	it.each(OBJECTS)('an object of the shape $shape has no findings', (options) => {
		const tileset = createTileset({ name: 'a', image: 'a.png', imagewidth: 64, imageheight: 16, tilewidth: 16, tileheight: 16 });
		const { type: _, version: __, editorversion: ___, ...embedded } = tileset;
		const map = createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16, tilesets: [{ firstgid: 1, ...embedded }] });
		const { doc } = apply(map, addLayers(map, [createLayer(map, 'objectgroup')]));
		const object = createObject(doc, options);
		const { doc: changed, issues } = apply(doc, addObjects(doc, 1, [object]));
		expect(issues).toEqual([]);
		expectValid(changed);
		expect(changed.nextobjectid).toBe(2);
		if (!('template' in object)) expectValid(createTemplate(object, 'gid' in object ? { firstgid: 1, source: 'a.tsj' } : undefined));
	});

	it('[E63] the object of a template has neither an id nor a position', () => {
		const map = createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 });
		const { object } = createTemplate(createObject(map, { shape: 'ellipse', ...place, width: 10, height: 5, name: 'Pond' }));
		expect(object).toMatchObject({ name: 'Pond', ellipse: true, width: 10, height: 5 });
		for (const field of ['id', 'x', 'y']) expect(object).not.toHaveProperty(field);
	});

	it('a tileset counts the tiles of its image', () => {
		const tileset = createTileset({
			name: 'ground',
			image: 'ground.png',
			imagewidth: 70,
			imageheight: 36,
			tilewidth: 16,
			tileheight: 16,
			margin: 1,
			spacing: 1,
		});
		expect(tileset).toMatchObject({ columns: 4, tilecount: 8, margin: 1, spacing: 1 });
		expectValid(tileset);
		expect(() => createTileset({ name: 'a', image: 'a.png', imagewidth: 9, imageheight: 9, tilewidth: 16, tileheight: 16 })).toThrow(
			RangeError,
		);
	});

	it('a collection numbers its tiles, and is as large as the largest', () => {
		const tileset = createTileset({
			name: 'trees',
			tiles: [
				{ image: 'a.png', imagewidth: 10, imageheight: 30 },
				{ id: 5, image: 'b.png', imagewidth: 20, imageheight: 10 },
				{ image: 'c.png', imagewidth: 1, imageheight: 1 },
			],
		});
		expect(tileset).toMatchObject({ columns: 0, tilecount: 3, tilewidth: 20, tileheight: 30 });
		expect(tileset.tiles.map(({ id }) => id)).toEqual([0, 5, 6]);
		expectValid(tileset);
	});

	it('a world has no findings', () => {
		expectValid(createWorld());
		expectValid(createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 320, height: 240 }] }));
	});
});
