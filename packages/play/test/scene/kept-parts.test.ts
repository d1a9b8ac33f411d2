import { tileLayer } from '@tilewright/play';
import type { KeptParts } from '@tilewright/play/scene';
import { keepParts } from '@tilewright/play/scene';
import { expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesJson } from '../support/map-files.ts';

const view = { x: 0, y: 0, width: 64, height: 48 };

/** Follows the parts of a layer of 100 × 3 tiles, which has parts of 32 columns, or 512 pixels. */
async function followed(dropped: number[]): Promise<KeptParts<number>> {
	const layers = [tilesJson(Array(300).fill(0), { name: 'Ground', width: 100 })];
	const map = await loadedFrom({ 'map.tmj': mapJson({ width: 100, layers }) });
	return keepParts(
		map,
		tileLayer(map, 'Ground'),
		({ x }) => x,
		(made) => dropped.push(made),
	);
}

it('makes parts that come into view, once, and drops those that are far from it', async () => {
	const dropped: number[] = [];
	const parts = await followed(dropped);
	expect([parts.follow(view), parts.all()]).toEqual([true, [0]]);
	expect(parts.follow(view)).toBe(false);
	expect([parts.follow({ ...view, x: 500 }), parts.all()]).toEqual([true, [0, 32]]);
	// A little out of view, a part stays.
	expect([parts.follow({ ...view, x: 520 }), parts.all()]).toEqual([false, [0, 32]]);
	expect([parts.follow({ ...view, x: 540 }), parts.all(), dropped]).toEqual([true, [32], [0]]);
	expect([parts.follow({ ...view, x: -5000 }), parts.all(), dropped]).toEqual([true, [], [0, 32]]);
});

it('makes everything anew after `clear`, and says so even if there is nothing to make', async () => {
	const dropped: number[] = [];
	const parts = await followed(dropped);
	parts.follow(view);
	parts.clear();
	expect([parts.all(), dropped]).toEqual([[], [0]]);
	expect([parts.follow({ ...view, x: -5000 }), parts.follow({ ...view, x: -5000 })]).toEqual([true, false]);
	expect([parts.follow(view), parts.all()]).toEqual([true, [0]]);
});

it('follows several cameras: a part stays while one is near it', async () => {
	const dropped: number[] = [];
	const parts = await followed(dropped);
	const [left, right] = [view, { ...view, x: 1100 }];
	expect([parts.follow(left, right), parts.all()]).toEqual([true, [0, 64]]);
	expect(parts.follow(right, left)).toBe(false);
	expect([parts.follow(right), parts.all(), dropped]).toEqual([true, [64], [0]]);
	expect([parts.follow(), parts.all(), dropped]).toEqual([true, [], [0, 64]]);
});
