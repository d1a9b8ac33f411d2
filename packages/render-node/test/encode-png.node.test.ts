import { createCanvas, loadImage } from '@napi-rs/canvas';
import { encodePng } from '@tilewright/render-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

async function decoded(png: Uint8Array): Promise<Uint8Array> {
	const image = await loadImage(png);
	const context = createCanvas(image.width, image.height).getContext('2d');
	context.drawImage(image, 0, 0);
	return Uint8Array.from(context.getImageData(0, 0, image.width, image.height).data);
}

const hasChunk = (png: Uint8Array, type: string): boolean => Buffer.from(png).includes(type, 0, 'latin1');

describe('encodePng', () => {
	it('keeps the pixels, with a palette or without', async () => {
		const side = fc.integer({ min: 1, max: 40 });
		// With few values a picture has few colors.
		const most = fc.constantFrom(1, 7, 255);
		await fc.assert(
			fc.asyncProperty(side, side, most, fc.boolean(), fc.infiniteStream(fc.nat()), async (width, height, max, reproducible, numbers) => {
				const data = new Uint8Array(width * height * 4);
				for (let at = 0; at < data.length; at += 4) {
					for (let i = 0; i < 3; i++) data[at + i] = (numbers.next().value ?? 0) % (max + 1);
					data[at + 3] = 255;
				}
				expect(await decoded(await encodePng({ width, height, data }, { reproducible }))).toEqual(data);
			}),
			{ numRuns: 50 },
		);
	});

	it('has a palette up to 256 colors, and stores alpha only if there is any', async () => {
		const colors = (count: number, alpha: number): Uint8Array =>
			Uint8Array.from({ length: count * 4 }, (_, i) => (i % 4 === 3 ? alpha : i % 4 === 0 ? (i >> 2) & 255 : i >> 10));
		const encoded = async (count: number, alpha: number) => await encodePng({ width: count, height: 1, data: colors(count, alpha) });
		expect(hasChunk(await encoded(256, 255), 'PLTE')).toBe(true);
		expect(hasChunk(await encoded(257, 255), 'PLTE')).toBe(false);
		expect(hasChunk(await encoded(256, 255), 'tRNS')).toBe(false);
		expect(hasChunk(await encoded(256, 254), 'tRNS')).toBe(true);
	});

	it('can return the same bytes on every machine', async () => {
		const png = await encodePng({ width: 4, height: 2, data: new Uint8Array(32).fill(255) }, { reproducible: true });
		expect(Buffer.from(png).toString('base64')).toMatchInlineSnapshot(
			`"iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAMAAABIdo1RAAAAA1BMVEX///+nxBvIAAAACklEQVR4AWOAAwAACgAB+FKEGQAAAABJRU5ErkJggg=="`,
		);
	});
});
