import { GidFlags, read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { turnGid } from '../../src/cells/turn-gid.ts';
import { terrainMode } from '../../src/terrain/terrain-mode.ts';
import { ownTile, terrainSetOf } from '../../src/terrain/terrain-set.ts';
import type { TerrainTable } from '../../src/terrain/terrain-table.ts';
import { terrainTable } from '../../src/terrain/terrain-table.ts';
import { flippedId, turnWangId } from '../../src/terrain/wang-id.ts';
import { mapOf } from '../support/drawn.ts';
import { allIds, idOf, terrainOf } from '../support/terrain.ts';

const tableOf = (...[type, tiles, more]: Parameters<typeof terrainOf>): TerrainTable => {
	const { set, tileset } = terrainOf(type, tiles, more);
	return terrainTable(set, tileset);
};

const { horizontal, vertical, diagonal } = GidFlags;

describe('ids', () => {
	it('[Q1] begin at the top and go clockwise: even positions are edges, odd ones corners', () => {
		expect(idOf('812/7.3/654')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(idOf('41/32')).toEqual([0, 1, 0, 2, 0, 3, 0, 4]);
	});

	it('[Q2] the type of a set says which positions count, and the ids stay as they are', () => {
		const id = idOf('812/7.3/654');
		const counting = (type: 'corner' | 'edge' | 'mixed'): string => tableOf(type, [id]).idOf(0).join(' ');
		expect(counting('corner')).toBe('0 2 0 4 0 6 0 8');
		expect(counting('edge')).toBe('1 0 3 0 5 0 7 0');
		expect(counting('mixed')).toBe('1 2 3 4 5 6 7 8');
	});

	it('[Q2] a type that is unknown counts as mixed', () => {
		const { doc } = read(
			JSON.stringify({
				...terrainOf('mixed', ['111/1.1/111']).tileset,
				wangsets: [{ name: 'Odd', type: 'hexagonal', wangtiles: [{ tileid: 0, wangid: idOf('111/1.1/111') }] }],
			}),
			{ kind: 'tileset' },
		);
		const [set] = doc?.wangsets ?? [];
		expect(doc === undefined || set === undefined ? undefined : terrainTable(set, doc).positions.length).toBe(8);
		expect(set && terrainMode(set, 0)).toBe('both');
	});

	it.each([
		['rotate-right', '678/5.1/432'],
		['rotate-left', '234/1.5/876'],
		['flip-horizontally', '218/3.7/456'],
		['flip-vertically', '654/7.3/812'],
	] as const)('[Q4] are turned with the tile: %s', (turn, drawing) => {
		expect(turnWangId(idOf('812/7.3/654'), turn)).toEqual(idOf(drawing));
		expect(flippedId(idOf('812/7.3/654'), turnGid(1, turn))).toEqual(idOf(drawing));
	});

	it('[Q4] flips of cells come after each other: anti-diagonal, horizontal, vertical', () => {
		expect(flippedId(idOf('812/7.3/654'), diagonal)).toEqual(idOf('876/1.5/234'));
		expect(flippedId(idOf('812/7.3/654'), (diagonal | horizontal | vertical) >>> 0)).toEqual(idOf('432/5.1/678'));
	});

	it('[Q5] empty cells, tiles of other tilesets, and tiles without an id have no colors', () => {
		const terrain = terrainOf('corner', ['11/11', '12/11']);
		const { idOf: colors } = terrainTable(terrain.set, terrain.tileset);
		const map = {
			...mapOf(),
			tilesets: [
				{ firstgid: 1, source: 'ground.tsj' },
				{ firstgid: 3, source: 'other.tsj' },
			],
		};
		const placed = terrainSetOf(map, 1, terrain.tileset, 'Ground');
		const ofGid = (gid: number): string => colors(ownTile(placed, gid) ?? -1).join('');
		expect(ofGid(2)).toBe('02010101');
		expect([0, 3, 4].map(ofGid)).toEqual(['00000000', '00000000', '00000000']);
		expect(() => terrainSetOf(map, 1, terrain.tileset, 'Water')).toThrow('The tileset "ground" has no Wang set with the name "Water".');
	});
});

describe('candidates', () => {
	const flags = { hflip: false, vflip: false, rotate: false, preferuntransformed: false };
	const drawnTiles = ({ candidates }: TerrainTable): string[] =>
		candidates.map(({ tile }) => {
			const bits = [diagonal, horizontal, vertical].map((flag, i) => ((tile & flag) === 0 ? '' : 'dhv'[i]));
			return `${tile & 0xff}${bits.join('')}`;
		});

	it.each([
		['no flips', {}, '0 1'],
		['rotate', { rotate: true }, '0 1 0dh 0hv 0dv 1dh 1hv 1dv'],
		['hflip', { hflip: true }, '0 1 0h 1h'],
		['hflip and vflip', { hflip: true, vflip: true }, '0 1 0h 0v 0hv 1h 1v 1hv'],
		['all', { hflip: true, vflip: true, rotate: true }, '0 1 0dh 0hv 0dv 0h 0d 0v 0dhv 1dh 1hv 1dv 1h 1d 1v 1dhv'],
		['rotate and vflip', { vflip: true, rotate: true }, '0 1 0dh 0hv 0dv 0v 0dhv 0h 0d 1dh 1hv 1dv 1v 1dhv 1h 1d'],
	])('[Q6] are the tiles with the flips that the tileset allows: %s', (_, allowed, expected) => {
		expect(drawnTiles(tableOf('corner', ['12/11', '22/11'], { transformations: { ...flags, ...allowed } })).join(' ')).toBe(expected);
	});

	it('[Q6] flipped ones are left out if untransformed tiles are preferred and one has the same id', () => {
		const transformations = { ...flags, rotate: true, preferuntransformed: true };
		// A straight path, and a corner that exists in one turned form.
		const straight = '...\n1.1\n...'.replaceAll('\n', '/');
		expect(drawnTiles(tableOf('edge', [straight, '.1./1../...', '.1./..1/...'], { transformations })).join(' ')).toBe('0 1 2 0dh 1hv 1dv');
	});

	it('[Q6] are in the order of tiles, and a tile without colors that count is one, too', () => {
		const { set, tileset } = terrainOf('corner', ['11/11', '...', '22/22']);
		const reversed = { ...set, wangtiles: set.wangtiles.toReversed() };
		expect(drawnTiles(terrainTable(reversed, tileset))).toEqual(['0', '1', '2']);
	});

	it('[Q7] are weighed by the probability of the tile and of the colors at its positions', () => {
		const tiles = [
			{ id: 1, probability: 0.5 },
			{ id: 2, probability: 0 },
		].map((tile) => ({ ...tile, type: '', properties: [], animation: [] }));
		const { candidates } = tableOf('corner', ['11/11', '12/11', '22/22', '1./..'], { tiles, probabilities: [0.5, 3] });
		expect(candidates.map(({ weight }) => weight)).toEqual([0.5 ** 4, 0.5 * 0.5 ** 3 * 3, 0, 0.5]);
	});

	it('[Q7] odd probabilities count as 0, or as a large one', () => {
		const { candidates } = tableOf('corner', ['11/11', '22/22', '33/33'], { probabilities: [Number.NaN, -1, Number.POSITIVE_INFINITY] });
		expect(candidates.map(({ weight }) => weight)).toEqual([0, 0, Number.MAX_SAFE_INTEGER]);
	});

	it.each([
		['all corners', 'corner', allIds('corner', [1, 2]), true],
		['all corners but one', 'corner', allIds('corner', [1, 2]).slice(1), false],
		['all edges', 'edge', allIds('edge', [1, 2, 3]), true],
		['a mixed set with one full tile and others', 'mixed', ['111/1.1/111', '.../..1/...'], false],
		['a mixed set with one tile', 'mixed', ['111/1.1/111'], true],
		['corners with no color', 'corner', allIds('corner', [0, 1]), true],
		['corners with no color but one', 'corner', allIds('corner', [0, 1]).slice(1), false],
	] as const)('[Q8] a set is complete if there is a tile for all combinations: %s', (_, type, tiles, isComplete) => {
		expect(tableOf(type, tiles).isComplete).toBe(isComplete);
	});
});

describe('distances of colors', () => {
	const distances = (table: TerrainTable, count: number): string =>
		Array.from({ length: count + 1 }, (_, a) => Array.from({ length: count + 1 }, (__, b) => table.distances.of(a, b)).join(' ')).join(
			'\n',
		);

	it('[Q9] are the number of steps between colors that touch', () => {
		// 2 and 3 touch 1 only, 4 touches 3 only, and 5 nothing.
		const table = tableOf('corner', ['12/11', '13/33', '34/34', '55/55']);
		expect(distances(table, 5)).toBe(
			['0 -1 -1 -1 -1 -1', '-1 0 1 1 2 -1', '-1 1 0 2 3 -1', '-1 1 2 0 1 -1', '-1 2 3 1 0 -1', '-1 -1 -1 -1 -1 0'].join('\n'),
		);
		expect(table.distances.largest).toBe(3);
	});

	it('[Q9] steps may lead through no color, which is itself one step away or cannot be reached', () => {
		const table = tableOf('corner', ['1./11', '2./..', '23/33']);
		expect(distances(table, 3)).toBe(['0 1 1 -1', '1 0 2 3', '1 2 0 1', '-1 3 1 0'].join('\n'));
	});

	it('[Q9] corners touch corners and edges touch edges', () => {
		const table = tableOf('mixed', ['121/2.2/131']);
		expect(table.distances.of(1, 2)).toBe(-1);
		expect(table.distances.of(2, 3)).toBe(1);
	});

	it('[Q10] the largest is at least 1', () => {
		expect(tableOf('corner', ['11/11']).distances.largest).toBe(1);
	});
});

describe('the mode of a brush', () => {
	it('[Q30] follows the type of the set', () => {
		expect(terrainMode(terrainOf('corner', ['11/11']).set, 1)).toBe('corner');
		expect(terrainMode(terrainOf('edge', ['.1./1.1/.1.']).set, 0)).toBe('edge');
	});

	it('[Q30] in mixed sets follows where the color is used', () => {
		const { set } = terrainOf('mixed', ['13./..2/31.']);
		expect([0, 1, 2, 3].map((color) => terrainMode(set, color))).toEqual(['both', 'both', 'edge', 'both']);
		expect(terrainMode(terrainOf('mixed', ['1.1/.../1.1']).set, 1)).toBe('corner');
		expect(terrainMode({ ...set, wangtiles: [] }, 1)).toBe('both');
	});
});
