import type { Decoded } from '@tilewright/render';
import type { Pixels } from '@tilewright/render/internal';

/** Larger pictures are left to the canvas, because their pixels would be in memory twice. */
const LARGEST = 2 ** 24;

const known = new WeakMap<Decoded<CanvasImageSource>, Pixels>();

/** The premultiplied pixels of a picture, kept as long as the picture is; `undefined` if it is too large. */
export function pixelsOf(picture: Decoded<CanvasImageSource>): Pixels | undefined {
	const found = known.get(picture);
	if (found !== undefined) return found;
	const { width, height, source } = picture;
	if (width * height > LARGEST) return undefined;
	const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	if (context === null) return undefined;
	context.drawImage(source, 0, 0);
	const { data } = context.getImageData(0, 0, width, height);
	const pixels = { width, height, data: new Int32Array(data.buffer, data.byteOffset, width * height) };
	premultiply(pixels.data);
	known.set(picture, pixels);
	return pixels;
}

/** Multiplies colors by their alpha, in place. */
function premultiply(pixels: Int32Array): void {
	for (let i = 0; i < pixels.length; i++) {
		const color = pixels[i] ?? 0;
		const alpha = color >>> 24;
		if (alpha === 255) continue;
		const red = Math.round(((color & 255) * alpha) / 255);
		const green = Math.round((((color >>> 8) & 255) * alpha) / 255);
		const blue = Math.round((((color >>> 16) & 255) * alpha) / 255);
		pixels[i] = (alpha << 24) | (blue << 16) | (green << 8) | red;
	}
}
