import { geometryOf } from '@tilewright/geometry';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import { gridItems } from '../../src/draw-list/grid.ts';
import type { GridLook } from '../../src/draw-list/options.ts';

const base = { opacity: 1, layer: [] };
const cells = { x: 0, y: 0, width: 4, height: 3 };
const rect = { x: 0, y: 0, width: 128, height: 48 };
const grid = (scale?: number, look?: GridLook) =>
	gridItems({ geometry: geometryOf(mapOf({ orientation: 'orthogonal' })), cells }, rect, base, scale, look);

describe('the grid', () => {
	it('is one item of sharp dashes, with one line more than rows and columns', () => {
		const [item, ...more] = grid(2);
		expect(more).toEqual([]);
		expect(item).toMatchObject({ kind: 'shape', crisp: true, stroke: { color: '#60000000', width: 1, dash: [2, 2] } });
		expect(item?.path.filter(([kind]) => kind === 'M')).toHaveLength(9);
	});

	it('fades as cells become small, and is left out if it would be invisible', () => {
		expect(grid()[0]?.stroke?.color).toBe('#49000000');
		expect(grid(0.5)[0]?.stroke?.color).toBe('#1c000000');
		expect(grid(3 / 16)).toEqual([]);
	});

	it('has another color and lines that stand out, if it shall [E144]', () => {
		const [minor, major, ...more] = grid(2, { color: '#ff8000', major: { x: 2, y: 0 } });
		expect(more).toEqual([]);
		expect(minor?.stroke).toEqual({ color: '#60ff8000', width: 1, dash: [2, 2] });
		expect(major?.stroke).toEqual({ color: '#c0ff8000', width: 1 });
		expect(minor?.path.filter(([kind]) => kind === 'M')).toHaveLength(6);
		expect(major?.path.filter(([kind]) => kind === 'M')).toHaveLength(3);
	});

	it.each([
		{ orientation: 'orthogonal' },
		{ orientation: 'isometric' },
		{ orientation: 'staggered', staggeraxis: 'y', staggerindex: 'odd' },
		{ orientation: 'hexagonal', staggeraxis: 'x', staggerindex: 'even', hexsidelength: 16 },
	] as const)('goes on beyond the cells, if it shall: $orientation', (fields) => {
		const geometry = geometryOf(mapOf(fields));
		const far = { x: 100_000, y: -200_000, width: 640, height: 480 };
		expect(gridItems({ geometry, cells }, far, base, 2, { endless: false })).toEqual([]);
		const [item] = gridItems({ geometry, cells }, far, base, 2, { endless: true });
		const count = item?.path.length ?? 0;
		expect(count).toBeGreaterThan(20);
		// Only what may be seen is made.
		expect(count).toBeLessThan(10_000);
	});

	it('has lines that stand out between cells of isometric maps, too [E144]', () => {
		const geometry = geometryOf(mapOf({ orientation: 'isometric' }));
		const wide = { x: -500, y: -500, width: 1000, height: 1000 };
		const [minor, major] = gridItems({ geometry, cells }, wide, base, 2, { major: { x: 2, y: 3 } });
		expect(minor?.path.filter(([kind]) => kind === 'M')).toHaveLength(4);
		expect(major?.path.filter(([kind]) => kind === 'M')).toHaveLength(5);
	});
});
