import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, grids, mapOf, samplesOf } from './support/arbitrary-map.ts';
import { areaOf, boxOf, distanceToEdges, edgesOf, holds, touch, widened } from './support/polygon.ts';

// Adding 0 turns -0 into 0.
const numbers = fc.double({ min: -500, max: 500, noNaN: true }).map((n) => n + 0);

describe('outline', () => {
	it.each([
		[mapOf({ orientation: 'orthogonal' }), '0,0 32,0 32,16 0,16'],
		[mapOf({ orientation: 'isometric' }), '48,0 64,8 48,16 32,8'],
		[mapOf({ orientation: 'oblique', skewx: 8, skewy: 4 }), '0,0 32,4 40,20 8,16'],
		[mapOf({ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' }), '16,0 32,8 16,16 0,8'],
		[mapOf({ orientation: 'staggered', staggeraxis: 'x', staggerindex: 'odd' }), '16,0 32,8 16,16 0,8'],
		[mapOf({ orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 6 }), '16,0 32,5 32,11 16,16 0,11 0,5'],
		[mapOf({ orientation: 'hexagonal', staggeraxis: 'x', staggerindex: 'odd', hexsidelength: 20 }), '6,0 26,0 32,8 26,16 6,16 0,8'],
	])('has the corners of a cell: $orientation', (map, corners) => {
		const outline = geometryOf(map).outline(0, 0);
		expect(outline.map(({ x, y }) => `${x},${y}`).join(' ')).toBe(corners);
	});

	it('is clockwise, and all cells have the same area', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const geometry = geometryOf(map);
				const area = areaOf(geometry.outline(cells.x, cells.y));
				expect(area).toBeGreaterThan(0);
				for (const { column, row } of cellsOf(cells)) expect(areaOf(geometry.outline(column, row))).toBeCloseTo(area, 6);
			}),
		);
	});

	it('fills the plane: a point lies only in the outline of its cell', () => {
		fc.assert(
			fc.property(grids, numbers, numbers, (grid, x, y) => {
				const geometry = geometryOf(mapOf(grid));
				const found = geometry.screenToTile(x, y);
				const cell = { column: Math.floor(found.x), row: Math.floor(found.y) };
				const own = geometry.outline(cell.column, cell.row);
				// On an edge, either cell is right.
				fc.pre(distanceToEdges(own, { x, y }) > 1e-6);
				const near = cellsOf({ x: cell.column - 3, y: cell.row - 3, width: 7, height: 7 });
				const holders = near.filter(({ column, row }) => holds(geometry.outline(column, row), { x, y }));
				expect(holders).toEqual([cell]);
			}),
			{ numRuns: 1000 },
		);
	});
});

const EVERYTHING = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };
const rects = fc.record({
	x: fc.integer({ min: -300, max: 300 }),
	y: fc.integer({ min: -300, max: 300 }),
	width: fc.nat(300),
	height: fc.nat(300),
});

const nameOf = (a: Vector, b: Vector): string =>
	[a, b]
		.map(({ x, y }) => `${Math.round(x * 1e4) / 1e4 + 0},${Math.round(y * 1e4) / 1e4 + 0}`)
		.sort()
		.join(' ');

describe('gridLines', () => {
	it('contain each edge of each cell once', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const geometry = geometryOf(map);
				const edges = cellsOf(cells).flatMap(({ column, row }) => edgesOf(geometry.outline(column, row)).map(([a, b]) => nameOf(a, b)));
				const lines = geometry.gridLines(EVERYTHING, cells).flatMap((line) => stretches(geometry, line));
				expect(lines.sort()).toEqual([...new Set(edges)].sort());
			}),
		);
	});

	it('contain all edges that touch the rectangle, and extend only a few cells beyond it', () => {
		fc.assert(
			fc.property(samplesOf(grids), rects, ({ map, cells }, rect) => {
				const geometry = geometryOf(map);
				const lines = new Set(geometry.gridLines(rect, cells).flatMap((line) => stretches(geometry, line)));
				for (const { column, row } of cellsOf(cells)) {
					for (const [a, b] of edgesOf(geometry.outline(column, row))) {
						// By its distance, not by its box: the box of a slanted edge is large.
						const middle = boxOf([{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }]);
						if (touch(middle, rect)) expect(lines).toContain(nameOf(a, b));
					}
				}
			}),
		);
	});

	it('are few in a small part of a large map', () => {
		const cells = { x: -5000, y: -5000, width: 10_000, height: 10_000 };
		const rect = { x: 0, y: 0, width: 320, height: 160 };
		fc.assert(
			fc.property(grids, (grid) => {
				const geometry = geometryOf(mapOf({ ...grid, tilewidth: 32, tileheight: 16 }));
				fc.pre(grid.orientation !== 'oblique');
				const lines = geometry.gridLines(rect, cells);
				expect(lines.length).toBeGreaterThan(0);
				expect(lines.length).toBeLessThan(600);
				for (const line of lines) expect(line.length).toBeLessThan(60);
				if (grid.orientation === 'orthogonal') {
					for (const line of lines) expect(touch(boxOf(line), widened(rect, 64))).toBe(true);
				}
			}),
		);
	});
});

/** The edges of cells along a line. */
function stretches(geometry: ReturnType<typeof geometryOf>, line: readonly Vector[]): string[] {
	const points = line.slice(1).flatMap((b, i) => {
		const a = line[i] ?? b;
		if (geometry.orientation === 'staggered' || geometry.orientation === 'hexagonal') return [[a, b] as const];
		const [from, to] = [a, b].map(({ x, y }) => geometry.screenToTile(x, y)).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
		if (from === undefined || to === undefined) return [];
		const steps = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
		const at = (step: number): Vector =>
			geometry.tileToScreen(from.x + Math.sign(to.x - from.x) * step, from.y + Math.sign(to.y - from.y) * step);
		return Array.from({ length: steps }, (_, step) => [at(step), at(step + 1)] as const);
	});
	return points.map(([a, b]) => nameOf(a, b));
}
