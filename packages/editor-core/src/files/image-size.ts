import type { ImageSize } from '@tilewright/format';
import type { Files } from './files.ts';
import { isRefused } from './files.ts';

/**
 * The size of an image; `undefined` if it cannot be read. It comes from the same library as in the command, so that both write the same. The
 * library is loaded when it is needed.
 */
export async function imageSizeOf(files: Files, path: string): Promise<ImageSize | undefined> {
	const read = await files.read(path);
	return isRefused(read) ? undefined : await sizeOfImage(read.bytes);
}

/** The size of the image in the bytes of a file; `undefined` if they are not an image of a known type. */
export async function sizeOfImage(bytes: Uint8Array): Promise<ImageSize | undefined> {
	const { imageSize } = await import('image-size');
	try {
		const { width, height } = imageSize(bytes);
		// SVG sizes may be fractions; the format has only whole pixels.
		const size = { width: Math.round(width), height: Math.round(height) };
		return size.width > 0 && size.height > 0 ? size : undefined;
	} catch {
		return undefined;
	}
}
