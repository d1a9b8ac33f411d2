import type { Rect } from '@tilewright/geometry';
import type { TileArt } from '@tilewright/render';
import type { PictureShelf } from '../stage/pictures.ts';

/**
 * The smallest rectangle around the pixels of a tile that are not transparent, in its pixels.
 *
 * @returns `undefined` if the picture is not known; an empty rectangle if all pixels are transparent
 */
export function opaqueBounds({ picture, source }: TileArt, pictures: PictureShelf): Rect | undefined {
	const decoded = picture && pictures.get(picture);
	if (decoded === undefined || source.width <= 0 || source.height <= 0) return undefined;
	const { width, height } = source;
	const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	if (context === null) return undefined;
	context.drawImage(decoded.source, source.x, source.y, width, height, 0, 0, width, height);
	return boundsOfOpaque(context.getImageData(0, 0, width, height));
}

/** The smallest rectangle around the pixels that are not transparent. */
function boundsOfOpaque({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Rect {
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			if (data[4 * (y * width + x) + 3] === 0) continue;
			left = Math.min(left, x);
			right = Math.max(right, x + 1);
			top = Math.min(top, y);
			bottom = y + 1;
		}
	return right === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left, height: bottom - top };
}
