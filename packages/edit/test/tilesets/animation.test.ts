import type { Frame, TilesetFile } from '@tilewright/format';
import { write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';
import { addFrames, moveFrames, removeFrames, setAnimation, setFrameDuration } from '../../src/tilesets/animation.ts';
import { rearrangeTiles } from '../../src/tilesets/collection.ts';
import { changed } from '../support/changed.ts';
import { layerOf, mapOf } from '../support/drawn.ts';
import { collectionFile, embedded, tilesetFile, withTilesets } from '../support/tilesets.ts';

/** Applies changes of a tileset, which must fit and be undone byte for byte. */
function after(tileset: TilesetFile, changes: readonly Change[]): TilesetFile {
	const { doc, issues } = apply(tileset, changes);
	expect(issues).toEqual([]);
	expect(write(apply(doc, invert(changes)).doc)).toEqual(write(tileset));
	return doc;
}

const framesOf = (...ids: readonly number[]): Frame[] => ids.map((tileid) => ({ tileid, duration: 100 }));

/** A tileset of 8 tiles whose tile 2 shows some others. */
function animated(...ids: readonly number[]): TilesetFile {
	const sheet = tilesetFile('sheet', 8);
	return after(sheet, setAnimation(sheet, [], 2, framesOf(...ids)));
}

/** The tiles that tile 2 shows. */
const shownBy = ({ tiles }: Pick<TilesetFile, 'tiles'>): readonly number[] | undefined =>
	tiles.find(({ id }) => id === 2)?.animation.map(({ tileid }) => tileid);

describe('frames of animations', () => {
	it('[E101] are added at the end or at a place; the tile is listed where its id belongs', () => {
		const sheet = { ...tilesetFile('sheet', 8), tiles: [tile(1), tile(5)] };
		const one = after(sheet, addFrames(sheet, [], 2, framesOf(4, 5)));
		expect(one.tiles.map(({ id }) => id)).toEqual([1, 2, 5]);
		expect(shownBy(after(one, addFrames(one, [], 2, framesOf(6))))).toEqual([4, 5, 6]);
		expect(shownBy(after(one, addFrames(one, [], 2, framesOf(6, 7), 1)))).toEqual([4, 6, 7, 5]);
		expect(shownBy(after(one, addFrames(one, [], 2, framesOf(6), 99)))).toEqual([4, 5, 6]);
		expect(addFrames(sheet, [], 2, [])).toEqual([]);
	});

	it('[E101] are removed by their positions', () => {
		const doc = animated(1, 1, 2, 3);
		expect(shownBy(after(doc, removeFrames(doc, [], 2, [0, 2])))).toEqual([1, 3]);
		expect(removeFrames(doc, [], 2, [9])).toEqual([]);
	});

	it('[E101] are moved together', () => {
		const doc = animated(0, 1, 2, 3, 4);
		expect(shownBy(after(doc, moveFrames(doc, [], 2, [3, 1], 0)))).toEqual([1, 3, 0, 2, 4]);
		expect(shownBy(after(doc, moveFrames(doc, [], 2, [0], -1)))).toEqual([1, 2, 3, 4, 0]);
		expect(shownBy(after(doc, moveFrames(doc, [], 2, [0, 4], 2)))).toEqual([1, 2, 0, 4, 3]);
		expect(moveFrames(doc, [], 2, [1, 2], 1)).toEqual([]);
	});

	it('[E101] get a duration', () => {
		const doc = animated(0, 1, 2);
		const slow = after(doc, setFrameDuration(doc, [], 2, [0, 2], 250));
		expect(slow.tiles[0]?.animation.map(({ duration }) => duration)).toEqual([250, 100, 250]);
		expect(setFrameDuration(doc, [], 2, [1], 100)).toEqual([]);
		expect(() => setFrameDuration(doc, [], 2, [1], -1)).toThrow('A frame cannot be shown for -1 milliseconds.');
		expect(() => setFrameDuration(doc, [], 2, [1], 0.5)).toThrow(RangeError);
	});

	it('[E101, J5] without frames there is no animation, and a tile of which nothing else is said is not listed', () => {
		const doc = animated(0, 1);
		expect(after(doc, removeFrames(doc, [], 2, [0, 1])).tiles).toEqual([]);
		const named = { ...doc, tiles: doc.tiles.map((entry) => ({ ...entry, type: 'Water' })) };
		expect(after(named, removeFrames(named, [], 2, [0, 1])).tiles).toMatchObject([{ id: 2, type: 'Water', animation: [] }]);
		const turned = after(doc, rearrangeTiles(doc, [], [7], 0));
		expect(after(turned, removeFrames(turned, [], 2, [0, 1])).tiles).toHaveLength(8);
	});

	it('[E101] tiles that a tileset lacks have none', () => {
		expect(() => addFrames(tilesetFile('sheet', 8), [], 8, framesOf(0))).toThrow('The tileset has no tile 8.');
		const trees = collectionFile('trees', { 2: 'oak.png' });
		expect(() => addFrames(trees, [], 0, framesOf(2))).toThrow('The tileset has no tile 0.');
		const cleared = after(trees, addFrames(trees, [], 2, framesOf(2)));
		expect(after(cleared, removeFrames(cleared, [], 2, [0])).tiles).toMatchObject([{ id: 2, image: 'oak.png', animation: [] }]);
	});

	it('[E101] can be in a tileset that a map embeds', () => {
		const map = withTilesets(mapOf(layerOf('1')), embedded(1, tilesetFile('sheet', 8)));
		const part = [{ tileset: 0, name: 'sheet' }];
		expect(changed(map, addFrames(map, part, 2, framesOf(3))).tilesets).toMatchObject([{ tiles: [{ id: 2, animation: [{ tileid: 3 }] }] }]);
	});
});

const tile = (id: number): TilesetFile['tiles'][number] => ({ id, type: 'Rock', probability: 1, properties: [], animation: [] });
