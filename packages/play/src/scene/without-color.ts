import { clearColor } from './picture-files.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

/** A canvas of a page or a worker, as far as it is used here. */
interface Canvas<Image> {
	getContext(kind: '2d'): Context<Image> | null;
}

interface Context<Image> {
	drawImage(image: Image, x: number, y: number): void;
	getImageData(x: number, y: number, width: number, height: number): Pixels;
	putImageData(pixels: Pixels, x: number, y: number): void;
}

interface Pixels {
	readonly data: Uint8ClampedArray;
}

/**
 * Draws a picture on a canvas, which gets its size, and makes a color transparent.
 *
 * @param canvas - an empty one
 * @param image - loaded, and of this page's origin or one that allows it
 * @param color - `0xRRGGBB`
 * @returns the canvas
 * @throws Error when the canvas cannot be drawn on
 * @example const picture = withoutColor(document.createElement('canvas'), image, 0xff00ff);
 */
export function withoutColor<Image extends Size, Drawn extends Canvas<Image>>(canvas: Drawn, image: Image, color: number): Drawn {
	const { width, height } = image;
	Object.assign(canvas, { width, height });
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('The browser has no canvas.');
	context.drawImage(image, 0, 0);
	const pixels = context.getImageData(0, 0, width, height);
	clearColor(pixels.data, color);
	context.putImageData(pixels, 0, 0);
	return canvas;
}
