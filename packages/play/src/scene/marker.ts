/** The side of the marker, in pixels; it is scaled to the missing picture. */
export const SIDE = 32;

/**
 * The picture that is shown instead of a missing one: a dark square with a red frame and cross.
 *
 * @returns four bytes for each pixel, red first; alpha is not multiplied with the colors
 * @example const { pixels, width, height } = markerPicture(); context.putImageData(new ImageData(pixels, width, height), 0, 0);
 */
export function markerPicture(): { readonly pixels: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number } {
	const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
	for (let y = 0; y < SIDE; y++) {
		for (let x = 0; x < SIDE; x++) {
			const isFrame = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) === 0;
			const isLine = isFrame || Math.abs(x - y) < 2 || Math.abs(SIDE - 1 - x - y) < 2;
			pixels.set(isLine ? [255, 0, 0, 255] : [0, 0, 0, 128], (y * SIDE + x) * 4);
		}
	}
	return { pixels, width: SIDE, height: SIDE };
}
