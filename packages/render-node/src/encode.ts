import type { Canvas } from '@napi-rs/canvas';
import type { PngOptions } from './png/write-png.ts';

/** How pictures are written. */
export interface EncodeOptions extends PngOptions {
	/** From 0, small, to 100, good. Default 100 for WebP, which loses nothing then, and 90 for JPEG. */
	readonly quality?: number;
}

/** The bytes of a canvas in a format. JPEG knows no transparency: what is transparent becomes white. */
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
