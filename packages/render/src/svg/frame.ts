import { element } from './element.ts';
import { short } from './number.ts';
import type { Sketch } from './sketch.ts';

/**
 * How far pictures are moved, in their pixels: where the middle of a pixel lies between two of theirs, it is the one on the left and
 * above that is taken, as on the canvas (rule R12). It is too little to be seen.
 */
const HAIR = { x: '.001', y: '.001' };

/**
 * The id of a frame, defined once: a window onto its picture, or the picture itself where it shows all of it.
 *
 * @param index - into the draw list's frames
 * @returns `undefined` where its picture is missing
 */
export function frameId(index: number, { list, pictures, smooth, define }: Sketch): string | undefined {
	const frame = list.frames[index];
	const image = frame && list.images[frame.image];
	const picture = image && pictures.get(image);
	if (frame === undefined || picture === undefined) return undefined;
	const [width, height] = [short(picture.width), short(picture.height)];
	const pictureId = define('p', `${frame.image}`, (id) =>
		element('image', { id, ...(smooth ? {} : HAIR), width, height, preserveAspectRatio: 'none', 'xlink:href': picture.url }),
	);
	if (frame.x === 0 && frame.y === 0 && frame.width === picture.width && frame.height === picture.height) return pictureId;
	const size = { width: short(frame.width), height: short(frame.height) };
	const viewBox = `${short(frame.x)} ${short(frame.y)} ${size.width} ${size.height}`;
	return define('f', `${index}`, (id) => element('symbol', { id, ...size, viewBox }, element('use', { 'xlink:href': `#${pictureId}` })));
}
