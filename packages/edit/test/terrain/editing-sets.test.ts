import type { TilesetFile, WangSet } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';
import { setFields } from '../../src/change/set-fields.ts';
import { createTileset } from '../../src/make/create-tileset.ts';
import { markTiles, setWangIds } from '../../src/terrain/mark-tiles.ts';
import { removeWangColor, setWangColorCount } from '../../src/terrain/wang-colors.ts';
import { wangPatterns } from '../../src/terrain/wang-patterns.ts';
import { addWangSet, duplicateWangSet, removeWangSet } from '../../src/terrain/wang-sets.ts';
import { mapOf } from '../support/drawn.ts';
import { allIds, idOf, terrainOf } from '../support/terrain.ts';

const EMPTY = createTileset({ name: 'ground', image: 'ground.png', imagewidth: 64, imageheight: 64, tilewidth: 16, tileheight: 16 });
/** Three colors on four tiles. */
const GROUND = fileOf(terrainOf('corner', ['12/13', '22/22', '23/33', '1./..']).tileset);

function fileOf(tileset: object): TilesetFile {
	return { ...EMPTY, ...tileset };
}

/** The tileset after changes, which must fit, be right, and be undone by their inverse. */
function changed(tileset: TilesetFile, changes: readonly Change[]): TilesetFile {
	const { doc, issues } = apply(tileset, changes);
	expect(issues).toEqual([]);
	expect(read(write(doc)).issues).toEqual([]);
	expect(write(apply(doc, invert(changes)).doc)).toEqual(write(tileset));
	return doc;
}

/** The ids of the tiles of the first set: `0: 12/13`. */
const drawnIds = ({ wangsets: [set] }: TilesetFile): string[] =>
	(set?.wangtiles ?? []).map(({ tileid, wangid: [, topRight, , bottomRight, , bottomLeft, , topLeft] }) => {
		return `${tileid}: ${topLeft}${topRight}/${bottomLeft}${bottomRight}`;
	});

const names = ({ wangsets }: TilesetFile): string[] => wangsets.map(({ name }) => name);

