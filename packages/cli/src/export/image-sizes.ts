import type { Document, ImageSize } from '@tilewright/format';
import { fillImageSizes, unsizedImages } from '@tilewright/format';
import { readStart } from '../host/small-files.ts';
import { pathOf } from '../references.ts';

/** The size stands near the start of an image file, but behind color profiles and previews. */
const HEADER_BYTES = 512 * 1024;

/**
 * The document with the sizes of its images, where it lacks them, from the image files themselves. An image that is not there
 * or of an unknown kind stays without.
 *
 * @param folder - the document's own
 */
export async function withImageSizes<T extends Document>(document: T, folder: string): Promise<T> {
	const images = unsizedImages(document);
	if (images.length === 0) return document;
	const { imageSize } = await import('image-size');
	const sizes = new Map<string, ImageSize>();
	for (const image of images) {
		const path = pathOf(folder, image);
		const start = path === undefined ? undefined : await readStart(path, HEADER_BYTES);
		const size = start === undefined ? undefined : sizeIn(start, imageSize);
		if (size !== undefined) sizes.set(image, size);
	}
	return fillImageSizes(document, (path) => sizes.get(path));
}

function sizeIn(bytes: Uint8Array, measure: (bytes: Uint8Array) => ImageSize): ImageSize | undefined {
	try {
		const { width, height } = measure(bytes);
		// An SVG may have any numbers; the format knows whole pixels only.
		const size = { width: Math.round(width), height: Math.round(height) };
		return size.width > 0 && size.height > 0 ? size : undefined;
	} catch {
		return undefined;
	}
}
