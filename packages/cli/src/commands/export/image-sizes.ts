import type { ImageSize } from '@tilewright/format';
import { pathOf } from '../../documents/references.ts';
import { readStart } from '../../host/small-files.ts';

/** An image file has its size near the start, after color profiles and previews. */
const HEADER_BYTES = 512 * 1024;

/**
 * The size of an image of a document; `undefined` if the image is missing or of an unknown type.
 *
 * @param image - as written in the document
 * @param folder - the folder of the document
 */
export async function sizeOfImage(image: string, folder: string): Promise<ImageSize | undefined> {
	const path = pathOf(folder, image);
	const start = path === undefined ? undefined : await readStart(path, HEADER_BYTES);
	return start === undefined ? undefined : await sizeIn(start);
}

/** The size of an image from its file, or the start of it. */
export async function sizeIn(bytes: Uint8Array): Promise<ImageSize | undefined> {
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

/** Media types that differ from the name of the image format. */
const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml', ico: 'x-icon' };

/** The media type of an image by its content, as extensions may be wrong; `undefined` if it is unknown. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
	const { imageSize } = await import('image-size');
	try {
		const { type } = imageSize(bytes);
		return type === undefined ? undefined : `image/${TYPES[type] ?? type}`;
	} catch {
		return undefined;
	}
}
