import { compose } from '@tilewright/geometry';
import type { BackgroundItem, DrawList, QuadsItem } from '../draw-list/draw-list.ts';
import { pictureMatrix } from '../draw-list/view.ts';
import type { Pictures } from '../pictures/picture.ts';
import type { Decoded, Platform } from '../platform/platform.ts';
import { blit } from './blit.ts';
import { scaledBlitter } from './blit-scaled.ts';
import { pictureOf } from './frame-picture.ts';
import type { Mixing } from './mixing.ts';
import { isPlain, matrixAt, onPixels } from './pixel-fit.ts';
import type { Pixels } from './sample.ts';

/** The result of drawing without a canvas: all pixels are opaque or transparent, or some are translucent, or it was not possible. */
export type Blitted = 'solid' | 'translucent' | 'needs a canvas';

/**
 * Draws a list without a canvas, if it only copies pixels of pictures. Most maps do at scale 1, and it takes a third of the time.
 *
 * @param target - transparent pixels, of the size that is drawn of the view
 * @param pixelsOf - returns the premultiplied pixels of a whole picture; `undefined` if it is too large
 * @param mixing - how the canvas would mix translucent pixels; it is said only where the canvas is not that of Node
 * @returns the kind of pixels in the target; if a canvas is needed, it may already hold some
 */
export function blitDrawList<Source>(
	list: DrawList,
	target: Pixels,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
	pixelsOf: (picture: Decoded<Source>) => Pixels | undefined,
	mixing?: Mixing,
): Blitted {
	let translucent = false;
	for (const item of list.items) {
		const drawn =
			item.kind === 'quads'
				? blitQuads(item, list, target, pictures, platform, pixelsOf, mixing)
				: item.kind === 'background'
					? fillAll(item, target)
					: 'needs a canvas';
		if (drawn === 'needs a canvas') return drawn;
		translucent ||= drawn === 'translucent';
	}
	return translucent ? 'translucent' : 'solid';
}

const OPAQUE = /^#(?:ff)?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function fillAll({ color, area }: BackgroundItem, target: Pixels): Blitted {
	const [, red, green, blue] = OPAQUE.exec(color) ?? [];
	if (area !== undefined || red === undefined) return 'needs a canvas';
	target.data.fill(Number.parseInt(`ff${blue}${green}${red}`, 16) | 0);
	return 'solid';
}

function blitQuads<Source>(
	item: QuadsItem,
	list: DrawList,
	target: Pixels,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
	pixelsOf: (picture: Decoded<Source>) => Pixels | undefined,
	mixing: Mixing | undefined,
): Blitted {
	if (item.blend !== 'normal' || (item.opacity !== 1 && mixing?.faded === undefined)) return 'needs a canvas';
	const opacity = Math.round(item.opacity * 255);
	const toPicture = pictureMatrix(list.view);
	let translucent = false;
	const blitScaled = scaledBlitter(target, mixing, opacity);
	const sources = new Map<number, Pixels | 'missing' | undefined>();
	for (let i = 0; i < item.count; i++) {
		const index = item.frames[i] ?? 0;
		const frame = list.frames[index];
		if (frame === undefined) continue;
		let source = sources.get(frame.image);
		if (source === undefined && !sources.has(frame.image)) {
			const picture = pictureOf(frame, item.tint, list, pictures, platform);
			source = picture === undefined ? 'missing' : pixelsOf(picture);
			sources.set(frame.image, source);
		}
		if (source === 'missing') continue;
		const matrix = compose(toPicture, matrixAt(item.transforms, i));
		if (source === undefined) return 'needs a canvas';
		const mixed = isPlain(matrix)
			? blit(target, source, frame, onPixels(matrix), mixing, opacity)
			: blitScaled(source, frame, index, matrix);
		translucent ||= mixed;
	}
	return translucent ? 'translucent' : 'solid';
}
