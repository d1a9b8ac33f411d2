import { geometryOf } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, grids, linearGrids, mapOf, samplesOf, staggeredGrids } from './support/arbitrary-map.ts';
import { middleOf } from './support/polygon.ts';

// Adding 0 turns -0 into 0.
const numbers = fc.double({ min: -2000, max: 2000, noNaN: true }).map((n) => n + 0);
const points = fc.record({ x: numbers, y: numbers });
type Point = { readonly x: number; readonly y: number };

function expectNear(actual: Point, expected: Point): void {
	expect(actual.x).toBeCloseTo(expected.x, 6);
	expect(actual.y).toBeCloseTo(expected.y, 6);
}

describe('pixels and screen', () => {
	it('are inverse [R5] [R9]', () => {
		fc.assert(
			fc.property(grids, points, (grid, point) => {
				const geometry = geometryOf(mapOf(grid));
				const screen = geometry.pixelToScreen(point.x, point.y);
				expectNear(geometry.screenToPixel(screen.x, screen.y), point);
			}),
		);
	});

	it('agree with the matrix', () => {
		fc.assert(
			fc.property(grids, points, (grid, { x, y }) => {
				const geometry = geometryOf(mapOf(grid));
				const [a, b, c, d, e, f] = geometry.pixelToScreenMatrix;
				expectNear(geometry.pixelToScreen(x, y), { x: a * x + c * y + e, y: b * x + d * y + f });
			}),
		);
	});

	it('are the same on orthogonal, staggered and hexagonal maps', () => {
		fc.assert(
			fc.property(fc.oneof(fc.constant({ orientation: 'orthogonal' } as const), staggeredGrids), points, (grid, point) => {
				const geometry = geometryOf(mapOf(grid));
				expect(geometry.pixelToScreen(point.x, point.y)).toEqual(geometry.screenToPixel(point.x, point.y));
				expectNear(geometry.pixelToScreen(point.x, point.y), point);
			}),
		);
	});

	it('differ on isometric maps, where cells are squares of the tile height [R9]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'isometric' }));
		expect(geometry.pixelToScreen(0, 0)).toEqual({ x: 48, y: 0 });
		expect(geometry.pixelToScreen(64, 0)).toEqual({ x: 112, y: 32 });
		expect(geometry.pixelToScreen(0, 48)).toEqual({ x: 0, y: 24 });
		expect(geometry.tileToPixel(4, 3)).toEqual({ x: 64, y: 48 });
	});

	it('differ on oblique maps by the skew [R5]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'oblique', skewx: 8, skewy: -4 }));
		expect(geometry.pixelToScreen(0, 16)).toEqual({ x: 8, y: 16 });
		expect(geometry.pixelToScreen(32, 0)).toEqual({ x: 32, y: -4 });
		expect(geometry.tileToScreen(1, 1)).toEqual({ x: 40, y: 12 });
	});
});

describe('tiles', () => {
	it('and pixels are inverse on linear grids', () => {
		fc.assert(
			fc.property(linearGrids, points, (grid, point) => {
				const geometry = geometryOf(mapOf(grid));
				const pixel = geometry.tileToPixel(point.x, point.y);
				expectNear(geometry.pixelToTile(pixel.x, pixel.y), point);
			}),
		);
	});

	it('and the screen are inverse on linear grids', () => {
		fc.assert(
			fc.property(linearGrids, points, (grid, point) => {
				const geometry = geometryOf(mapOf(grid));
				const screen = geometry.tileToScreen(point.x, point.y);
				expectNear(geometry.screenToTile(screen.x, screen.y), point);
			}),
		);
	});

	it('start exactly at their corners', () => {
		fc.assert(
			fc.property(samplesOf(linearGrids), ({ map, cells }) => {
				const geometry = geometryOf(map);
				for (const { column, row } of cellsOf(cells)) {
					const corner = geometry.tileToScreen(column, row);
					const found = geometry.screenToTile(corner.x, corner.y);
					expect([found.x - column, found.y - row]).toEqual([0, 0]);
				}
			}),
		);
	});

	it('have the same screen position directly and through pixels on linear grids', () => {
		fc.assert(
			fc.property(linearGrids, points, (grid, point) => {
				const geometry = geometryOf(mapOf(grid));
				const pixel = geometry.tileToPixel(point.x, point.y);
				expectNear(geometry.pixelToScreen(pixel.x, pixel.y), geometry.tileToScreen(point.x, point.y));
			}),
		);
	});

	it('are whole if lines are shifted, and pixels equal the screen [R3]', () => {
		fc.assert(
			fc.property(staggeredGrids, points, (grid, { x, y }) => {
				const geometry = geometryOf(mapOf(grid));
				const cell = geometry.screenToTile(x, y);
				expect([cell.x % 1, cell.y % 1].map(Math.abs)).toEqual([0, 0]);
				expect(geometry.pixelToTile(x, y)).toEqual(cell);
				expect(geometry.tileToPixel(x, y)).toEqual(geometry.tileToScreen(Math.floor(x), Math.floor(y)));
			}),
		);
	});

	it('are found at the center of their outline', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const geometry = geometryOf(map);
				for (const { column, row } of cellsOf(cells)) {
					const middle = middleOf(geometry.outline(column, row));
					const found = geometry.screenToTile(middle.x, middle.y);
					expect([Math.floor(found.x) - column, Math.floor(found.y) - row]).toEqual([0, 0]);
				}
			}),
		);
	});

	it.each([
		['y', 'odd', [0, 0], [32, 0], [16, 8], [48, 8], [0, 16]],
		['y', 'even', [16, 0], [48, 0], [0, 8], [32, 8], [16, 16]],
		['x', 'odd', [0, 0], [16, 8], [0, 16], [16, 24], [0, 32]],
		['x', 'even', [0, 8], [16, 0], [0, 24], [16, 16], [0, 40]],
	] as const)('are shifted along %s if they are %s [R3]', (staggeraxis, staggerindex, ...expected) => {
		const geometry = geometryOf(mapOf({ orientation: 'staggered', staggeraxis, staggerindex }));
		const five = [...cellsOf({ x: 0, y: 0, width: 2, height: 2 }), { column: 0, row: 2 }];
		const places = five.map(({ column, row }) => geometry.tileToScreen(column, row));
		expect(places.map(({ x, y }) => [x, y])).toEqual(expected);
	});

	it('are shifted by parity for negative indexes, too [R3]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' }));
		expect(geometry.tileToScreen(-1, -1)).toEqual({ x: -16, y: -8 });
		expect(geometry.tileToScreen(-1, -2)).toEqual({ x: -32, y: -16 });
	});
});
