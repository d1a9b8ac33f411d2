import type { Page } from '@playwright/test';
import type { Vector } from '@tilewright/geometry';

/** The number of pixels that are looked at to each side: the exact place of a line depends on the size of the view. */
const AROUND = 2;

/** The colors that are seen around a point of the page, as `#rrggbb`. */
export async function colorsAround(page: Page, { x, y }: Vector): Promise<string[]> {
	const size = 2 * AROUND + 1;
	const png = await page.screenshot({ clip: { x: Math.floor(x) - AROUND, y: Math.floor(y) - AROUND, width: size, height: size } });
	return await page.evaluate(
		async (bytes) => {
			const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
			const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
			context?.drawImage(bitmap, 0, 0);
			const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
			const colorAt = (at: number): string =>
				`#${[...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
			return [...new Set(Array.from({ length: data.length / 4 }, (_, i) => colorAt(4 * i)))];
		},
		[...png],
	);
}
