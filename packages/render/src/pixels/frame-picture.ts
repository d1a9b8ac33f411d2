import type { DrawList, Frame } from '../draw-list/draw-list.ts';
import type { Pictures } from '../pictures/picture.ts';
import { tinted } from '../pictures/tint.ts';
import type { Decoded, Platform } from '../platform/platform.ts';
import type { Pixels } from './sample.ts';

/** Pixels that were read once are kept as long as their picture is. */
const kept = new WeakMap<object, Map<string, Pixels>>();

/** The pixels of a piece of a picture. */
export function framePixels<Source>(picture: Decoded<Source>, { x, y, width, height }: Frame, platform: Platform<Source>): Pixels {
	let pieces = kept.get(picture);
	if (pieces === undefined) {
		pieces = new Map();
		kept.set(picture, pieces);
	}
	const key = `${x} ${y} ${width} ${height}`;
	let pixels = pieces.get(key);
	if (pixels === undefined) {
		const { context } = platform.surface(width, height);
		context.drawImage(picture.source, x, y, width, height, 0, 0, width, height);
		const { data } = context.getImageData(0, 0, width, height);
		pixels = { width, height, data: new Int32Array(data.buffer, data.byteOffset, width * height) };
		pieces.set(key, pixels);
	}
	return pixels;
}

/** The picture of a frame, tinted; `undefined` where it is missing. */
export function pictureOf<Source>(
	frame: Frame,
	tint: string | undefined,
	list: DrawList,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
): Decoded<Source> | undefined {
	const image = list.images[frame.image];
	const picture = image && pictures.get(image);
	return picture === undefined || tint === undefined ? picture : tinted(picture, tint, platform);
}
