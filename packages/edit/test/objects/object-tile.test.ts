import type { TileMap } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { DocumentFiles } from '../../src/files/map-files.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { createTemplate } from '../../src/make/create-template.ts';
import { findObject } from '../../src/objects/find-object.ts';
import { replaceObjectTile, resetTileSize } from '../../src/objects/object-tile.ts';
import { changed } from '../support/changed.ts';
import { mapOf } from '../support/drawn.ts';
import { collectionFile, embedded, reference, tilesetFile, withTilesets } from '../support/tilesets.ts';

/** Tiles of 16 × 16 as 1 to 4 from a file, tiles of 32 × 24 as 5 to 8, and images of 16 × 16 as 10 and 13. */
const tilesets = [
	reference(1, '../tiles/small.tsj'),
	embedded(5, tilesetFile('large', 4, { tilewidth: 32, tileheight: 24 })),
	embedded(10, collectionFile('images', { 0: 'a.png', 3: 'b.png' })),
];
const FLIPPED = 0x80000000;

/** The map of objects at maps/cave.tmj, numbered from 1. */
function withObjects(...options: ObjectOptions[]): TileMap {
	const map = withTilesets(mapOf(), ...tilesets);
	const objects = options.map((own, i) => createObject(map, { id: i + 1, ...own }));
	return { ...map, layers: [createLayer(map, 'objectgroup', { id: 1, objects })], nextlayerid: 2, nextobjectid: options.length + 1 };
}

const tile = (gid: number, width: number, height: number): ObjectOptions => ({ shape: 'tile', x: 5, y: 50, gid, width, height });

/** The files next to the map; a template refers to the small tiles from its own folder. */
function files(): DocumentFiles {
	const source = { syntax: 'json', upgraded: [], wrapped: false } as const;
	const door = createObject(mapOf(), { shape: 'tile', x: 0, y: 0, gid: 2, width: 40, height: 40 });
	const docs = {
		'tiles/small.tsj': tilesetFile('small', 4),
		'templates/door.tj': createTemplate(door, reference(1, '../tiles/small.tsj')),
	};
	const all: Graph['files'] = new Map(Object.entries(docs).map(([path, doc]) => [path, { path, doc, source, links: [] }]));
	return { path: 'maps/cave.tmj', targets: targetsOf({ roots: [], files: all, issues: [] }, 'maps/cave.tmj') };
}

describe('the tiles of objects', () => {
	const map = withObjects(tile(2, 99, 7), tile(FLIPPED + 6, 1, 1), tile(13, 5, 5), { shape: 'rectangle', x: 0, y: 0, width: 3 });
	const sizes = (doc: TileMap, ...ids: number[]): unknown[] =>
		ids.map((id) => {
			const { object } = findObject(doc, id);
			return [object.width, object.height];
		});

	it('[E54, E55] give objects their size', () => {
		const { changes, issues } = resetTileSize(map, [1, 2, 3, 4], files());
		expect(issues).toEqual([]);
		expect(sizes(changed(map, changes), 1, 2, 3, 4)).toEqual([
			[16, 16],
			[32, 24],
			[16, 16],
			[3, 0],
		]);
	});

	it('[E54] of files that are not loaded have no size, which is reported', () => {
		const { changes, issues } = resetTileSize(map, [1, 2]);
		expect(issues).toMatchObject([{ code: 'tile-size-unknown', severity: 'warning' }]);
		expect(sizes(changed(map, changes), 1, 2)).toEqual([
			[99, 7],
			[32, 24],
		]);
	});

	it('[E55] are replaced, with the size where it was that of the old tile', () => {
		const own = withObjects(tile(FLIPPED + 2, 16, 16), tile(2, 16, 20), { shape: 'point', x: 1, y: 1 });
		const { changes, issues } = replaceObjectTile(own, [1, 2, 3], 7, files());
		const doc = changed(own, changes);
		expect(issues).toEqual([]);
		expect(sizes(doc, 1, 2)).toEqual([
			[32, 24],
			[16, 20],
		]);
		expect([1, 2].map((id) => findObject(doc, id).object)).toMatchObject([{ gid: FLIPPED + 7, x: 5, y: 50 }, { gid: 7 }]);
		expect(findObject(doc, 3).object).not.toHaveProperty('gid');
		expect(() => replaceObjectTile(own, [1], 0)).toThrow('The map has no tile with the GID 0.');
	});

	it('[E55] are replaced without a new size where it is not known', () => {
		const own = withObjects(tile(7, 32, 24));
		const { changes, issues } = replaceObjectTile(own, [1], 3);
		expect(issues).toMatchObject([{ code: 'tile-size-unknown' }]);
		expect(findObject(changed(own, changes), 1).object).toMatchObject({ gid: 3, width: 32, height: 24 });
	});

	it('[E54, E55] may come from templates', () => {
		const instance: ObjectOptions = { shape: 'template', x: 1, y: 2, template: '../templates/door.tj' };
		const own = withObjects(instance, { ...instance, width: 16, height: 16 });
		const reset = changed(own, resetTileSize(own, [1, 2], files()).changes);
		expect(sizes(reset, 1, 2)).toEqual([
			[16, 16],
			[16, 16],
		]);
		const replaced = changed(own, replaceObjectTile(own, [1, 2], 5, files()).changes);
		expect(sizes(replaced, 1, 2)).toEqual([
			[undefined, undefined],
			[32, 24],
		]);
		expect([1, 2].map((id) => findObject(replaced, id).object)).toMatchObject([{ gid: 5 }, { gid: 5 }]);
	});
});
