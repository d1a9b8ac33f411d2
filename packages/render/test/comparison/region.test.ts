import type { TileMap } from '@tilewright/format';
import { memoryLoader, resolveDocument } from '@tilewright/ops';
import type { Mark } from '@tilewright/render';
import { sceneOf } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../geometry/test/support/arbitrary-map.ts';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import type { ComparedScene } from '../../src/comparison/region.ts';
import { regionOf } from '../../src/comparison/region.ts';

async function scene(grid: Grid, ...rects: { x: number; y: number; width: number; height: number }[]): Promise<ComparedScene> {
	const doc: TileMap = mapOf(grid);
	const { maps, bounds } = sceneOf(await resolveDocument(doc, '/map.tmj', memoryLoader({})));
	const [map] = maps;
	if (map === undefined) throw new Error('There is no map.');
	const change = { change: 'reordered', subject: { kind: 'document', type: 'map' } } as const;
	return { map, bounds, marks: rects.map((rect): Mark => ({ kind: 'added', change, layer: [], visible: true, shape: 'box', rect })) };
}

describe('the region of a comparison', () => {
	it('contains both maps', async () => {
		const [wide, high] = [await scene({ orientation: 'orthogonal', width: 9 }), await scene({ orientation: 'orthogonal', height: 20 })];
		expect(regionOf(wide, high, false)).toEqual({ width: 288, height: 320, before: { x: 0, y: 0 }, after: { x: 0, y: 0 } });
		expect(regionOf(undefined, high, false)).toMatchObject({ width: 128, height: 320 });
	});

	it('has the same cells at the same position if an isometric map grew', async () => {
		const [before, after] = [await scene({ orientation: 'isometric' }), await scene({ orientation: 'isometric', height: 5 })];
		const region = regionOf(before, after, false);
		const [older, newer] = [before.map.geometry.tileToScreen(1, 1), after.map.geometry.tileToScreen(1, 1)];
		expect([older.x - region.before.x, older.y - region.before.y]).toEqual([newer.x - region.after.x, newer.y - region.after.y]);
	});

	it('is the changes and a margin, with crop', async () => {
		const grid = { orientation: 'orthogonal', width: 100, height: 100 } as const;
		const changed = { x: 1600, y: 800, width: 640, height: 640 };
		const [before, after] = [await scene(grid), await scene(grid, changed)];
		expect(regionOf(before, after, true)).toMatchObject({ width: 768, height: 768, after: { x: 1536, y: 736 } });
		expect(regionOf(before, after, false)).toMatchObject({ width: 3200, height: 1600 });
	});

	it('includes objects outside the map, unless they are far away', async () => {
		const near = await scene({ orientation: 'orthogonal' }, { x: -6, y: 10, width: 10, height: 10 });
		expect(regionOf(near, undefined, false)).toMatchObject({ before: { x: -6, y: 0 }, width: 134 });
		const far = await scene({ orientation: 'orthogonal' }, { x: 1e9, y: 10, width: 10, height: 10 });
		expect(regionOf(far, undefined, false)).toMatchObject({ before: { x: 0, y: 0 }, width: 128 });
	});
});
