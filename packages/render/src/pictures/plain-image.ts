import { plainJpeg } from './formats/jpeg.ts';
import { plainPng } from './formats/png.ts';
import { plainWebp } from './formats/webp.ts';
import type { ImageHead } from './image-head.ts';
import { svgRefusal } from './svg/effort.ts';
import { svgOfSize, svgText } from './svg/size.ts';

/**
 * The bytes of a picture, changed so that every decoder returns the same pixels: without gamma, color profiles and rotation, which
 * Tiled ignores, and with the size given by `head`.
 *
 * @returns the reason not to decode it, as the end of a sentence, if the file is truncated or would keep the decoder busy for long
 */
export function plainImage(bytes: Uint8Array, head: ImageHead): Uint8Array | string {
	switch (head.kind) {
		case 'png':
			return plainPng(bytes) ?? 'it is truncated';
		case 'jpeg':
			return plainJpeg(bytes);
		case 'webp':
			return plainWebp(bytes);
		case 'svg': {
			const text = svgText(bytes);
			return svgRefusal(text, head) ?? new TextEncoder().encode(svgOfSize(text, head));
		}
		default:
			return bytes;
	}
}
