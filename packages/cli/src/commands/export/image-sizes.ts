import type { Document, ImageSize } from '@tilewright/format';
import { fillImageSizes, unsizedImages } from '@tilewright/format';
import { pathOf } from '../../documents/references.ts';
import { readStart } from '../../host/small-files.ts';

/** An image file has its size near the start, after color profiles and previews. */
const HEADER_BYTES = 512 * 1024;

/**
 * Fills in the missing sizes of images from the image files. Images that are missing or of an unknown type stay without size.
 *
 * @param folder - the folder of the document
 */
export async function withImageSizes<T extends Document>(doc: T, folder: string): Promise<T> {
	return await withSizes(doc, async (image) => {
		const path = pathOf(folder, image);
		const start = path === undefined ? undefined : await readStart(path, HEADER_BYTES);
		return start === undefined ? undefined : await sizeIn(start);
	});
}

/**
 * Fills in the missing sizes of images.
 *
 * @param sizeOf - the size of an image by its path in the document
 */
export async function withSizes<T extends Document>(doc: T, sizeOf: (image: string) => Promise<ImageSize | undefined>): Promise<T> {
	const images = unsizedImages(doc);
	if (images.length === 0) return doc;
	const sizes = new Map<string, ImageSize>();
	for (const image of images) {
		const size = await sizeOf(image);
		if (size !== undefined) sizes.set(image, size);
	}
	return fillImageSizes(doc, (path) => sizes.get(path));
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
