import type { ImageSize } from '@tilewright/format';
import { imageSize } from 'image-size';

/** The size of the picture in the bytes of a file; `undefined` if they are no picture of a known type. */
export function sizeOfImage(bytes: Uint8Array): Promise<ImageSize | undefined> {
	try {
		const { width, height } = imageSize(bytes);
		return Promise.resolve({ width: Math.round(width), height: Math.round(height) });
	} catch {
		return Promise.resolve(undefined);
	}
}
