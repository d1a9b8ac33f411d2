import type { MapObject, TilesetFile } from '@tilewright/format';
import { cellReader, read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';
import { createObject } from '../../src/make/create-object.ts';
import { addObjects } from '../../src/objects/add-objects.ts';
import {
	COLLISION_LAYERS,
	collisionMap,
	collisionShapesIn,
	copyCollisionShapes,
	setCollisionShapes,
} from '../../src/tilesets/collision-shapes.ts';
import { addTileEntry } from '../../src/tilesets/tile-entry.ts';
import { mapOf } from '../support/drawn.ts';
import { collectionFile, embedded, tilesetFile, withTilesets } from '../support/tilesets.ts';

/** Applies changes, which must fit and be undone byte for byte. */
function after(tileset: TilesetFile, changes: readonly Change[]): TilesetFile {
	const { doc, issues } = apply(tileset, changes);
	expect(issues).toEqual([]);
	expect(write(apply(doc, invert(changes)).doc)).toEqual(write(tileset));
	return doc;
}

const point = (id: number): MapObject => createObject({ nextobjectid: id }, { shape: 'point', x: id, y: 1 });

/** A tileset whose tile 2 has points with the ids. */
const withPoints = (...ids: number[]): TilesetFile =>
	after(tilesetFile('a', 4), setCollisionShapes(tilesetFile('a', 4), [], 2, ids.map(point)));

const idsOf = ({ tiles }: TilesetFile, tile: number): number[] =>
	tiles.find(({ id }) => id === tile)?.objectgroup?.objects.map(({ id }) => id) ?? [];

describe('the map of a tile and its shapes', () => {
	it('[E98] shows the tile in one cell of its size, and its shapes as objects', () => {
		const map = collisionMap(withPoints(3, 5), [], 2);
		expect(map).toMatchObject({ orientation: 'orthogonal', width: 1, height: 1, tilewidth: 16, tileheight: 16, nextobjectid: 6 });
		const [tile, shapes] = map.layers;
		expect(tile?.type === 'tilelayer' && cellReader(tile)(0, 0)).toBe(3);
		expect(shapes).toMatchObject({ id: COLLISION_LAYERS.shapes, draworder: 'index' });
		expect(collisionShapesIn(map).map(({ id }) => id)).toEqual([3, 5]);
		expect(read(write(map)).issues).toEqual([]);
	});

	it('[E98] has the size of the tile in a collection, and the cells of an isometric grid', () => {
		const collection = collectionFile('trees', { 0: 'oak.png', 7: 'elm.png' });
		const tall = { ...collection, tiles: collection.tiles.map((tile) => (tile.id === 7 ? { ...tile, imageheight: 40 } : tile)) };
		expect(collisionMap(tall, [], 7)).toMatchObject({ tilewidth: 16, tileheight: 40 });
		const iso = tilesetFile('iso', 2, { grid: { orientation: 'isometric', width: 16, height: 8 } });
		expect(collisionMap(iso, [], 1)).toMatchObject({ orientation: 'isometric', tilewidth: 16, tileheight: 8 });
	});

	it('[E98] shows the tile where its pixels are, even if maps move it', () => {
		const moved = tilesetFile('a', 1, { tileoffset: { x: 4, y: 8 }, tilerendersize: 'grid' });
		const [tileset] = collisionMap(moved, [], 0).tilesets;
		expect(tileset).not.toHaveProperty('tileoffset');
		expect(tileset).toMatchObject({ firstgid: 1, tilerendersize: 'tile' });
	});

	it('[E98] takes what changes objects of maps', () => {
		const tileset = withPoints(1);
		const map = collisionMap(tileset, [], 3);
		const { doc } = apply(
			map,
			addObjects(map, COLLISION_LAYERS.shapes, [createObject(map, { shape: 'rectangle', x: 1, y: 2, width: 3, height: 4 })]),
		);
		expect(after(tileset, setCollisionShapes(tileset, [], 3, collisionShapesIn(doc))).tiles).toMatchObject([
			{ id: 2 },
			{ id: 3, objectgroup: { draworder: 'index', objects: [{ id: 1, x: 1, y: 2, width: 3, height: 4 }] } },
		]);
	});
});

describe('the shapes of a tile', () => {
	it('[E99, J5] go with their group, unless that has properties', () => {
		const tileset = withPoints(1);
		// The tile is no longer listed.
		expect(after(tileset, setCollisionShapes(tileset, [], 2, [])).tiles).toEqual([]);
		const named = { ...tileset, tiles: tileset.tiles.map((each) => ({ ...each, type: 'Wall' })) };
		expect(after(named, setCollisionShapes(named, [], 2, [])).tiles[0]).not.toHaveProperty('objectgroup');
		const [tile] = tileset.tiles;
		const properties = [{ name: 'solid', type: 'bool', value: true } as const];
		const owned = tile?.objectgroup && { ...tileset, tiles: [{ ...tile, objectgroup: { ...tile.objectgroup, properties } }] };
		if (owned === undefined) throw new Error('no group');
		expect(after(owned, setCollisionShapes(owned, [], 2, [])).tiles[0]).toMatchObject({ objectgroup: { objects: [], properties } });
	});

	it('[E99] stay as they are if nothing differs', () => {
		const tileset = withPoints(1);
		expect(setCollisionShapes(tileset, [], 2, [point(1)])).toEqual([]);
		expect(setCollisionShapes(tileset, [], 0, [])).toEqual([]);
	});

	it('[E99] can be given to other tiles, in addition to theirs or instead', () => {
		const tileset = after(withPoints(1, 2), setCollisionShapes(withPoints(1, 2), [], 0, [point(4)]));
		const added = after(tileset, copyCollisionShapes(tileset, [], 2, [0, 1, 2], 'add'));
		expect([idsOf(added, 0), idsOf(added, 1), idsOf(added, 2)]).toEqual([
			[4, 5, 6],
			[1, 2],
			[1, 2],
		]);
		const replaced = after(tileset, copyCollisionShapes(tileset, [], 2, [0, 3], 'replace'));
		expect([idsOf(replaced, 0), idsOf(replaced, 3)]).toEqual([
			[1, 2],
			[1, 2],
		]);
		expect(after(tileset, copyCollisionShapes(tileset, [], 1, [0], 'replace')).tiles.map(({ id }) => id)).toEqual([2]);
	});

	it('[E99] can be those of a tileset in a map', () => {
		const map = withTilesets(mapOf(), embedded(1, withPoints(1)));
		const part = [{ tileset: 0, name: 'a' }];
		const { doc, issues } = apply(map, setCollisionShapes(map, part, 2, []));
		expect(issues).toEqual([]);
		expect(collisionShapesIn(collisionMap(doc, part, 2))).toEqual([]);
		expect(() => setCollisionShapes(map, [], 2, [])).toThrow('The document has no tileset');
	});
});

it('a tile that is not listed gets an entry in the order of the ids', () => {
	const tileset = withPoints(1);
	const listed = after(tileset, addTileEntry(tileset, [], 0));
	expect(listed.tiles.map(({ id }) => id)).toEqual([0, 2]);
	expect(addTileEntry(listed, [], 2)).toEqual([]);
	expect(addTileEntry(listed, [], 1, { type: 'Wall' })).toMatchObject([{ items: [{ id: 1, type: 'Wall' }] }]);
	for (const id of [-1, 4]) expect(() => addTileEntry(listed, [], id)).toThrow(`The tileset has no tile ${id}.`);
});
