import { plainJpeg } from './formats/jpeg.ts';
import { plainPng } from './formats/png.ts';
import { plainWebp } from './formats/webp.ts';
import type { ImageHead } from './image-kind.ts';
import { svgRefusal } from './svg/effort.ts';
import { svgOfSize, svgText } from './svg/size.ts';

/**
 * A picture's bytes such that every decoder makes the same pixels of them: without gamma, color profiles and rotation, which the
 * reference passes over, and with the size that the head says.
 *
 * @returns why they are not to be decoded, where they are cut off or made to keep the decoder busy: as the end of a sentence
 */
export function plainImage(bytes: Uint8Array, head: ImageHead): Uint8Array | string {
	switch (head.kind) {
		case 'png':
			return plainPng(bytes) ?? 'it is cut off';
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
