import { geometryOf } from '@tilewright/geometry';
import { describe, expect, it } from 'vitest';
import { mapOf } from './support/arbitrary-map.ts';

/** A map of 3 × 3 diamonds. */
const diamonds = (tilewidth: number, tileheight: number) => mapOf({ orientation: 'isometric', width: 3, height: 3, tilewidth, tileheight });

const hexagons = { orientation: 'hexagonal', width: 3, height: 3, tilewidth: 13, tileheight: 11, hexsidelength: 4 } as const;
const odd = { orientation: 'hexagonal', width: 3, height: 3, staggeraxis: 'y', staggerindex: 'odd' } as const;
const shifted = { orientation: 'staggered', width: 3, height: 3, tilewidth: 9, tileheight: 5, staggerindex: 'even' } as const;

describe('the positions of tiles in pictures by Tiled', () => {
	// Measured in pictures of tiles with one distinct pixel at the bottom left. For odd heights of isometric maps, the last tile is below
	// the picture: its position is extrapolated. Sides of odd length follow the rule, because Tiled before 1.10.1 draws them differently.
	it.each([
		['isometric', diamonds(8, 4), '8,4 12,6 16,8 4,6 8,8 12,10 0,8 4,10 8,12'],
		['isometric, of odd width', diamonds(9, 6), '9,6 13,9 18,12 4,9 9,12 13,15 0,12 4,15 9,18'],
		['isometric, of odd height', diamonds(8, 5), '8,6 12,8 16,11 4,8 8,11 12,13 0,11 4,13 8,16'],
		['isometric, of odd size', diamonds(9, 5), '9,6 13,8 18,11 4,8 9,11 13,13 0,11 4,13 9,16'],
		['staggered along x', mapOf({ ...shifted, staggeraxis: 'x' }), '0,6 4,4 8,6 0,10 4,8 8,10 0,14 4,12 8,14'],
		['staggered along y', mapOf({ ...shifted, staggeraxis: 'y' }), '4,4 12,4 20,4 0,6 8,6 16,6 4,8 12,8 20,8'],
		[
			'hexagonal along x, odd',
			mapOf({ ...hexagons, staggeraxis: 'x', staggerindex: 'odd' }),
			'0,10 8,15 16,10 0,20 8,25 16,20 0,30 8,35 16,30',
		],
		[
			'hexagonal along x, even',
			mapOf({ ...hexagons, staggeraxis: 'x', staggerindex: 'even' }),
			'0,15 8,10 16,15 0,25 8,20 16,25 0,35 8,30 16,35',
		],
		[
			'hexagonal along y, odd',
			mapOf({ ...hexagons, staggeraxis: 'y', staggerindex: 'odd' }),
			'0,10 12,10 24,10 6,17 18,17 30,17 0,24 12,24 24,24',
		],
		[
			'hexagonal along y, even',
			mapOf({ ...hexagons, staggeraxis: 'y', staggerindex: 'even' }),
			'6,10 18,10 30,10 0,17 12,17 24,17 6,24 18,24 30,24',
		],
		[
			'hexagonal, of odd size and side',
			mapOf({ ...odd, tilewidth: 65, tileheight: 65, hexsidelength: 31 }),
			'0,65 64,65 128,65 32,113 96,113 160,113 0,161 64,161 128,161',
		],
		[
			'hexagonal, of even size and odd side',
			mapOf({ ...odd, tilewidth: 16, tileheight: 16, hexsidelength: 5 }),
			'0,15 16,15 32,15 8,25 24,25 40,25 0,35 16,35 32,35',
		],
	])('%s [R2] [R3]', (_, map, expected) => {
		const geometry = geometryOf(map);
		const cells = { x: 0, y: 0, width: 3, height: 3 };
		const places: string[] = [];
		geometry.visit(geometry.bounds(cells), cells, (column, row, x, y) => {
			places[row * 3 + column] = `${x},${y}`;
		});
		expect(places.join(' ')).toBe(expected);
	});
});
