import type { Rect } from '@tilewright/geometry';
import { drawListOf } from '@tilewright/render';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { arbitraryScenes } from '../support/arbitrary-scene.ts';
import type { Piece } from '../support/drawn-pieces.ts';
import { piecesOf } from '../support/drawn-pieces.ts';
import { mapJson, sceneFrom, tilesetJson, tilesJson } from '../support/map-json.ts';

const view = (rect: Rect, scale = 1) => ({ ...rect, scale: { x: scale, y: scale } });

const EVERYTHING = view({ x: -1e5, y: -1e5, width: 2e5, height: 2e5 });

const rects = fc.record({
	...{ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) },
	...{ width: fc.integer({ min: 1, max: 120 }), height: fc.integer({ min: 1, max: 120 }) },
});

/** Whether rectangles overlap by more than a rounding error: pieces that only touch at an edge may be left out. */
const overlap = (a: Rect, b: Rect): boolean =>
	Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1e-6 &&
	Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1e-6;

const seen = (pieces: readonly Piece[], rect: Rect): Omit<Piece, 'box'>[] =>
	pieces.filter(({ box }) => overlap(box, rect)).map(({ box: _, ...piece }) => piece);

describe('a draw list of a part', () => {
	it('is the draw list of the whole map, without invisible items [R2] [R4] [R6]', async () => {
		await fc.assert(
			fc.asyncProperty(arbitraryScenes(), rects, async (map, rect) => {
				const scene = await sceneFrom(map);
				const all = seen(piecesOf(drawListOf(scene, EVERYTHING)), rect);
				expect(seen(piecesOf(drawListOf(scene, view(rect))), rect)).toEqual(all);
			}),
			{ numRuns: effort(60, 1500) },
		);
	});

	it('is the same at any scale, and for a part of the picture', async () => {
		await fc.assert(
			fc.asyncProperty(arbitraryScenes(), rects, fc.constantFrom(0.5, 1.7, 3), async (map, rect, scale) => {
				const scene = await sceneFrom(map);
				const part = { x: 7, y: 5, width: 40, height: 30 };
				const shown = { x: rect.x + 7 / scale, y: rect.y + 5 / scale, width: 40 / scale, height: 30 / scale };
				const all = seen(piecesOf(drawListOf(scene, EVERYTHING)), shown);
				expect(seen(piecesOf(drawListOf(scene, { ...view(rect, scale), part })), shown)).toEqual(all);
			}),
		);
	});

	it('of a map with a million cells only has the visible items', async () => {
		const data = Array.from({ length: 1_000_000 }, (_, i) => 1 + (i % 8));

		const layers = [tilesJson(data, { width: 1000, height: 1000 })];
		const scene = await sceneFrom(mapJson({ width: 1000, height: 1000, tilesets: [tilesetJson()], layers }));
		const { items, frames } = drawListOf(scene, view({ x: 8000, y: 8000, width: 160, height: 80 }));
		expect(items).toHaveLength(1);
		const [item] = items;
		if (item?.kind !== 'quads') throw new Error('Tiles are quads.');
		expect(item.count).toBe(10 * 5);
		expect(item.transforms).toHaveLength(6 * item.count);
		expect(frames).toHaveLength(8);
	});
});
