import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { describe, expect, it } from 'vitest';
import { staggerOf } from '../../src/cells/stagger.ts';
import type { CellPosition } from '../../src/region/shapes.ts';
import { markedPosition } from '../../src/terrain/mark-tiles.ts';
import { neighbourOf, squared, TOUCHING, unsquared } from '../../src/terrain/neighbours.ts';
import { terrainLine } from '../../src/terrain/terrain-line.ts';
import type { TerrainSpot } from '../../src/terrain/terrain-spot.ts';
import { terrainSpotAt } from '../../src/terrain/terrain-spot-at.ts';
import { staggered } from '../support/drawn.ts';
import { emptyMap } from '../support/terrain.ts';

const textOf = (spot: TerrainSpot | undefined): string =>
	spot === undefined ? 'nothing' : `${spot.at} ${spot.x},${spot.y}${spot.at === 'edge' ? ` ${spot.edge}` : ''}`;

const AXES = [
	['y', 'odd'],
	['y', 'even'],
	['x', 'odd'],
	['x', 'even'],
] as const;

describe('neighbours', () => {
	it.each(AXES)('[Q28] of staggered cells come back, and share corners and edges on the screen: axis %s, %s', (axis, index) => {
		const map = staggered(emptyMap(9, 9), axis, index);
		const stagger = staggerOf(map);
		const geometry = geometryOf(map);
		const pointsOf = ({ x, y }: CellPosition): string[] => geometry.outline(x, y).map((point) => `${point.x},${point.y}`);
		for (const cell of [
			{ x: 3, y: 3 },
			{ x: 4, y: 4 },
			{ x: 3, y: 4 },
			{ x: -3, y: -4 },
		]) {
			for (let side = 0; side < 8; side++) {
				const next = neighbourOf(cell, side, stagger);
				expect(neighbourOf(next, (side + 4) % 8, stagger)).toEqual(cell);
				const shared = pointsOf(cell).filter((point) => pointsOf(next).includes(point));
				expect(shared.length).toBe(side % 2 === 0 ? 2 : 1);
			}
			expect(unsquared(squared(cell, stagger), stagger)).toEqual(cell);
		}
		// Position 0 is the upper right one, and the others follow clockwise.
		const at = geometry.tileToScreen(4, 4);
		const way = [0, 1, 2, 3, 4, 5, 6, 7].map((side) => {
			const { x, y } = neighbourOf({ x: 4, y: 4 }, side, stagger);
			const there = geometry.tileToScreen(x, y);
			return `${Math.sign(there.x - at.x)},${Math.sign(there.y - at.y)}`;
		});
		expect(way.join(' ')).toBe('1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1 0,-1');
	});

	it('[Q24] touch at an edge and its ends, or at a corner', () => {
		expect(TOUCHING.map((pairs) => pairs.length / 2)).toEqual([3, 1, 3, 1, 3, 1, 3, 1]);
		for (const [side, pairs] of TOUCHING.entries()) {
			for (let i = 0; i < pairs.length; i += 2) {
				// Seen from the neighbour, it is the same pair.
				const back = TOUCHING[(side + 4) % 8] ?? [];
				expect(back.some((own, j) => j % 2 === 0 && own === pairs[i + 1] && back[j + 1] === pairs[i])).toBe(true);
			}
		}
	});
});

