import { compose } from '@tilewright/geometry';
import type { BackgroundItem, DrawList, QuadsItem } from '../draw-list/draw-list.ts';
import { pictureMatrix } from '../draw-list/view.ts';
import type { Pictures } from '../pictures/picture.ts';
import type { Decoded, Platform } from '../platform/platform.ts';
import { blit } from './blit.ts';
import { shapedBlitter } from './blit-scaled.ts';
import { pictureOf } from './frame-picture.ts';
import { isPlain, matrixAt, onPixels } from './pixel-fit.ts';
import type { Pixels } from './sample.ts';

/** What a draw list has become: pixels that are opaque or transparent, or some between; or nothing that can be used. */
export type Blitted = 'solid' | 'translucent' | 'needs a canvas';

/**
 * Draws a draw list of which every pixel is one of a picture's, without a canvas: it takes a third of the time. Most maps are such at
 * their own size.
 *
 * @param pixelsOf - the pixels of a whole picture, colors multiplied by alpha; `undefined` where it is too large
 * @param target - transparent, as large as what is drawn of the view
 * @returns what it has become; where a canvas must draw the draw list, the target may hold something
 */
export function blitDrawList<Source>(
	list: DrawList,
	target: Pixels,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
	pixelsOf: (picture: Decoded<Source>) => Pixels | undefined,
): Blitted {
	let translucent = false;
	for (const item of list.items) {
		const drawn =
			item.kind === 'quads'
				? blitQuads(item, list, target, pictures, platform, pixelsOf)
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
): Blitted {
	if (item.opacity !== 1 || item.blend !== 'normal') return 'needs a canvas';
	const toPicture = pictureMatrix(list.view);
	let translucent = false;
	const blitShaped = shapedBlitter(target);
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
		const mixed = isPlain(matrix) ? blit(target, source, frame, onPixels(matrix)) : blitShaped(source, frame, index, matrix);
		translucent ||= mixed;
	}
	return translucent ? 'translucent' : 'solid';
}
