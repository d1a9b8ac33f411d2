import { short } from './attributes.ts';
import { element } from './element.ts';
import type { Printer } from './printer.ts';

/**
 * Pictures are moved by this fraction of a pixel, too little to be seen. If the center of an output pixel lies between two source
 * pixels, the left and upper one is used then, as on a canvas (rule R12).
 */
const HAIR = { x: '.001', y: '.001' };

/**
 * Defines a frame once: a window onto its picture, or the picture itself if the frame shows all of it.
 *
 * @param index - into `frames` of the draw list
 * @returns its id; `undefined` if its picture is missing
 */
export function frameId(index: number, { list, pictures, smooth, define }: Printer): string | undefined {
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
