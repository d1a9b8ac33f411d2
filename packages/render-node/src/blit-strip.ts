import type { Decoded, DrawList, Pictures, Platform } from '@tilewright/render';
import type { Pixels } from '@tilewright/render/internal';
import { blitDrawList } from '@tilewright/render/internal';
import type { NodeSource } from './platform.ts';
import { nodeSurface } from './platform.ts';

/** Pictures with more pixels are left to the canvas, because their pixels would be in memory twice. */
const LARGEST = 2 ** 25;

/** The premultiplied pixels of pictures, kept as long as the pictures are. */
const cache = new WeakMap<Decoded<NodeSource>, Pixels>();

/**
 * Draws a strip without a canvas, if its draw list allows it.
 *
 * @param pixels - the output; its content is overwritten
 * @returns the same memory as RGBA that is not premultiplied; `undefined` if a canvas is needed
 */
export function blitStrip(
	list: DrawList,
	pixels: Pixels,
	pictures: Pictures<NodeSource>,
	platform: Platform<NodeSource>,
): Uint8ClampedArray | undefined {
	const { data, width, height } = pixels;
	data.fill(0);
	const drawn = blitDrawList(list, pixels, pictures, platform, pixelsOf);
	if (drawn === 'needs a canvas') return undefined;
	if (drawn === 'translucent') unmultiply(data);
	return new Uint8ClampedArray(data.buffer, data.byteOffset, width * height * 4);
}

function pixelsOf(picture: Decoded<NodeSource>): Pixels | undefined {
	const { width, height, source } = picture;
	if (width * height > LARGEST) return undefined;
	let pixels = cache.get(picture);
	if (pixels === undefined) {
		const surface = nodeSurface(width, height);
		surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		const bytes = surface.source.data();
		pixels = { width, height, data: new Int32Array(bytes.buffer, bytes.byteOffset, width * height) };
		cache.set(picture, pixels);
	}
	return pixels;
}

/** Divides colors by their alpha, in place. Each pixel is one number, with alpha as the highest byte. */
function unmultiply(pixels: Int32Array): void {
	for (let i = 0; i < pixels.length; i++) {
		const color = pixels[i] ?? 0;
		const alpha = color >>> 24;
		if (alpha === 0 || alpha === 255) continue;
		const half = alpha >> 1;
		const low = Math.min(255, (((color & 255) * 255 + half) / alpha) | 0);
		const middle = Math.min(255, ((((color >>> 8) & 255) * 255 + half) / alpha) | 0);
		const high = Math.min(255, ((((color >>> 16) & 255) * 255 + half) / alpha) | 0);
		pixels[i] = (alpha << 24) | (high << 16) | (middle << 8) | low;
	}
}
