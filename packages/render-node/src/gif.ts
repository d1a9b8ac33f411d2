import type { Canvas } from '@napi-rs/canvas';
import { GifDisposal, GifEncoder } from '@napi-rs/canvas';

/** A picture of an animated GIF. */
export interface GifFrame {
	/** How long animations have run, in milliseconds. */
	readonly time: number;
	/** How long it is shown, in milliseconds; GIF knows hundredths of a second. */
	readonly duration: number;
}

/** How an animated GIF is written. */
export interface GifOptions {
	/** How often it is played; 0 without end. Default 0. */
	readonly repeat?: number;
}

/** Of 1 to 30: 1 chooses the best of more than 256 colors, and takes the longest. */
const QUANTIZATION = 10;

/** The bytes of an animated GIF. */
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
			// What the picture before shows must not be seen through this one.
			const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
			encoder.addFrame(bytes, width, height, { delay: Math.max(10, duration), disposal: GifDisposal.Background });
		}
		return encoder.finish();
	} finally {
		encoder.dispose();
	}
}