describe('Wang sets of a tileset', () => {
	it.each(['corner', 'edge', 'mixed'] as const)('[Q40] are added with one color: %s', (type) => {
		const { wangsets } = changed(EMPTY, addWangSet(EMPTY, [], type));
		const color = { name: '', class: '', color: '#ff0000', tile: -1, probability: 1, properties: [] };
		const set: WangSet = { name: 'Unnamed Set', class: '', type, tile: -1, properties: [], colors: [color], wangtiles: [] };
		expect(wangsets).toEqual([set]);
	});

	it('[Q40] are added to embedded tilesets, too', () => {
		const { type: _, version: __, editorversion: ___, ...embedded } = EMPTY;
		const map = {
			...mapOf(),
			tilesets: [
				{ firstgid: 1, source: 'other.tsj' },
				{ ...embedded, firstgid: 100 },
			],
		};
		const part = [{ tileset: 1, name: 'ground' }];
		const { doc } = apply(map, addWangSet(map, part, 'edge', { name: 'Paths' }));
		const [, tileset] = doc.tilesets;
		expect(tileset !== undefined && 'wangsets' in tileset ? tileset.wangsets.map(({ name }) => name) : []).toEqual(['Paths']);
		expect(() => addWangSet(map, [{ tileset: 0, name: 'other.tsj' }], 'edge')).toThrow('no tileset');
	});

	it('[Q2, Q43] have fields that can be set, and keep all ids when their type changes', () => {
		const part = [{ wangset: 0, name: 'Ground' }];
		const named = changed(GROUND, setFields(GROUND, part, { type: 'edge', tile: 2, class: 'outdoors' }));
		expect(named.wangsets[0]).toMatchObject({ type: 'edge', tile: 2, class: 'outdoors' });
		expect(drawnIds(named)).toEqual(drawnIds(GROUND));
	});

	it('[Q44] are copied with all ids, and removed', () => {
		const two = changed(GROUND, duplicateWangSet(GROUND, [], 0, 'Copy'));
		expect(names(two)).toEqual(['Ground', 'Copy']);
		expect(two.wangsets[1]?.wangtiles).toEqual(GROUND.wangsets[0]?.wangtiles);
		expect(names(changed(two, removeWangSet(two, [], 0)))).toEqual(['Copy']);
		expect(() => removeWangSet(two, [], 2)).toThrow('no Wang set at the position 2');
	});

	it('[Q3, Q40] get more colors, up to 254', () => {
		const more = changed(GROUND, setWangColorCount(GROUND, [], 0, 17));
		const colors = more.wangsets[0]?.colors.map(({ color }) => color) ?? [];
		expect(colors.slice(3, 15).join(' ')).toBe(
			'#ff7700 #00e9ff #ff00d8 #ffff00 #a000ff #00ffa1 #ffa8a8 #b4a8ff #96ffa7 #8e7848 #5a5a5a #0e7a46',
		);
		expect(colors.slice(15).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
		expect(new Set(colors).size).toBe(15);
		expect(changed(GROUND, setWangColorCount(GROUND, [], 0, 254)).wangsets[0]?.colors.length).toBe(254);
		expect(() => setWangColorCount(GROUND, [], 0, 255)).toThrow('0 to 254 colors, found 255');
	});

	it('[Q41] lose a color: it becomes none, and later ones move down', () => {
		const without = changed(GROUND, removeWangColor(GROUND, [], 0, 2));
		expect(without.wangsets[0]?.colors.map(({ name }) => name)).toEqual(['color 1', 'color 3']);
		// The tile that had color 2 alone belongs to the set no more.
		expect(drawnIds(without)).toEqual(['0: 10/12', '2: 02/22', '3: 10/00']);
		expect(() => removeWangColor(GROUND, [], 0, 4)).toThrow('has the colors 1 to 3, found 4');
	});

	it('[Q41] lose the last colors if they get fewer', () => {
		const fewer = changed(GROUND, setWangColorCount(GROUND, [], 0, 1));
		expect(drawnIds(fewer)).toEqual(['0: 10/10', '3: 10/00']);
		expect(setWangColorCount(GROUND, [], 0, 3)).toEqual([]);
	});
});

describe('marking tiles', () => {
	it('[Q42] sets positions of several tiles in one step, and puts new tiles in order', () => {
		const marked = changed(
			GROUND,
			markTiles(GROUND, [], 0, [
				{ tile: 3, position: 1, color: 3 },
				{ tile: 3, position: 3, color: 2 },
				{ tile: 9, position: 7, color: 1 },
				{ tile: 5, position: 5, color: 1 },
			]),
		);
		expect(drawnIds(marked)).toEqual(['0: 12/13', '1: 22/22', '2: 23/33', '3: 13/02', '5: 00/10', '9: 10/00']);
	});

	it('[Q42] erases with 0; a tile without any color belongs to the set no more', () => {
		const erased = changed(
			GROUND,
			markTiles(GROUND, [], 0, [
				{ tile: 3, position: 7, color: 0 },
				{ tile: 0, position: 7, color: 0 },
			]),
		);
		expect(drawnIds(erased)).toEqual(['0: 02/13', '1: 22/22', '2: 23/33']);
		expect(markTiles(GROUND, [], 0, [{ tile: 7, position: 7, color: 0 }])).toEqual([]);
	});

	it('[Q42] gives tiles a whole id', () => {
		const set = changed(
			GROUND,
			setWangIds(
				GROUND,
				[],
				0,
				new Map([
					[1, idOf('11/22')],
					[4, idOf('33/33')],
				]),
			),
		);
		expect(drawnIds(set)).toEqual(['0: 12/13', '1: 11/22', '2: 23/33', '3: 10/00', '4: 33/33']);
	});

	it('throws for what cannot be set', () => {
		expect(() => markTiles(GROUND, [], 0, [{ tile: 1, position: 8, color: 1 }])).toThrow('positions 0 to 7, found 8');
		expect(() => markTiles(GROUND, [], 0, [{ tile: 1, position: 7, color: 4 }])).toThrow('colors 1 to 3, and 0 for none; found 4');
		expect(() => markTiles(GROUND, [], 0, [{ tile: -1, position: 7, color: 1 }])).toThrow('found -1');
	});
});

describe('the patterns of a Wang set', () => {
	const color = { name: '', class: '', color: '#ff0000', tile: -1, probability: 1, properties: [] };
	const setOf = (type: WangSet['type'], count: number): WangSet => ({
		...terrainOf(type, ['12/22']).set,
		colors: Array.from({ length: count }, () => color),
	});
	const all = (set: WangSet) => Array.from({ length: wangPatterns(set).count }, (_, i) => wangPatterns(set).at(i));

	it.each([
		['corner', 3],
		['edge', 2],
		['mixed', 2],
	] as const)('[Q42] are all ids without empty positions: %s', (type, count) => {
		const colors = Array.from({ length: count }, (_, i) => i + 1);
		expect(all(setOf(type, count))).toEqual(allIds(type, colors));
	});

	it('[Q42] are found among all', () => {
		const patterns = wangPatterns(setOf('edge', 3));
		expect([0, 5, 80].map((index) => patterns.indexOf(patterns.at(index)))).toEqual([0, 5, 80]);
		expect(patterns.indexOf([1, 0, 1, 0, 0, 0, 1, 0])).toBe(-1);
		expect(wangPatterns(setOf('edge', 0)).indexOf([1, 0, 1, 0, 1, 0, 1, 0])).toBe(-1);
	});

	it('[Q8, Q42] have no color for the other choice in a set of one color', () => {
		const ids = all(setOf('mixed', 1));
		expect(ids).toHaveLength(256);
		expect([ids[0], ids[255]]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], idOf('../..')]);
		expect(wangPatterns(setOf('corner', 0)).count).toBe(0);
		expect(() => wangPatterns(setOf('corner', 2)).at(16)).toThrow('patterns 0 to 15');
	});

	it('[Q42] are used if a tile has the colors where they count', () => {
		const patterns = wangPatterns(setOf('corner', 2));
		expect(patterns.isUsed(idOf('12/22'))).toBe(true);
		expect(patterns.isUsed([1, 2, 1, 2, 1, 2, 1, 1])).toBe(true);
		expect(patterns.isUsed(idOf('22/12'))).toBe(false);
	});
});
