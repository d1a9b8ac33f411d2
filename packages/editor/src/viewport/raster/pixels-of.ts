import type { Decoded, Frame } from '@tilewright/render';
import type { Pixels } from '@tilewright/render/internal';

/** Larger pictures are left to the canvas, because their pixels would be in memory twice. */
const LARGEST = 2 ** 24;

const known = new WeakMap<Decoded<CanvasImageSource>, Pixels>();
const frames = new WeakMap<Decoded<CanvasImageSource>, Map<string, boolean>>();

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

/** Whether each pixel of a frame is opaque or transparent: such pixels are copied, not mixed, so there is nothing to round. */
export function isSolid(picture: Decoded<CanvasImageSource>, { x, y, width, height }: Frame): boolean {
	let own = frames.get(picture);
	if (own === undefined) {
		own = new Map();
		frames.set(picture, own);
	}
	const key = `${x} ${y} ${width} ${height}`;
	let solid = own.get(key);
	if (solid === undefined) {
		solid = hasOnlySolid(pixelsOf(picture), x, y, width, height);
		own.set(key, solid);
	}
	return solid;
}

function hasOnlySolid(pixels: Pixels | undefined, left: number, top: number, width: number, height: number): boolean {
	if (pixels === undefined) return false;
	for (let y = Math.floor(top); y < top + height; y++)
		for (let x = Math.floor(left); x < left + width; x++) {
			const alpha = (pixels.data[y * pixels.width + x] ?? 0) >>> 24;
			if (alpha !== 0 && alpha !== 255) return false;
		}
	return true;
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
