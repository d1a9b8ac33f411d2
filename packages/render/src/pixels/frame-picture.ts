import type { DrawList, Frame } from '../draw-list/draw-list.ts';
import type { Pictures } from '../pictures/picture.ts';
import { tinted } from '../pictures/recolor.ts';
import type { Decoded, Platform } from '../platform/platform.ts';
import type { Pixels } from './sample.ts';

/** The pixels of frames, kept as long as their picture is. */
const kept = new WeakMap<object, Map<string, Pixels>>();

/** The pixels of a frame. */
export function framePixels<Source>(picture: Decoded<Source>, { x, y, width, height }: Frame, platform: Platform<Source>): Pixels {
	let frames = kept.get(picture);
	if (frames === undefined) {
		frames = new Map();
		kept.set(picture, frames);
	}
	const key = `${x} ${y} ${width} ${height}`;
	let pixels = frames.get(key);
	if (pixels === undefined) {
		const { context } = platform.surface(width, height);
		context.drawImage(picture.source, x, y, width, height, 0, 0, width, height);
		const { data } = context.getImageData(0, 0, width, height);
		pixels = { width, height, data: new Int32Array(data.buffer, data.byteOffset, width * height) };
		frames.set(key, pixels);
	}
	return pixels;
}

/** The picture that a frame is cut from, tinted; `undefined` if it is missing. */
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
