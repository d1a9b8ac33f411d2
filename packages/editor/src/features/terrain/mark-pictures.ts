import type { WangId } from '@tilewright/edit/terrain';
import type { WangSet } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { paintMarks } from './paint-marks.ts';

/**
 * Draws the colors of tiles as {@link paintMarks} does, but each id of a size only once: thousands of tiles show a few hundred of them, and are
 * drawn again whenever the pointer moves on.
 */
export function markPictures(): typeof paintMarks {
	let pictures = new Map<string, OffscreenCanvas>();
	let before: (Pick<WangSet, 'colors' | 'type'> & { readonly scale: number }) | undefined;
	return (context, set, id, area, pixel) => {
		const { colors, type } = set;
		const scale = window.devicePixelRatio / pixel;
		// Marks change the tiles of a set, and leave these.
		if (before?.colors !== colors || before.type !== type || before.scale !== scale) pictures = new Map();
		before = { colors, type, scale };
		const key = `${id.join()} ${area.width} ${area.height}`;
		const picture = pictures.get(key) ?? draw(set, id, area, pixel, scale);
		pictures.set(key, picture);
		context.drawImage(picture, area.x, area.y, area.width, area.height);
	};
}

function draw(set: WangSet, id: WangId, { width, height }: Rect, pixel: number, scale: number): OffscreenCanvas {
	const picture = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
	const context = picture.getContext('2d');
	if (context === null) return picture;
	context.scale(picture.width / width, picture.height / height);
	paintMarks(context, set, id, { x: 0, y: 0, width, height }, pixel);
	return picture;
}
