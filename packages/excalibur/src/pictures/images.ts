import { clearColor } from '@tilewright/play/scene';
import type { ImageFiltering } from 'excalibur';
import { ImageSource, ImageWrapping } from 'excalibur';

/**
 * Loads an image of the page; also SVG and `data:` URLs. Unlike an `ImageSource`, it says so when a picture is broken.
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
export async function without(image: HTMLImageElement, color: number): Promise<HTMLImageElement> {
	const canvas = document.createElement('canvas');
	canvas.width = image.width;
	canvas.height = image.height;
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('The browser has no canvas.');
	context.drawImage(image, 0, 0);
	const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
	clearColor(pixels.data, color);
	context.putImageData(pixels, 0, 0);
	return await loadImage(canvas.toDataURL());
}
