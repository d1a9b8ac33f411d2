import { nodePlatform } from '@tilewright/render-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { arbitraryScenes } from '../../render/test/support/arbitrary-scene.ts';
import { drawnInParts, drawnView, stageOf } from '../../render/test/support/drawn-parts.ts';
import type { Fields } from '../../render/test/support/map-json.ts';
import { mapJson, objectsJson, tilesetJson } from '../../render/test/support/map-json.ts';
import { noisePng } from '../../render/test/support/noise-picture.ts';

const platform = nodePlatform();
const TILES = noisePng(160, 80, false);

const scales = fc.constantFrom(1, 0.5, 1.7);
const corner = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });
const parts = fc.record({ width: fc.integer({ min: 13, max: 160 }), height: fc.integer({ min: 13, max: 160 }) });

/** The indexes of pixels that differ. */
const differences = (a: Uint32Array, b: Uint32Array): number[] => [...a.keys()].filter((i) => a[i] !== b[i]);

async function expectEqual(
	map: Fields,
	at: { x: number; y: number },
	part: { width: number; height: number },
	scale: number,
	tiles = TILES,
) {
	const stage = await stageOf(map, tiles, platform);
	const view = { ...at, width: 120 / scale, height: 90 / scale, scale: { x: scale, y: scale } };
	const whole = await drawnView(stage, view, platform);
	expect(differences(await drawnInParts(stage, view, part, platform), whole)).toEqual([]);
}

describe('a picture that is assembled from parts', () => {
	it('equals the whole picture, in every orientation', async () => {
		await fc.assert(
			fc.asyncProperty(arbitraryScenes(fc.integer({ min: 1, max: 40 }), 16), corner, parts, scales, (map, at, part, scale) =>
				expectEqual(map, at, part, scale),
			),
			{
				numRuns: effort(15, 300),
			},
		);
	});

	it('equals the whole picture if tiles are too large for the cache, rotated or not', async () => {
		const object = fc.record({
			...{ x: fc.integer({ min: -400, max: 20 }), y: fc.integer({ min: 0, max: 500 }), gid: fc.integer({ min: 1, max: 8 }) },
			...{ width: fc.integer({ min: 300, max: 900 }), height: fc.integer({ min: 200, max: 900 }) },
			rotation: fc.oneof(fc.constant(0), fc.constant(90), fc.integer({ min: -50, max: 50 })),
		});
		await fc.assert(
			fc.asyncProperty(object, corner, parts, scales, async (fields, at, part, scale) => {
				const map = mapJson({ tilesets: [tilesetJson()], layers: [objectsJson([fields])] });
				await expectEqual(map, at, part, scale);
			}),
			{ numRuns: effort(50, 1000) },
		);
	});

	it('equals the whole picture if image layers repeat [R10]', async () => {
		const shift = fc.double({ min: -50, max: 50, noNaN: true });
		const layer = fc.record({ offsetx: shift, offsety: shift, repeatx: fc.boolean(), repeaty: fc.boolean() });
		await fc.assert(
			fc.asyncProperty(layer, corner, parts, scales, async (fields, at, part, scale) => {
				const image = { id: 1, name: '', type: 'imagelayer', x: 0, y: 0, opacity: 1, visible: true, image: 'tiles.png', ...fields };
				await expectEqual(mapJson({ layers: [image] }), at, part, scale, noisePng(7, 5, true));
			}),
			{
				numRuns: effort(20, 500),
				examples: [
					[{ offsetx: -0.00006939383114179522, offsety: 0, repeatx: true, repeaty: false }, { x: 0, y: 0 }, { width: 13, height: 13 }, 1.7],
				],
			},
		);
	});
});
