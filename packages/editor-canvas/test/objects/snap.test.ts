import { createMap } from '@tilewright/edit';
import { SNAP_MODES } from '@tilewright/editor-core/editor/preferences.ts';
import { geometryOf } from '@tilewright/geometry';
import { describe, expect, test } from 'vitest';
import { heldMode, snapped } from '../../src/objects/snap.ts';

const none = { x: 0, y: 0 };

test('[E57] Ctrl turns the grid on or off, Ctrl+Shift the fine grid', () => {
	const held = (ctrl: boolean, shift: boolean) => SNAP_MODES.map((mode) => heldMode(mode, { ctrl, shift }));
	expect(held(false, true)).toEqual(['none', 'grid', 'fine', 'pixels']);
	expect(held(true, false)).toEqual(['grid', 'none', 'none', 'grid']);
	expect(held(true, true)).toEqual(['fine', 'fine', 'grid', 'fine']);
});

describe('[E58] positions snap', () => {
	const grid = { width: 10, height: 10, tilewidth: 32, tileheight: 16 };
	const geometry = (orientation: 'orthogonal' | 'isometric' | 'staggered' | 'hexagonal') =>
		geometryOf(createMap({ ...grid, orientation, ...(orientation === 'hexagonal' && { hexsidelength: 8 }) }));

	test('to the corners of cells, or parts of them', () => {
		const on = { geometry: geometry('orthogonal'), divisions: 4, shift: none };
		expect(snapped({ x: 33, y: 23 }, { ...on, mode: 'grid' })).toEqual({ x: 32, y: 16 });
		expect(snapped({ x: 33, y: 23 }, { ...on, mode: 'fine' })).toEqual({ x: 32, y: 24 });
		expect(snapped({ x: 33.4, y: 23.6 }, { ...on, mode: 'pixels' })).toEqual({ x: 33, y: 24 });
		expect(snapped({ x: 33.4, y: 23.6 }, { ...on, mode: 'none' })).toEqual({ x: 33.4, y: 23.6 });
	});

	test('to the grid of the map on layers with an offset', () => {
		const on = { geometry: geometry('orthogonal'), divisions: 4, shift: { x: 5, y: -3 }, mode: 'grid' } as const;
		expect(snapped({ x: 30, y: 18 }, on)).toEqual({ x: 27, y: 19 });
	});

	test('in the cells of isometric maps', () => {
		expect(snapped({ x: 25, y: 39 }, { geometry: geometry('isometric'), divisions: 4, shift: none, mode: 'grid' })).toEqual({
			x: 32,
			y: 32,
		});
		expect(snapped({ x: 25, y: 39 }, { geometry: geometry('isometric'), divisions: 4, shift: none, mode: 'fine' })).toEqual({
			x: 24,
			y: 40,
		});
	});

	test.each(['staggered', 'hexagonal'] as const)('to the nearest corner of a cell of %s maps; fine to its middle, too', (orientation) => {
		const on = { geometry: geometry(orientation), divisions: 4, shift: none };
		const corners = on.geometry.outline(3, 4);
		for (const { x, y } of corners) {
			const found = snapped({ x: x + 1, y: y + 0.5 }, { ...on, mode: 'grid' });
			expect(found.x).toBeCloseTo(x, 6);
			expect(found.y).toBeCloseTo(y, 6);
		}
		const middle = {
			x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
			y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
		};
		expect(snapped({ x: middle.x + 1, y: middle.y }, { ...on, mode: 'fine' })).toEqual(middle);
		expect(snapped({ x: middle.x + 1, y: middle.y }, { ...on, mode: 'grid' })).not.toEqual(middle);
	});
});
