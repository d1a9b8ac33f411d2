import type { Decoded } from '@tilewright/render';
import { drawOnCanvas } from '@tilewright/render';
import type { Pixels } from '@tilewright/render/internal';
import { blitDrawList } from '@tilewright/render/internal';
import { nodePlatform } from '@tilewright/render-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { arbitraryScenes } from '../../render/test/support/arbitrary-scene.ts';
import { stageOf } from '../../render/test/support/drawn-parts.ts';
import { noisePng } from '../../render/test/support/noise-picture.ts';
import type { NodeSource } from '../src/index.ts';
import { nodeSurface } from '../src/platform.ts';

const platform = nodePlatform();
const [WIDTH, HEIGHT] = [90, 70];

/** The premultiplied pixels of a picture. */
function pixelsOf({ source, width, height }: Decoded<NodeSource>): Pixels {
	const surface = nodeSurface(width, height);
	surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	const bytes = surface.source.data();
	return { width, height, data: new Int32Array(bytes.buffer, bytes.byteOffset, width * height) };
}

const apart = (a: Uint8Array, b: Uint8Array): number => a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0);

describe('drawing without a canvas', () => {
	it('gives the same pixels as with one, except for rounding', async () => {
		const corner = fc.integer({ min: -40, max: 40 });
		const scene = arbitraryScenes(fc.integer({ min: 1, max: 40 }), 16);
		await fc.assert(
			fc.asyncProperty(scene, corner, corner, fc.constantFrom(1, 0.5, 1.7), fc.boolean(), async (map, x, y, scale, translucent) => {
				const stage = await stageOf(map, noisePng(160, 80, translucent), platform);
				const list = await stage.drawList({ x, y, width: WIDTH / scale, height: HEIGHT / scale, scale: { x: scale, y: scale } });
				const surface = nodeSurface(WIDTH, HEIGHT);
				drawOnCanvas(list, surface.context, stage.pictures, platform);
				const target = { width: WIDTH, height: HEIGHT, data: new Int32Array(WIDTH * HEIGHT) };
				const done = blitDrawList(list, target, stage.pictures, platform, pixelsOf);
				expect(done).not.toBe('needs a canvas');
				const expected = surface.source.data();
				expect(apart(new Uint8Array(target.data.buffer), expected)).toBeLessThanOrEqual(1);
				const isBetween = expected.some((alpha, i) => i % 4 === 3 && alpha !== 0 && alpha !== 255);
				if (isBetween) expect(done).toBe('translucent');
			}),
			{ numRuns: effort(25, 500) },
		);
	});
});
