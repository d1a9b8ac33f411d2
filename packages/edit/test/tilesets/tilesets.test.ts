import type { TileMap, Tileset } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import { createObject } from '../../src/make/create-object.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { addTileset, removeTilesets } from '../../src/tilesets/add-tileset.ts';
import { changeTiles, eraseTiles, swapTiles } from '../../src/tilesets/change-gids.ts';
import { mergeTilesets, replaceTileset } from '../../src/tilesets/replace-tileset.ts';
import { changed } from '../support/changed.ts';
import { drawn, layerOf, mapOf } from '../support/drawn.ts';
import { collectionFile, embedded, filesOf, reference, tilesetFile, withTilesets } from '../support/tilesets.ts';

/** A map of one row of cells, with a flipped tile object for each of some GIDs. */
function mapWith(cells: string, tilesets: readonly Tileset[], ...gids: number[]): TileMap {
	const map = withTilesets(mapOf(layerOf(cells)), ...tilesets);
	const objects = gids.map((gid, i) =>
		createObject({ nextobjectid: i + 1 }, { shape: 'tile', x: 0, y: 16, width: 16, height: 16, gid: (0x80000000 | gid) >>> 0 }),
	);
	return { ...map, nextlayerid: 3, nextobjectid: 9, layers: [...map.layers, createLayer(map, 'objectgroup', { objects })] };
}

/** Cells, GIDs of objects without their flip, and tilesets by `firstgid`. */
function summary(map: TileMap): readonly [string, readonly number[], readonly string[]] {
	const layer = map.layers[1];
	const objects = layer?.type === 'objectgroup' ? layer.objects : [];
	const gids = objects.map((object) => ('gid' in object && object.gid !== undefined ? object.gid - 0x80000000 : 0));
	const named = map.tilesets.map((tileset) => `${tileset.firstgid} ${'source' in tileset ? tileset.source : tileset.name}`);
	return [drawn(tileLayerOf(map, 1)), gids, named];
}

const A = embedded(1, tilesetFile('a', 4));
const B = embedded(5, tilesetFile('b', 4));
const { firstgid: _, ...NEW } = embedded(1, tilesetFile('new', 4));
const files = filesOf('map.tmj', { 'a.tsj': tilesetFile('a', 4), 'b.tsj': tilesetFile('b', 4), 'big.tsj': tilesetFile('big', 9) });

describe('addTileset', () => {
	it.each([
		['the last tile of a tileset', mapWith('1', [A]), 5],
		['a GID in use past it', mapWith('9', [A], 12), 13],
		['the tiles of a file', mapWith('1', [reference(1, 'big.tsj')]), 10],
		['nothing', mapWith('.', []), 1],
	])('gives GIDs after %s', (_, map, firstgid) => {
		expect(changed(map, addTileset(map, NEW, files).changes).tilesets.at(-1)).toMatchObject({ firstgid, name: 'new' });
	});

	it('embeds a tileset that was made as a file, without what only files have: no inapplicable-field', () => {
		const made = createTileset({ name: 'cave', image: 'cave.png', imagewidth: 32, imageheight: 16, tilewidth: 16, tileheight: 16 });
		const map = createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16 });
		const doc = changed(map, addTileset(map, made).changes);
		expect(read(write(doc)).issues).toEqual([]);
		expect(doc.tilesets).toMatchObject([{ firstgid: 1, name: 'cave', tilecount: 2 }]);
	});

	it('needs the file of a tileset, and GIDs for it', () => {
		const map = mapWith('1', [A]);
		expect(() => addTileset(map, { source: 'lost.tsj' }, files)).toThrow('The file of the tileset "lost.tsj" is not loaded');
		const full = mapWith('1', [embedded(0x0ffffffd, tilesetFile('a', 2))]);
		expect(addTileset(full, NEW, files)).toMatchObject({ changes: [], issues: [{ code: 'gids-used-up' }] });
	});
});

describe('removeTilesets', () => {
	const map = mapWith('1.56', [A, B], 2, 8);

	it('refuses tilesets in use and reports them', () => {
		expect(removeTilesets(map, [1])).toMatchObject({ changes: [], issues: [{ code: 'tileset-in-use', pointer: '/tilesets/1' }] });
		const unused = mapWith('1', [A, B]);
		expect(summary(changed(unused, removeTilesets(unused, [1]).changes))).toEqual(['1', [], ['1 a']]);
	});

	it('[E90] erases their cells and objects, or keeps them', () => {
		expect(summary(changed(map, removeTilesets(map, [1], 'erase').changes))).toEqual(['1...', [2], ['1 a']]);
		expect(summary(changed(map, removeTilesets(map, [0], 'keep').changes))).toEqual(['1.56', [2, 8], ['5 b']]);
		expect(summary(changed(map, removeTilesets(map, [1, 0], 'erase').changes))).toEqual(['....', [], []]);
		expect(() => removeTilesets(map, [2])).toThrow('The map has no tileset at the position 2.');
	});
});

