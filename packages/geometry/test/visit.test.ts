import type { CellBounds, TileMap } from '@tilewright/format';
import type { Geometry, Rect } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, grids, mapOf, samplesOf } from './support/arbitrary-map.ts';
import { boxOf, touch, widened } from './support/polygon.ts';

interface Visited {
	readonly column: number;
	readonly row: number;
	readonly x: number;
	readonly y: number;
}

const EVERYTHING: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

function visited(geometry: Geometry, rect: Rect, cells: CellBounds): Visited[] {
	const list: Visited[] = [];
	geometry.visit(rect, cells, (column, row, x, y) => list.push({ column, row, x, y }));
	return list;
}

/** The area of a cell: its tile's box and its outline. */
function covered(geometry: Geometry, { tilewidth, tileheight }: TileMap, { column, row, x, y }: Visited): Rect {
	return boxOf([...geometry.outline(column, row), { x, y: y - tileheight }, { x: x + tilewidth, y }]);
}

const rects = fc.record({
	x: fc.oneof(fc.integer({ min: -900, max: 900 }), fc.double({ min: -900, max: 900, noNaN: true })),
	y: fc.oneof(fc.integer({ min: -900, max: 900 }), fc.double({ min: -900, max: 900, noNaN: true })),
	width: fc.integer({ min: 0, max: 400 }),
	height: fc.integer({ min: 0, max: 400 }),
});

/** A rectangle at one of the cells. */
const near = fc.record({ sample: samplesOf(grids), rect: rects, at: fc.option(fc.nat(80)) }).map(({ sample, rect, at }) => {
	const geometry = geometryOf(sample.map);
	const { cells } = sample;
	if (at === null) return { ...sample, geometry, rect };
	const start = geometry.tileToScreen(cells.x + (at % cells.width), cells.y + (at % cells.height));
	return { ...sample, geometry, rect: { ...rect, x: start.x + (rect.x % 50), y: start.y + (rect.y % 50) } };
});

/** Sort keys for the drawing order of cells; the first one decides. */
function orderOf(map: TileMap, { column, row }: { column: number; row: number }): [number, number, number] {
	switch (map.orientation) {
		case 'isometric':
			return [column + row, column, 0];
		case 'staggered':
		case 'hexagonal': {
			const lowered = Math.abs(column % 2) === (map.staggerindex === 'odd' ? 1 : 0) ? 1 : 0;
			return map.staggeraxis === 'x' ? [row, lowered, column] : [row, column, 0];
		}
		default:
			return [map.renderorder.endsWith('down') ? row : -row, map.renderorder.startsWith('right') ? column : -column, 0];
	}
}

const compare = (a: readonly number[], b: readonly number[]): number => a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0;

