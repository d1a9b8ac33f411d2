import type { Decoded, DrawList } from '@tilewright/render';
import type { Pixels } from '@tilewright/render/internal';
import { blitDrawList } from '@tilewright/render/internal';
import type { Drawing } from './drawing.ts';
import type { NodeSource } from './platform.ts';
import { nodeSurface } from './platform.ts';
import { unmultiply } from './unmultiply.ts';

/** Pictures of more pixels are left to the canvas: they would lie in memory twice. */
const LARGEST = 2 ** 25;

/** Pixels of pictures, colors multiplied by alpha, as long as the pictures are there. */
const kept = new WeakMap<Decoded<NodeSource>, Pixels>();

/**
 * Draws a strip without a canvas, where its draw list allows it.
 *
 * @param pixels - memory for the strip; what it holds is overwritten
 * @returns RGBA, not multiplied by alpha, in the memory given; `undefined` where a canvas is needed
 */
export function blitStrip(list: DrawList, pixels: Pixels, { stage, platform }: Drawing): Uint8ClampedArray | undefined {
	const { data, width, height } = pixels;
	data.fill(0);
	const drawn = blitDrawList(list, pixels, stage.pictures, platform, pixelsOf);
	if (drawn === 'needs a canvas') return undefined;
	if (drawn === 'translucent') unmultiply(data);
	return new Uint8ClampedArray(data.buffer, data.byteOffset, width * height * 4);
}

function pixelsOf(picture: Decoded<NodeSource>): Pixels | undefined {
	const { width, height, source } = picture;
	if (width * height > LARGEST) return undefined;
	let pixels = kept.get(picture);
	if (pixels === undefined) {
		const surface = nodeSurface(width, height);
		surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		const bytes = surface.source.data();
		pixels = { width, height, data: new Int32Array(bytes.buffer, bytes.byteOffset, width * height) };
		kept.set(picture, pixels);
	}
	return pixels;
}
