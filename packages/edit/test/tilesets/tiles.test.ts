import type { TileMap, TilesetFile } from '@tilewright/format';
import { write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { changeTilesetGrid, renumberTiles } from '../../src/tilesets/change-grid.ts';
import { addTiles, rearrangeTiles, removeTiles } from '../../src/tilesets/collection.ts';
import { changed } from '../support/changed.ts';
import { drawn, layerOf, mapOf } from '../support/drawn.ts';
import { collectionFile, embedded, tilesetFile, withTilesets } from '../support/tilesets.ts';

/** Applies changes of a tileset, which must fit and be undone byte for byte. */
function after(tileset: TilesetFile, changes: readonly Change[]): TilesetFile {
	const { doc, issues } = apply(tileset, changes);
	expect(issues).toEqual([]);
	expect(write(apply(doc, invert(changes)).doc)).toEqual(write(tileset));
	return doc;
}

const idsIn = ({ tiles }: Pick<TilesetFile, 'tiles'>): number[] => tiles.map(({ id }) => id);
const WANG = { name: 'paths', class: '', type: 'edge' } as const;

/** Tiles 0, 1 and 2, with an animation on tile 0, and a Wang set. */
const trees = (): TilesetFile => {
	const tileset = collectionFile('trees', { 0: 'oak.png', 1: 'elm.png', 2: 'ash.png' });
	const frames = [0, 1, 2].map((tileid) => ({ tileid, duration: 100 }));
	const wangid: [number, number, number, number, number, number, number, number] = [1, 0, 0, 0, 0, 0, 0, 0];
	const color = { name: 'grass', class: '', color: '#00ff00', tile: 1, probability: 1, properties: [] };
	return {
		...tileset,
		tiles: tileset.tiles.map((tile) => (tile.id === 0 ? { ...tile, animation: frames } : tile)),
		wangsets: [{ ...WANG, properties: [], tile: 1, colors: [color], wangtiles: [0, 1, 2].map((tileid) => ({ tileid, wangid })) }],
	};
};

describe('tiles of a collection', () => {
	it('[E94] are added with ids after the highest one that was ever given', () => {
		const oak = { image: 'big.png', imagewidth: 64, imageheight: 8 };
		const added = after(trees(), addTiles(trees(), [], [oak, { ...oak, probability: 2 }]));
		expect(added).toMatchObject({ tilecount: 5, tilewidth: 64, tileheight: 16 });
		expect(idsIn(added)).toEqual([0, 1, 2, 3, 4]);
		expect(idsIn(after(trees(), addTiles(trees(), [], [oak], 7)))).toEqual([0, 1, 2, 7]);
		expect(() => addTiles(tilesetFile('a', 4), [], [oak])).toThrow('The tileset is not a collection of images');
	});

	it('[E94] are removed with all that refers to them', () => {
		const removed = after(trees(), removeTiles(trees(), [], [1]));
		expect(removed).toMatchObject({
			tilecount: 2,
			wangsets: [{ tile: -1, colors: [{ tile: -1 }], wangtiles: [{ tileid: 0 }, { tileid: 2 }] }],
		});
		expect(idsIn(removed)).toEqual([0, 2]);
		expect(removed.tiles[0]?.animation.map(({ tileid }) => tileid)).toEqual([0, 2]);
		expect(removeTiles(trees(), [], [9])).toEqual([]);
	});

	it('[E94] can be embedded in a map', () => {
		const map = withTilesets(mapOf(layerOf('1')), embedded(1, trees()));
		const part = [{ tileset: 0, name: 'trees' }];
		expect(changed(map, removeTiles(map, part, [2])).tilesets).toMatchObject([{ tilecount: 2 }]);
		expect(changed(map, rearrangeTiles(map, part, [2], 0)).tilesets).toMatchObject([{ tiles: [{ id: 2 }, { id: 0 }, { id: 1 }] }]);
	});
});

describe('rearrangeTiles', () => {
	it('[E95] changes the order alone', () => {
		expect(idsIn(after(trees(), rearrangeTiles(trees(), [], [2, 0], 0)))).toEqual([2, 0, 1]);
		expect(idsIn(after(trees(), rearrangeTiles(trees(), [], [0], 9)))).toEqual([1, 2, 0]);
	});

	it('[E95] lists all tiles of an image', () => {
		const tileset = createTileset({ ...tilesetFile('a', 4), image: 'a.png', imagewidth: 64, imageheight: 16, tiles: [] });
		expect(idsIn(after(tileset, rearrangeTiles(tileset, [], [3], 1)))).toEqual([0, 3, 1, 2]);
	});
});

describe('changeTilesetGrid and renumberTiles', () => {
	/** 2 columns and 2 rows of tiles of 16 pixels. */
	const small = (): TilesetFile => {
		const made = createTileset({ name: 'a', image: 'a.png', imagewidth: 32, imageheight: 32, tilewidth: 16, tileheight: 16 });
		const [tile] = collectionFile('x', { 3: 'x.png' }).tiles;
		if (tile === undefined) return made;
		const { image: _, imagewidth: __, imageheight: ___, ...data } = tile;
		return { ...made, tiles: [{ ...data, id: 3 }] };
	};
	const mapOfTiles = (cells: string, ...next: number[]): TileMap =>
		withTilesets(mapOf(layerOf(cells)), embedded(1, small()), ...next.map((firstgid) => embedded(firstgid, tilesetFile('b', 2))));

	it('[E92] keep the pictures of cells when an image gets wider', () => {
		const { changes, idOf } = changeTilesetGrid(small(), [], { imagewidth: 48 });
		expect(after(small(), changes)).toMatchObject({ columns: 3, tilecount: 6, tiles: [{ id: 4 }] });
		expect([0, 1, 2, 3].map(idOf)).toEqual([0, 1, 3, 4]);
		const map = mapOfTiles('1234');
		expect(drawn(tileLayerOf(changed(map, renumberTiles(map, 0, idOf).changes), 1))).toBe('1245');
	});

	it('[E92] give the tileset of a map other GIDs if it needs more', () => {
		const map = mapOfTiles('12345', 5);
		const part = [{ tileset: 0, name: 'a' }];
		const { changes, idOf } = changeTilesetGrid(map, part, { imagewidth: 48 });
		const grown = changed(map, changes);
		const moved = changed(grown, renumberTiles(grown, 0, idOf).changes);
		expect(moved.tilesets).toMatchObject([{ firstgid: 7, columns: 3 }, { firstgid: 5 }]);
		expect(drawn(tileLayerOf(moved, 1))).toBe('78ab5');
	});

	it('[E92] keep tiles that the image has no more past its end', () => {
		const { changes, idOf } = changeTilesetGrid(small(), [], { margin: 8 });
		expect(after(small(), changes)).toMatchObject({ columns: 1, tilecount: 1, tiles: [] });
		const map = mapOfTiles('1234');
		expect(drawn(tileLayerOf(changed(map, renumberTiles(map, 0, idOf).changes), 1))).toBe('1345');
	});

	it('[E92] need room for a tile', () => {
		expect(() => changeTilesetGrid(small(), [], { tilewidth: 64 })).toThrow('has no room for a tile of 64 × 16');
		expect(() => changeTilesetGrid(trees(), [], { margin: 1 })).toThrow('The tileset is a collection of images, which has no grid.');
	});
});
