import type { MapObject, Template, TileMap } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/change/change.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { createTemplate } from '../../src/make/create-template.ts';
import { findObject } from '../../src/objects/find-object.ts';
import { detachObjects } from '../../src/templates/detach-objects.ts';
import { makeTemplate, replaceWithTemplate } from '../../src/templates/make-template.ts';
import { changed } from '../support/changed.ts';
import { layerOf, mapOf } from '../support/drawn.ts';
import { embedded, reference, tilesetFile, withTilesets } from '../support/tilesets.ts';

function mapWith(...objects: ObjectOptions[]): TileMap {
	const map = withTilesets(mapOf(layerOf('1')), reference(1, '../tiles/a.tsj'), embedded(5, tilesetFile('b', 4)));
	const made = objects.map((options, i) => createObject({ nextobjectid: i + 1 }, options));
	return { ...map, layers: [...map.layers, createLayer(map, 'objectgroup', { objects: made })], nextlayerid: 3, nextobjectid: 9 };
}

const object = (map: TileMap, changes: readonly Change[], id = 1): MapObject => findObject(changed(map, changes), id).object;
const DOOR = { width: 16, height: 32, name: 'Door', type: 'Exit', properties: [{ name: 'lock', type: 'int' as const, value: 2 }] };
const file = (name: string): Pick<Required<TileMap>, 'properties'> => ({ properties: [{ name: 'sound', type: 'file', value: name }] });
const instance = (more: object = {}): ObjectOptions => ({ shape: 'template', x: 3, y: 4, template: '../t/door.tj', ...more });

/** A graph with a template of a door, and one of a tile that the map does not have. */
function graph(): Graph {
	const source = { syntax: 'json', upgraded: [], wrapped: false } as const;
	const door = createTemplate(createObject({ nextobjectid: 1 }, { shape: 'rectangle', x: 0, y: 0, ...DOOR }));
	const tile = createObject({ nextobjectid: 1 }, { shape: 'tile', x: 0, y: 0, width: 16, height: 16, gid: 2 });
	const documents: readonly (readonly [string, Template])[] = [
		['t/door.tj', door],
		['t/tile.tj', createTemplate(tile, reference(1, '../tiles/new.tsj'))],
	];
	const files = new Map<string, GraphFile>(documents.map(([path, doc]) => [path, { path, doc, source, links: [] }]));
	const tileset = tilesetFile('new', 4);
	return { roots: [], files: files.set('tiles/new.tsj', { path: 'tiles/new.tsj', doc: tileset, source, links: [] }), issues: [] };
}

describe('detachObjects', () => {
	it('[E66] makes plain objects of the chosen instances', () => {
		const map = mapWith(instance({ name: 'Back door' }), instance());
		const { changes, issues } = detachObjects(map, [1], 'maps/m.tmj', graph());
		expect(issues).toEqual([]);
		expect(object(map, changes)).toMatchObject({ ...DOOR, id: 1, x: 3, y: 4, name: 'Back door' });
		expect(object(map, changes)).not.toHaveProperty('template');
		expect(object(map, changes, 2)).toEqual(findObject(map, 2).object);
	});

	it('[E66] adds the tileset of a template, after all GIDs', () => {
		const map = mapWith(instance({ template: '../t/tile.tj' }), instance({ gid: 12 }));
		const { changes } = detachObjects(map, [1], 'maps/m.tmj', graph());
		expect(changed(map, changes).tilesets[2]).toEqual(reference(13, '../tiles/new.tsj'));
		expect(object(map, changes)).toMatchObject({ gid: 14 });
	});

	it('keeps and reports an instance whose template is missing', () => {
		const map = mapWith(instance({ template: 'lost.tj' }));
		expect(detachObjects(map, [1], 'maps/m.tmj', graph())).toMatchObject({ changes: [], issues: [{ code: 'template-needed' }] });
	});
});

describe('makeTemplate', () => {
	it('[E63] makes an instance of the object; the template has neither position nor id', () => {
		const map = mapWith({ shape: 'rectangle', x: 8, y: 9, ...DOOR, ...file('../sounds/creak.ogg') });
		const { template, changes } = makeTemplate(map, 1, 't/door.tj', 'maps/m.tmj');
		expect(object(map, changes)).toEqual({ id: 1, x: 8, y: 9, template: '../t/door.tj' });
		expect(template?.object).toMatchObject({ name: 'Door', width: 16, ...file('../sounds/creak.ogg') });
		for (const field of ['id', 'x', 'y']) expect(template?.object).not.toHaveProperty(field);
	});

	it('[E63] takes the tileset of a tile along, with paths for the new folder', () => {
		const map = mapWith({ shape: 'tile', x: 0, y: 0, width: 16, height: 16, gid: 0x80000003, ...file('creak.ogg') });
		const { template } = makeTemplate(map, 1, 't/deep/door.tj', 'maps/m.tmj');
		expect(template).toMatchObject({
			tileset: reference(1, '../../tiles/a.tsj'),
			object: { gid: 0x80000003, ...file('../../maps/creak.ogg') },
		});
	});

	it('[E63] reports tiles of embedded tilesets', () => {
		const map = mapWith({ shape: 'tile', x: 0, y: 0, width: 16, height: 16, gid: 6 }, instance());
		const made = makeTemplate(map, 1, 'door.tj', 'maps/m.tmj');
		expect(made).toMatchObject({ template: undefined, changes: [], issues: [{ code: 'tile-not-in-template' }] });
		expect(() => makeTemplate(map, 2, 'door.tj', 'maps/m.tmj')).toThrow('The object 2 is an instance of a template already.');
	});
});

describe('replaceWithTemplate', () => {
	it('[E65, E66] keeps id and position alone', () => {
		const map = mapWith({ shape: 'ellipse', x: 8, y: 9, ...DOOR }, instance({ rotation: 45 }));
		const changes = replaceWithTemplate(map, [1, 2], '../t/door.tj');
		expect(object(map, changes)).toEqual({ id: 1, x: 8, y: 9, template: '../t/door.tj' });
		expect(object(map, changes, 2)).toEqual({ id: 2, x: 3, y: 4, template: '../t/door.tj' });
	});
});
