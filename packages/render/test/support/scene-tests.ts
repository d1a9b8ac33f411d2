import { describe, expect, it } from 'vitest';
import type { Platform } from '../../src/platform/platform.ts';
import { drawScene } from './draw-scene.ts';
import { lineMask, looseItems } from './line-mask.ts';
import { bytesOf, differing } from './pixels.ts';
import { expectedPng, scenePictures } from './scenes.ts';

/** The rounding that opacity, blending and scaling may cause (rule R12). */
const ROUNDING = 2;
/** The share of other pixels that may differ in a picture with lines or letters. */
const LOOSE = 0.02;

/** The scenes of `fixtures/render/` look as expected, on every platform. */
export function describeScenes<Source>(name: string, platform: () => Platform<Source>): void {
	describe(`[R12] scenes ${name}`, () => {
		it.each(scenePictures().map((picture) => [picture.name, picture] as const))('%s', async (_, picture) => {
			const { list, surface } = await drawScene(picture, platform());
			const expected = await platform().decode(expectedPng(picture) ?? new Uint8Array());
			if (expected === undefined) throw new Error('There is no expected picture: UPDATE=1 writes it.');
			const { width, height } = surface;
			expect([width, height]).toEqual([expected.width, expected.height]);
			const different = differing(surface.context.getImageData(0, 0, width, height).data, bytesOf(expected, platform()), ROUNDING);
			if (looseItems(list).length === 0) {
				expect(different.map((at) => ({ x: (at / 4) % width, y: Math.floor(at / 4 / width) })).slice(0, 8)).toEqual([]);
				return;
			}
			const lines = lineMask(list, width, height, platform());
			const elsewhere = different.filter((at) => lines[at + 3] === 0);
			expect(elsewhere.length / (width * height)).toBeLessThan(LOOSE);
		});
	});
}