describe('visit', () => {
	it('visits each cell once, in the order in which they are drawn [R3] [R4] [R5]', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const all = visited(geometryOf(map), EVERYTHING, cells).map(({ column, row }) => ({ column, row }));
				expect(all).toEqual(cellsOf(cells).sort((a, b) => compare(orderOf(map, a), orderOf(map, b))));
			}),
		);
	});

	it('visits all cells that touch the rectangle', () => {
		fc.assert(
			fc.property(near, ({ map, cells, geometry, rect }) => {
				const seen = new Set(visited(geometry, rect, cells).map(({ column, row }) => `${column},${row}`));
				for (const cell of visited(geometry, EVERYTHING, cells)) {
					if (touch(covered(geometry, map, cell), rect)) expect(seen).toContain(`${cell.column},${cell.row}`);
				}
			}),
			{ numRuns: 500 },
		);
	});

	it('visits no cell that is more than its own size away', () => {
		fc.assert(
			fc.property(near, ({ map, cells, geometry, rect }) => {
				const around = widened(rect, Math.max(map.tilewidth, map.tileheight));
				for (const cell of visited(geometry, rect, cells)) expect(touch(covered(geometry, map, cell), around)).toBe(true);
			}),
		);
	});

	it('has the same order and positions for any rectangle', () => {
		fc.assert(
			fc.property(near, ({ cells, geometry, rect }) => {
				const some = visited(geometry, rect, cells);
				const seen = new Set(some.map(({ column, row }) => `${column},${row}`));
				expect(some).toEqual(visited(geometry, EVERYTHING, cells).filter(({ column, row }) => seen.has(`${column},${row}`)));
			}),
		);
	});

	it('aligns tiles at the bottom left of the outline, if cells have even sizes [R2]', () => {
		fc.assert(
			fc.property(samplesOf(grids), ({ map, cells }) => {
				const halves = map.orientation === 'hexagonal' ? map.hexsidelength : 0;
				fc.pre(
					map.tilewidth % 2 === 0 && map.tileheight % 2 === 0 && halves % 2 === 0 && halves < map.tilewidth && halves < map.tileheight,
				);
				const geometry = geometryOf(map);
				for (const { column, row, x, y } of visited(geometry, EVERYTHING, cells)) {
					const outline = geometry.outline(column, row);
					const box = boxOf(outline);
					// On oblique maps, it is a corner of the outline.
					if (map.orientation === 'oblique') expect(outline[3]).toEqual({ x, y });
					else expect([box.x, box.y + box.height, box.width, box.height]).toEqual([x, y, map.tilewidth, map.tileheight]);
				}
			}),
		);
	});

	it('visits few other cells of a large map', () => {
		const cells = { x: 0, y: 0, width: 1000, height: 1000 };
		const window = { x: 9_600, y: 6_400, width: 3_840, height: 1_088 };
		const counts = (['orthogonal', 'isometric'] as const).map(
			(orientation) => visited(geometryOf(mapOf({ orientation, width: 1000, height: 1000 })), window, cells).length,
		);
		expect(counts).toEqual([122 * 70, expect.toSatisfy((count: number) => count > 2 * 120 * 68 && count < 2 * 123 * 71)]);
	});

	it('visits nothing, and has no lines, if cells have no size', () => {
		const cells = { x: 0, y: 0, width: 4, height: 3 };
		for (const [tilewidth, tileheight] of [
			[0, 16],
			[32, 0],
			[0, 0],
			[-32, 16],
			[32, -16],
		] as const) {
			for (const map of [
				mapOf({ orientation: 'orthogonal', tilewidth, tileheight }),
				mapOf({ orientation: 'isometric', tilewidth, tileheight }),
				mapOf({ orientation: 'oblique', tilewidth, tileheight, skewx: 3, skewy: 5 }),
				mapOf({ orientation: 'staggered', tilewidth, tileheight, staggeraxis: 'x', staggerindex: 'odd' }),
				mapOf({ orientation: 'hexagonal', tilewidth, tileheight, staggeraxis: 'y', staggerindex: 'even', hexsidelength: 0 }),
			]) {
				const geometry = geometryOf(map);
				expect(visited(geometry, EVERYTHING, cells)).toEqual([]);
				expect(geometry.gridLines(EVERYTHING, cells)).toEqual([]);
				expect(geometry.pixelToScreenMatrix.every(Number.isFinite)).toBe(true);
			}
		}
	});

	it('ends if cells or the rectangle are empty or not numbers', () => {
		fc.assert(
			fc.property(grids, (grid) => {
				const geometry = geometryOf(mapOf(grid));
				expect(visited(geometry, EVERYTHING, { x: 3, y: 3, width: 0, height: 5 })).toEqual([]);
				expect(visited(geometry, EVERYTHING, { x: 3, y: 3, width: 5, height: 0 })).toEqual([]);
				expect(visited(geometry, { x: NaN, y: NaN, width: NaN, height: NaN }, { x: 0, y: 0, width: 9, height: 9 })).toEqual([]);
			}),
		);
	});

	it('ends on a skewed grid whose cells have no area [R5]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'oblique', tilewidth: 8, tileheight: 8, skewx: 8, skewy: 8 }));
		expect(visited(geometry, { x: 0, y: 0, width: 64, height: 64 }, { x: 0, y: 0, width: 4, height: 4 })).toHaveLength(16);
		expect(geometry.screenToPixel(3, 4)).toEqual({ x: 3, y: 4 });
	});
});
