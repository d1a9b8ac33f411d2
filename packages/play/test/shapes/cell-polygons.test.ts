import { geometryOf } from '@tilewright/geometry';
import type { CellGrid } from '@tilewright/play';
import { cellPolygons } from '@tilewright/play/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grids } from '../../../geometry/test/support/arbitrary-map.ts';
import { areaOf, holds, middleOf } from '../../../geometry/test/support/polygon.ts';
import { bareMap } from '../support/bare-map.ts';

const map = bareMap({ orientation: 'orthogonal' });

/** A grid from a picture: `#` is 1. */
function gridOf(...rows: readonly string[]): CellGrid {
	const [first = ''] = rows;
	return { x: 0, y: 0, width: first.length, height: rows.length, cells: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)) };
}

describe('cellPolygons', () => {
	it('an area is one polygon, with corners only where it turns', () => {
		expect(cellPolygons(map, gridOf('##', '##'), { offsetx: 1, offsety: 2 })).toEqual([
			{
				outline: [
					{ x: 1, y: 2 },
					{ x: 65, y: 2 },
					{ x: 65, y: 34 },
					{ x: 1, y: 34 },
				],
				holes: [],
			},
		]);
	});

	it('holes belong to the area around them, also one in another', () => {
		const found = cellPolygons(map, gridOf('#######', '#.....#', '#.###.#', '#.#.#.#', '#.###.#', '#.....#', '#######'));
		expect(found.map(({ outline, holes }) => [areaOf(outline), holes.map(areaOf)])).toEqual([
			[49 * 1024, [-25 * 1024]],
			[9 * 1024, [-1024]],
		]);
	});

	it('cells that only touch at a corner are apart', () => {
		expect(cellPolygons(map, gridOf('#.', '.#'))).toHaveLength(2);
	});

	it('no cells have none', () => {
		expect(cellPolygons(map, gridOf('..'))).toEqual([]);
	});

	it('cover exactly the cells, in every orientation', () => {
		const cells = fc.uint8Array({ minLength: 64, maxLength: 64, max: 1 });
		fc.assert(
			fc.property(grids, cells, (grid, cells) => {
				const map = bareMap(grid);
				const found = cellPolygons(map, { x: -3, y: -2, width: 8, height: 8, cells });
				const geometry = geometryOf(map.grid);
				for (const [i, cell] of cells.entries()) {
					const middle = middleOf(geometry.outline((i % 8) - 3, Math.floor(i / 8) - 2));
					const owners = found.filter(({ outline, holes }) => holds(outline, middle) && !holes.some((hole) => holds(hole, middle)));
					expect(owners).toHaveLength(cell);
				}
				for (const { outline, holes } of found) {
					expect(areaOf(outline)).toBeGreaterThan(0);
					for (const hole of holes) expect(areaOf(hole)).toBeLessThan(0);
				}
			}),
		);
	});
});
