import { geometryOf } from '@tilewright/geometry';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import { gridItems } from '../../src/draw-list/grid.ts';

const base = { opacity: 1, layer: [] };
const cells = { x: 0, y: 0, width: 4, height: 3 };
const rect = { x: 0, y: 0, width: 128, height: 48 };
const grid = (scale?: number) => gridItems(geometryOf(mapOf({ orientation: 'orthogonal' })), rect, cells, base, scale);

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
});