describe('what a click hits', () => {
	const map = emptyMap(10, 10);

	it.each([
		['corner', 7, 7, 'corner 0,0'],
		['corner', 8, 24, 'corner 1,2'],
		['corner', 7.9, 23.9, 'corner 0,1'],
		['corner', -9, 3, 'corner -1,0'],
		['edge', 8, 1, 'edge 0,0 0'],
		['edge', 31, 24, 'edge 1,1 2'],
		['edge', 24, 31, 'edge 1,1 4'],
		['edge', 17, 24, 'edge 1,1 6'],
		['both', 17, 17, 'corner 1,1'],
		['both', 31, 17, 'corner 2,1'],
		['both', 31, 31, 'corner 2,2'],
		['both', 24, 17, 'edge 1,1 0'],
		['both', 17, 24, 'edge 1,1 6'],
		['both', 24, 24, 'nothing'],
		['tile', 24, 24, 'tile 1,1'],
	] as const)('[Q31] of %s at %d, %d', (mode, x, y, expected) => {
		expect(textOf(terrainSpotAt(map, { x, y }, mode))).toBe(expected);
	});

	it('[Q29, Q31] on isometric maps, in the grid', () => {
		const isometric: TileMap = { ...map, orientation: 'isometric' as const, tilewidth: 32 };
		const geometry = geometryOf(isometric);
		expect(textOf(terrainSpotAt(isometric, geometry.tileToScreen(2.6, 3.4), 'corner'))).toBe('corner 3,3');
		expect(textOf(terrainSpotAt(isometric, geometry.tileToScreen(2.9, 3.5), 'edge'))).toBe('edge 2,3 2');
	});

	it.each(AXES)('[Q28, Q31] on staggered maps, the top, right, bottom and left of a cell are its corners: axis %s, %s', (axis, index) => {
		const diamonds = { ...staggered(emptyMap(9, 9), axis, index), tilewidth: 32 };
		const stagger = staggerOf(diamonds);
		const { x, y } = geometryOf(diamonds).tileToScreen(4, 4);
		const hit = (dx: number, dy: number, mode: 'corner' | 'edge' | 'both'): string =>
			textOf(terrainSpotAt(diamonds, { x: x + dx, y: y + dy }, mode));
		const top = ({ x: column, y: row }: CellPosition): string => `corner ${column},${row}`;
		const cell = { x: 4, y: 4 };
		expect(hit(16, 2, 'corner')).toBe(top(cell));
		expect(hit(30, 8, 'corner')).toBe(top(neighbourOf(cell, 2, stagger)));
		expect(hit(16, 14, 'corner')).toBe(top(neighbourOf(cell, 3, stagger)));
		expect(hit(2, 8, 'corner')).toBe(top(neighbourOf(cell, 4, stagger)));
		expect([hit(23, 5, 'edge'), hit(23, 11, 'edge'), hit(9, 11, 'edge'), hit(9, 5, 'edge')]).toEqual(
			[0, 2, 4, 6].map((edge) => `edge 4,4 ${edge}`),
		);
		expect(hit(16, 8, 'both')).toBe('nothing');
	});
});

describe('lines of a brush', () => {
	const line = (from: TerrainSpot, to: TerrainSpot): string[] => terrainLine(from, to).map(textOf);

	it('[Q33] between corners step along the grid', () => {
		expect(line({ at: 'corner', x: 0, y: 0 }, { at: 'corner', x: 2, y: 1 })).toEqual([
			'corner 0,0',
			'corner 1,0',
			'corner 2,0',
			'corner 2,1',
		]);
	});

	it('[Q31, Q33, Q37] between edges take the edges that are crossed', () => {
		const at = (x: number, y: number, edge: 0 | 2 | 4 | 6): TerrainSpot => ({ at: 'edge', x, y, edge });
		expect(line(at(0, 0, 0), at(2, 0, 0))).toEqual(['edge 0,0 2', 'edge 1,0 2']);
		expect(line(at(1, 1, 0), at(0, 0, 0))).toEqual(['edge 1,1 6', 'edge 0,1 0']);
		expect(line(at(1, 1, 0), at(1, 3, 0))).toEqual(['edge 1,1 4', 'edge 1,2 4']);
		expect(line(at(1, 1, 0), at(1, 1, 6))).toEqual(['edge 1,1 6']);
	});

	it('[Q33] between tiles take diagonal steps, and both ends', () => {
		expect(line({ at: 'tile', x: 0, y: 0 }, { at: 'tile', x: 2, y: 1 })).toEqual(['tile 0,0', 'tile 1,0', 'tile 2,1']);
		expect(line({ at: 'corner', x: 0, y: 0 }, { at: 'edge', x: 1, y: 1, edge: 2 })).toEqual(['tile 0,0', 'tile 1,1']);
	});

	it.each(AXES)('[Q28, Q33] on staggered maps follow the neighbours: axis %s, %s', (axis, index) => {
		const stagger = staggerOf(staggered(emptyMap(9, 9), axis, index));
		const to = neighbourOf(neighbourOf({ x: 4, y: 4 }, 2, stagger), 2, stagger);
		const spots = terrainLine({ at: 'edge', x: 4, y: 4, edge: 0 }, { at: 'edge', ...to, edge: 0 }, stagger);
		expect(spots).toEqual([
			{ at: 'edge', x: 4, y: 4, edge: 2 },
			{ at: 'edge', ...neighbourOf({ x: 4, y: 4 }, 2, stagger), edge: 2 },
		]);
	});
});

describe('what a click on a tile of a tileset marks', () => {
	const marks = (type: 'corner' | 'edge' | 'mixed'): string =>
		[0.05, 0.4, 0.95].map((y) => [0.1, 0.45, 0.85].map((x) => markedPosition(type, { x, y }) ?? '-').join(' ')).join(' / ');

	it('[Q42] the quarter, the triangle, or the zone', () => {
		expect(marks('corner')).toBe('7 7 1 / 7 7 1 / 5 5 3');
		expect(marks('edge')).toBe('0 0 0 / 6 0 2 / 4 4 4');
		expect(marks('mixed')).toBe('7 0 1 / 6 - 2 / 5 4 3');
	});
});
