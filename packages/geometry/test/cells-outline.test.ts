import { cellSet, cellsOutline, geometryOf } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grids, mapOf } from './support/arbitrary-map.ts';
import { areaOf, holds, middleOf } from './support/polygon.ts';

const areas = fc.array(
	fc.record({ x: fc.integer({ min: -4, max: 6 }), y: fc.integer({ min: -4, max: 6 }), width: fc.nat(5), height: fc.nat(5) }),
	{ maxLength: 6 },
);

describe('the outline of cells', () => {
	it.each([
		['orthogonal', mapOf({ orientation: 'orthogonal' }), '0,0 320,0 320,160 0,160'],
		['isometric', mapOf({ orientation: 'isometric' }), '48,0 208,80 48,160 -112,80'],
		['oblique', mapOf({ orientation: 'oblique', skewx: 8, skewy: 4 }), '0,0 320,40 400,200 80,160'],
	])('of a hundred cells is one line: %s', (_, map, corners) => {
		const lines = cellsOutline(cellSet([{ x: 0, y: 0, width: 10, height: 10 }]), geometryOf(map));
		expect(lines).toHaveLength(1);
		const points = (lines[0] ?? []).map(({ x, y }) => `${x},${y}`);
		expect(points.sort()).toEqual(corners.split(' ').sort());
	});

	it('of hexagons surrounds all of them', () => {
		const geometry = geometryOf(mapOf({ orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 6 }));
		const lines = cellsOutline(cellSet([{ x: 1, y: 0, width: 2, height: 2 }]), geometry);
		expect(lines.map((points) => points.length)).toEqual([14]);
	});

	it('has a line for each hole, and for each of two cells that touch at a corner', () => {
		const geometry = geometryOf(mapOf({ orientation: 'orthogonal' }));
		const ring = cellSet([
			{ x: 0, y: 0, width: 3, height: 1 },
			{ x: 0, y: 1, width: 1, height: 1 },
			{ x: 2, y: 1, width: 1, height: 1 },
			{ x: 0, y: 2, width: 3, height: 1 },
		]);
		expect(cellsOutline(ring, geometry).map((points) => points.length)).toEqual([4, 4]);
		const corners = cellSet([
			{ x: 0, y: 0, width: 1, height: 1 },
			{ x: 1, y: 1, width: 1, height: 1 },
		]);
		expect(cellsOutline(corners, geometry).map(areaOf)).toEqual([2 * 32 * 16, 2 * 32 * 16]);
	});

	it('is clockwise around areas, and not around holes, on every grid', () => {
		fc.assert(
			fc.property(grids, areas, (grid, rects) => {
				const geometry = geometryOf(mapOf(grid));
				const cells = cellSet(rects);
				const count = [...cells.rows.values()].flat().reduce((sum, { start, end }) => sum + end - start, 0);
				const area = cellsOutline(cells, geometry).reduce((sum, line) => sum + areaOf(line), 0);
				expect(area).toBeCloseTo(count * areaOf(geometry.outline(0, 0)), 3);
			}),
		);
	});

	it('is clockwise, also if skews flip the cells', () => {
		const geometry = geometryOf(mapOf({ orientation: 'oblique', skewx: 60, skewy: 40 }));
		expect(areaOf(geometry.outline(0, 0))).toBeLessThan(0);
		expect(cellsOutline(cellSet([{ x: 0, y: 0, width: 2, height: 2 }]), geometry).map((line) => Math.sign(areaOf(line)))).toEqual([1]);
	});

	it('contains exactly these cells, on every grid', () => {
		fc.assert(
			fc.property(grids, areas, (grid, rects) => {
				const geometry = geometryOf(mapOf(grid));
				const cells = cellSet(rects);
				const lines = cellsOutline(cells, geometry);
				for (let row = -5; row < 12; row++) {
					for (let column = -5; column < 12; column++) {
						const outline = geometry.outline(column, row);
						// With holes and touching lines, a point is inside if it is inside an odd number of lines.
						const inside = lines.filter((line) => holds(line, middleOf(outline))).length % 2 === 1;
						expect(inside).toBe(cells.covers(row, column, column + 1));
					}
				}
			}),
			{ numRuns: 60 },
		);
	});

	it('is empty if cells have no size', () => {
		const geometry = geometryOf(mapOf({ orientation: 'orthogonal', tilewidth: 0 }));
		expect(cellsOutline(cellSet([{ x: 0, y: 0, width: 3, height: 3 }]), geometry)).toEqual([]);
	});
});
