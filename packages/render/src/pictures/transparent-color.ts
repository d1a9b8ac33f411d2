import type { Decoded, Platform } from '../platform/platform.ts';

/** The red, green and blue of a color `#RRGGBB` or `#AARRGGBB`; `undefined` where it is none. */
function rgbOf(color: string): readonly [red: number, green: number, blue: number] | undefined {
	const [, hex] = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(color) ?? [];
	if (hex === undefined) return undefined;
	const value = Number.parseInt(hex, 16);
	return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/**
 * The picture, with the opaque pixels of exactly one color made transparent (rule R10). A color that is none changes nothing.
 */
export function withTransparentColor<Source>(platform: Platform<Source>, picture: Decoded<Source>, color: string): Decoded<Source> {
	const rgb = rgbOf(color);
	if (rgb === undefined) return picture;
	const { width, height } = picture;
	const { context, source } = platform.surface(width, height);
	context.drawImage(picture.source, 0, 0, width, height, 0, 0, width, height);
	const image = context.getImageData(0, 0, width, height);
	const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
	// Made of bytes, so that it is right in every byte order.
	const [wanted = 0] = new Uint32Array(new Uint8Array([...rgb, 255]).buffer);
	for (let at = 0; at < pixels.length; at++) if (pixels[at] === wanted) pixels[at] = 0;
	context.putImageData(image, 0, 0);
	return { width, height, source };
}
