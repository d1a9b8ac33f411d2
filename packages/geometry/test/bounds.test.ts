import { geometryOf } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, grids, mapOf, samplesOf } from './support/arbitrary-map.ts';
import { boxOf } from './support/polygon.ts';

const ALL = { x: 0, y: 0, width: 4, height: 3 };

describe('bounds', () => {
	it.each([
		[mapOf({ orientation: 'orthogonal' }), [0, 0, 128, 48]],
		[mapOf({ orientation: 'isometric' }), [0, 0, 112, 56]],
		[mapOf({ orientation: 'isometric', tilewidth: 9, tileheight: 5 }), [0, 0, 31, 17]],
		[mapOf({ orientation: 'oblique', skewx: 8, skewy: 0 }), [0, 0, 152, 48]],
		[mapOf({ orientation: 'oblique', skewx: -8, skewy: 4 }), [-24, 0, 152, 64]],
		[mapOf({ orientation: 'oblique', skewx: 8, skewy: -4 }), [0, -16, 152, 64]],
		[mapOf({ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' }), [0, 0, 144, 32]],
		[mapOf({ orientation: 'staggered', staggeraxis: 'x', staggerindex: 'even' }), [0, 0, 80, 56]],
		[mapOf({ orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'even', hexsidelength: 6 }), [0, 0, 144, 38]],
		[mapOf({ orientation: 'hexagonal', staggeraxis: 'x', staggerindex: 'odd', hexsidelength: 20 }), [0, 0, 110, 56]],
		[
			mapOf({ orientation: 'hexagonal', staggeraxis: 'x', staggerindex: 'odd', hexsidelength: 4, tilewidth: 13, tileheight: 11 }),
			[0, 0, 36, 35],
		],
	] as const)('of a map follow the rules: $orientation [R1] [R3] [R5]', (map, [x, y, width, height]) => {
		expect(geometryOf(map).bounds(ALL)).toEqual({ x, y, width, height });
	});

	it.each([
		['y', { width: 20, height: 10 }, { x: 0, y: 0, width: 1312, height: 497 }],
		['x', { width: 10, height: 20 }, { x: 0, y: 0, width: 497, height: 1312 }],
	] as const)('of odd cells, staggered along %s, are not those of cells that are a pixel smaller [R3]', (staggeraxis, size, expected) => {
		const map = mapOf({
			orientation: 'hexagonal',
			staggeraxis,
			staggerindex: 'odd',
			hexsidelength: 31,
			tilewidth: 65,
			tileheight: 65,
			...size,
		});
		expect(geometryOf(map).bounds({ x: 0, y: 0, ...size })).toEqual(expected);
	});

	it('of cells surround their outlines', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const geometry = geometryOf(map);
				const bounds = geometry.bounds(cells);
				const box = boxOf(cellsOf(cells).flatMap(({ column, row }) => geometry.outline(column, row)));
				// Halves are cut off, and sides that are longer than their cell reach outside.
				const slack = map.orientation === 'hexagonal' ? Math.max(1, map.hexsidelength) : 1;
				expect(bounds.x).toBeLessThanOrEqual(box.x + slack);
				expect(bounds.y).toBeLessThanOrEqual(box.y + slack);
				expect(bounds.x + bounds.width).toBeGreaterThanOrEqual(box.x + box.width - slack);
				expect(bounds.y + bounds.height).toBeGreaterThanOrEqual(box.y + box.height - slack);
				expect(Object.values(bounds).every(Number.isInteger)).toBe(true);
			}),
		);
	});

	it('of one shifted line start with it [R3]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' }));
		expect(geometry.bounds({ x: 0, y: 1, width: 2, height: 1 })).toEqual({ x: 16, y: 8, width: 64, height: 16 });
	});

	it('of cells with negative indexes are negative', () => {
		const cells = { x: -2, y: -2, width: 2, height: 2 };
		expect(geometryOf(mapOf({ orientation: 'orthogonal' })).bounds(cells)).toEqual({ x: -64, y: -32, width: 64, height: 32 });
		expect(geometryOf(mapOf({ orientation: 'isometric' })).bounds(cells)).toEqual({ x: 16, y: -32, width: 64, height: 32 });
	});
});