describe('replaceTileset', () => {
	it('[E89] keeps local ids and the place in the list', () => {
		const map = mapWith('1.56', [A, B], 2, 8);
		expect(summary(changed(map, replaceTileset(map, 0, NEW).changes))).toEqual(['1.56', [2, 8], ['1 new', '5 b']]);
	});

	it('[E89] gives a larger tileset other GIDs', () => {
		const map = mapWith('1.56', [A, B], 2, 8);
		const after = changed(map, replaceTileset(map, 0, { source: 'big.tsj' }, 'id', files).changes);
		expect(summary(after)).toEqual(['9.56', [10, 8], ['9 big.tsj', '5 b']]);
	});

	it('[E89] makes one of two if the map has the new one', () => {
		const map = mapWith('1.56', [reference(1, 'a.tsj'), reference(5, './b.tsj')], 2, 8);
		expect(summary(changed(map, replaceTileset(map, 0, { source: 'b.tsj' }, 'id', files).changes))).toEqual([
			'5.56',
			[6, 8],
			['5 ./b.tsj'],
		]);
	});

	it('[E89] keeps and reports tiles that the other tileset has no GIDs for', () => {
		const map = mapWith('19', [embedded(1, tilesetFile('a', 2)), embedded(3, tilesetFile('b', 2)), embedded(5, tilesetFile('c', 8))]);
		const { firstgid, ...a } = embedded(1, tilesetFile('a', 2));
		const { changes, issues } = replaceTileset(map, 2, a);
		expect(issues).toMatchObject([{ code: 'tile-not-replaced', pointer: '/tilesets/2' }]);
		expect(summary(changed(map, changes))).toEqual(['19', [], ['1 a', '3 b', '5 c']]);
		expect(firstgid).toBe(1);
	});

	it('replaces tiles by those with the same picture', () => {
		const map = mapWith('12', [embedded(1, collectionFile('a', { 0: 'oak.png', 1: 'elm.png' }))], 1);
		const { firstgid: _, ...other } = embedded(1, collectionFile('b', { 3: 'elm.png', 7: 'oak.png' }));
		expect(summary(changed(map, replaceTileset(map, 0, other, 'image').changes))).toEqual(['84', [8], ['1 b']]);
		const { firstgid: __, ...fewer } = embedded(1, collectionFile('c', { 3: 'elm.png' }));
		const { changes, issues } = replaceTileset(map, 0, fewer, 'image');
		expect(summary(changed(map, changes))).toEqual(['16', [1], ['1 a', '3 c']]);
		expect(issues).toMatchObject([{ code: 'tile-not-replaced', message: expect.stringContaining('tile 0') }]);
	});

	it('finds the same picture in another grid of the same image', () => {
		const map = mapWith('124', [A]);
		const { firstgid: _, ...wide } = embedded(1, tilesetFile('wide', 2, { image: 'a.png', columns: 2, spacing: 16, tilecount: 2 }));
		const { changes, issues } = replaceTileset(map, 0, wide, 'image');
		expect(issues).toHaveLength(2);
		expect(summary(changed(map, changes))).toEqual(['524', [], ['1 a', '5 wide']]);
	});
});

describe('mergeTilesets', () => {
	it('[A42, A43] joins those of one file, and similar embedded ones', () => {
		const map = mapWith('159d', [reference(1, 'a.tsj'), B, reference(9, 'x/../a.tsj'), { ...B, firstgid: 13 }], 14);
		expect(summary(changed(map, mergeTilesets(map, files).changes))).toEqual(['1515', [6], ['1 a.tsj', '5 b']]);
		expect(mergeTilesets(mapWith('15', [A, B]), files)).toEqual({ changes: [], issues: [] });
	});
});

describe('changeTiles, swapTiles and eraseTiles', () => {
	const map = mapWith('1215.', [A, B], 5, 1);

	it('[E93] exchange two tiles in all cells and objects', () => {
		expect(summary(changed(map, swapTiles(map, 1, 5)))).toEqual(['5251.', [1, 5], ['1 a', '5 b']]);
	});

	it('[E90, E93] replace tiles by a function, and erase those for which it returns 0', () => {
		const next = new Map([
			[1, 5],
			[2, 0],
		]);
		expect(
			summary(
				changed(
					map,
					changeTiles(map, (tile) => next.get(tile) ?? tile),
				),
			),
		).toEqual(['5.55.', [5, 5], ['1 a', '5 b']]);
	});

	it('[E94] erase tiles', () => {
		expect(summary(changed(map, eraseTiles(map, [1, 2])))).toEqual(['...5.', [5], ['1 a', '5 b']]);
	});
});
