import { memoryLoader } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { pictureStore } from '../../src/pictures/picture-store.ts';
import type { Decoded, Platform } from '../../src/platform/platform.ts';
import { SAMPLE_PIXELS, sampleImages } from './sample-images.ts';

/** The pixels of a picture: four bytes each, for red, green, blue and alpha. */
export function pixelsOf<Source>({ source, width, height }: Decoded<Source>, platform: Platform<Source>): number[] {
	const { context } = platform.surface(width, height);
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	return [...context.getImageData(0, 0, width, height).data];
}

/** The pixels of a file, loaded like those of a map. */
export async function loadedPixels<Source>(bytes: Uint8Array, platform: Platform<Source>, transparentcolor?: string): Promise<unknown> {
	const pictures = pictureStore(platform, memoryLoader({ '/a': bytes }));
	const image = { path: '/a', ...(transparentcolor !== undefined && { transparentcolor }) };
	await pictures.load([image]);
	const picture = pictures.get(image);
	return picture === undefined ? pictures.issues : pixelsOf(picture, platform);
}

/** Tests for every platform. */
export function describePlatform<Source>(name: string, platform: () => Platform<Source>): void {
	describe(`pictures ${name}`, () => {
		it.each(sampleImages)('decodes $name', async ({ bytes, pixels = SAMPLE_PIXELS }) => {
			expect(await loadedPixels(bytes, platform())).toEqual(pixels);
		});

		it('makes one color transparent [R10]', async () => {
			const [{ bytes } = { bytes: new Uint8Array() }] = sampleImages;
			expect(await loadedPixels(bytes, platform(), '#104080')).toEqual([0, 0, 0, 0, ...SAMPLE_PIXELS.slice(4)]);
			expect(await loadedPixels(bytes, platform(), '#80104080')).toEqual([0, 0, 0, 0, ...SAMPLE_PIXELS.slice(4)]);
			expect(await loadedPixels(bytes, platform(), '#104081')).toEqual(SAMPLE_PIXELS);
		});

		it('reports files that are not pictures', async () => {
			const why = 'it is damaged';
			expect(await loadedPixels(Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 1, 0, 0]), platform())).toEqual([
				{ path: '/a', refused: 'unreadable', why },
			]);
		});
	});
}
