import type { Decoded, Platform } from '../platform/platform.ts';

/** Tinted pictures, kept as long as the original is. */
const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * The picture with its colors and alpha multiplied by those of a tint (rule R7).
 *
 * @param tint - `#AARRGGBB`
 */
export function tinted<Source>(picture: Decoded<Source>, tint: string, platform: Platform<Source>): Decoded<Source> {
	const known = kept.get(picture) as Map<string, Decoded<Source>> | undefined;
	const tints = known ?? new Map<string, Decoded<Source>>();
	if (known === undefined) kept.set(picture, tints);
	let result = tints.get(tint);
	if (result === undefined) {
		result = multiplied(picture, tint, platform);
		tints.set(tint, result);
	}
	return result;
}

function multiplied<Source>({ source, width, height }: Decoded<Source>, tint: string, platform: Platform<Source>): Decoded<Source> {
	const surface = platform.surface(width, height);
	const { context } = surface;
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	context.globalCompositeOperation = 'multiply';
	context.fillStyle = `#${tint.slice(3)}`;
	context.fillRect(0, 0, width, height);
	// Multiplying also filled the transparent pixels.
	context.globalCompositeOperation = 'destination-in';
	context.globalAlpha = Number.parseInt(tint.slice(1, 3), 16) / 255;
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	return { width, height, source: surface.source };
}

/** The picture with the opaque pixels of exactly one color made transparent (rule R10). An invalid color changes nothing. */
export function withTransparentColor<Source>(platform: Platform<Source>, picture: Decoded<Source>, color: string): Decoded<Source> {
	const rgb = rgbOf(color);
	if (rgb === undefined) return picture;
	const { width, height } = picture;
	const { context, source } = platform.surface(width, height);
	context.drawImage(picture.source, 0, 0, width, height, 0, 0, width, height);
	const image = context.getImageData(0, 0, width, height);
	const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
	// Written as bytes, so that it works in every byte order.
	const [wanted = 0] = new Uint32Array(new Uint8Array([...rgb, 255]).buffer);
	for (let at = 0; at < pixels.length; at++) if (pixels[at] === wanted) pixels[at] = 0;
	context.putImageData(image, 0, 0);
	return { width, height, source };
}

/** Red, green and blue of a color `#RRGGBB` or `#AARRGGBB`; `undefined` if it is invalid. */
function rgbOf(color: string): readonly [red: number, green: number, blue: number] | undefined {
	const [, hex] = /^#?(?:[\da-f]{2})?([\da-f]{6})$/i.exec(color) ?? [];
	if (hex === undefined) return undefined;
	const value = Number.parseInt(hex, 16);
	return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
