import { withoutColor } from '@tilewright/play/scene';
import type { ImageFiltering } from 'excalibur';
import { ImageSource, ImageWrapping } from 'excalibur';

/**
 * Loads an image of the page; also SVG and `data:` URLs. Unlike an `ImageSource`, it reports a broken picture.
 *
 * @throws DOMException when it is missing or no picture
 */
export async function loadImage(source: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.crossOrigin = 'anonymous';
	image.src = source;
	await image.decode();
	return image;
}

/** An image as Excalibur has it. */
export function imageSource(image: HTMLImageElement, filtering: ImageFiltering, repeats: boolean): ImageSource {
	return ImageSource.fromHtmlImageElement(image, { filtering, wrapping: repeats ? ImageWrapping.Repeat : ImageWrapping.Clamp });
}

/** A picture in which a color is transparent. */
export const without = (image: HTMLImageElement, color: number): Promise<HTMLImageElement> =>
	loadImage(withoutColor(document.createElement('canvas'), image, color).toDataURL());
