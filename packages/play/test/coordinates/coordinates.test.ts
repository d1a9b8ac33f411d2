import { pixelToWorld, tileCenter, tileOutline, tileToWorld, worldToPixel, worldToTile } from '@tilewright/play/coordinates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grids, linearGrids } from '../../../geometry/test/support/arbitrary-map.ts';
import { holds } from '../../../geometry/test/support/polygon.ts';
import { bareMap } from '../support/bare-map.ts';

const cell = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
const fraction = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: fraction, y: fraction });
const anyOffset = fc.record({ offsetx: fraction, offsety: fraction });
const wholeOffset = fc.record({ offsetx: fc.integer({ min: -500, max: 500 }), offsety: fc.integer({ min: -500, max: 500 }) });

describe('cells and the world', () => {
	it('the middle of a cell is in the cell, in every orientation and with every offset', () => {
		fc.assert(
			fc.property(grids, cell, anyOffset, (grid, { x, y }, layer) => {
				const map = bareMap(grid);
				const middle = tileCenter(map, x, y, layer);
				const found = worldToTile(map, middle.x, middle.y, layer);
				expect([found.x - x, found.y - y]).toEqual([0, 0]);
				expect(holds(tileOutline(map, x, y, layer), middle)).toBe(true);
			}),
		);
	});

	it('worldToTile is the inverse of tileToWorld where lines are straight', () => {
		fc.assert(
			fc.property(linearGrids, cell, wholeOffset, (grid, { x, y }, layer) => {
				const map = bareMap(grid);
				const corner = tileToWorld(map, x, y, layer);
				const found = worldToTile(map, corner.x, corner.y, layer);
				expect([found.x - x, found.y - y]).toEqual([0, 0]);
			}),
		);
	});

	it('an offset moves everything by as much', () => {
		fc.assert(
			fc.property(grids, cell, wholeOffset, (grid, { x, y }, layer) => {
				const map = bareMap(grid);
				const [still, moved] = [tileToWorld(map, x, y), tileToWorld(map, x, y, layer)];
				expect([moved.x - still.x - layer.offsetx, moved.y - still.y - layer.offsety]).toEqual([0, 0]);
				expect(tileOutline(map, x, y, layer)).toEqual(
					tileOutline(map, x, y).map((corner) => ({ x: corner.x + layer.offsetx, y: corner.y + layer.offsety })),
				);
			}),
		);
	});

	it.each([
		['orthogonal', bareMap({ orientation: 'orthogonal' }), [64, 16], [80, 24]],
		['isometric', bareMap({ orientation: 'isometric' }), [64, 24], [64, 32]],
		['oblique', bareMap({ orientation: 'oblique', skewx: 8, skewy: 4 }), [72, 24], [92, 34]],
		['staggered', bareMap({ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' }), [80, 8], [96, 16]],
		['hexagonal', bareMap({ orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8 }), [80, 12], [96, 20]],
	] as const)('column 2, row 1 of a map that is %s [R1] [R3] [R5]', (_, map, corner, middle) => {
		expect(Object.values(tileToWorld(map, 2, 1))).toEqual(corner);
		expect(Object.values(tileCenter(map, 2, 1))).toEqual(middle);
		expect(worldToTile(map, middle[0], middle[1])).toEqual({ x: 2, y: 1 });
	});

	it('cells outside the map have places, too', () => {
		expect(worldToTile(bareMap({ orientation: 'orthogonal' }), -1, -17)).toEqual({ x: -1, y: -2 });
	});
});

describe('pixels of the map and of the world', () => {
	it('are inverse', () => {
		fc.assert(
			fc.property(grids, point, anyOffset, (grid, { x, y }, layer) => {
				const map = bareMap(grid);
				const world = pixelToWorld(map, x, y, layer);
				const back = worldToPixel(map, world.x, world.y, layer);
				expect(back.x).toBeCloseTo(x, 6);
				expect(back.y).toBeCloseTo(y, 6);
			}),
		);
	});

	it('differ on isometric maps and by the offset of a layer [R9]', () => {
		const layer = { offsetx: 5, offsety: -3 };
		expect(pixelToWorld(bareMap({ orientation: 'isometric' }), 16, 0, layer)).toEqual({ x: 48 + 16 + 5, y: 8 - 3 });
		expect(pixelToWorld(bareMap({ orientation: 'orthogonal' }), 7, 9, layer)).toEqual({ x: 12, y: 6 });
	});
});
