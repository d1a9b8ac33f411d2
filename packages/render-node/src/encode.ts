import type { Canvas } from '@napi-rs/canvas';
import { GifDisposal, GifEncoder } from '@napi-rs/canvas';
import type { PngOptions } from './png/write-png.ts';

/** Options for writing pictures. */
export interface EncodeOptions extends PngOptions {
	/** From 0, small, to 100, good. Default: 100 for WebP, which is lossless then, and 90 for JPEG. */
	readonly quality?: number;
}

/** Encodes a canvas. JPEG has no transparency: transparent pixels become white. */
export async function encodeCanvas(canvas: Canvas, format: 'webp' | 'jpeg', { quality }: EncodeOptions): Promise<Uint8Array> {
	if (format === 'webp') return await canvas.encode('webp', quality ?? 100);
	const context = canvas.getContext('2d');
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalAlpha = 1;
	context.globalCompositeOperation = 'destination-over';
	context.fillStyle = '#ffffff';
	context.fillRect(0, 0, canvas.width, canvas.height);
	return await canvas.encode('jpeg', quality ?? 90);
}

/** One frame of an animated GIF. */
export interface GifFrame {
	/** How long animations have run, in milliseconds. */
	readonly time: number;
	/** How long the frame is shown, in milliseconds; GIF rounds to hundredths of a second. */
	readonly duration: number;
}

/** Options for animated GIFs. */
export interface GifOptions {
	/** How often the animation is played; 0 for endlessly. Default 0. */
	readonly repeat?: number;
}

/** From 1 to 30: 1 chooses the best 256 colors, and is the slowest. */
const QUANTIZATION = 10;

/** Encodes an animated GIF. */
export async function encodeGif(
	{ width, height }: { width: number; height: number },
	frames: readonly GifFrame[],
	drawnAt: (time: number) => Promise<Canvas>,
	{ repeat = 0 }: GifOptions,
): Promise<Uint8Array> {
	const encoder = new GifEncoder(width, height, { repeat, quality: QUANTIZATION });
	try {
		for (const { time, duration } of frames) {
			const canvas = await drawnAt(time);
			const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
			const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
			// Each frame replaces the previous one: it must not show through transparent pixels.
			encoder.addFrame(bytes, width, height, { delay: Math.max(10, duration), disposal: GifDisposal.Background });
		}
		return encoder.finish();
	} finally {
		encoder.dispose();
	}
}

/** Concatenates the pieces of a file. */
export async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	for await (const piece of pieces) parts.push(piece);
	return Buffer.concat(parts);
}
