import type { Document, ImageSize } from '@tilewright/format';
import { fillImageSizes, unsizedImages } from '@tilewright/format';
import { pathOf } from '../../documents/references.ts';
import { readStart } from '../../host/small-files.ts';

/** The size stands near the start of an image file, but behind color profiles and previews. */
const HEADER_BYTES = 512 * 1024;

/**
 * The document with the sizes of its images, where it lacks them, from the image files themselves. An image that is not there
 * or of an unknown kind stays without.
 *
 * @param folder - the document's own
 */
export async function withImageSizes<T extends Document>(doc: T, folder: string): Promise<T> {
	return await withSizes(doc, async (image) => {
		const path = pathOf(folder, image);
		const start = path === undefined ? undefined : await readStart(path, HEADER_BYTES);
		return start === undefined ? undefined : await sizeIn(start);
	});
}

/**
 * The same, with sizes from elsewhere.
 *
 * @param sizeOf - tells the size of an image by its path in the document
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

/** The size of the image in a file, or in the start of one. */
export async function sizeIn(bytes: Uint8Array): Promise<ImageSize | undefined> {
	const { imageSize } = await import('image-size');
	try {
		const { width, height } = imageSize(bytes);
		// An SVG may have any numbers; the format knows whole pixels only.
		const size = { width: Math.round(width), height: Math.round(height) };
		return size.width > 0 && size.height > 0 ? size : undefined;
	} catch {
		return undefined;
	}
}

/** Types of images that have a name of their own; the others are named like their format. */
const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml', ico: 'x-icon' };

/** The media type of an image by what is in the file: names lie. `undefined` where it is none that we know. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
	const { imageSize } = await import('image-size');
	try {
		const { type } = imageSize(bytes);
		return type === undefined ? undefined : `image/${TYPES[type] ?? type}`;
	} catch {
		return undefined;
	}
}
