import { tooLarge } from './render-error.ts';

/** The formats of pictures that are written. */
export type PictureFormat = 'png' | 'webp' | 'jpeg' | 'gif';

/** The most pixels of a picture that is written strip by strip. */
const MOST_PIXELS = 2 ** 31;
/** The most pixels of a picture that is drawn as a whole; each takes 4 bytes, and the canvas ends the process where memory lacks. */
const MOST_AT_ONCE = 2 ** 28;

/** The longest sides that formats, or a canvas, can have, in pixels. A PNG could have longer ones; but a row must fit into memory. */
const LONGEST = { png: 2 ** 24, webp: 16_383, jpeg: 65_535, gif: 65_535, canvas: 32_767 } as const;

const NAMES = { png: 'a PNG', webp: 'a WebP', jpeg: 'a JPEG', gif: 'a GIF', canvas: 'a canvas' } as const;

/**
 * Refuses what is too large.
 *
 * @param copies - how many pictures of this size are held at a time
 * @throws RenderError with the code `too-large`
 */
export function checkSize(size: { width: number; height: number }, format: PictureFormat | 'canvas', copies = 1): void {
	const { width, height } = size;
	const longest = format === 'png' ? LONGEST.png : Math.min(LONGEST[format], LONGEST.canvas);
	if (width > longest || height > longest) throw tooLarge(size, `${NAMES[format]} may have at most ${longest} along a side`);
	const most = format === 'png' ? MOST_PIXELS : MOST_AT_ONCE;
	const held = copies === 1 ? '' : ` in all of its ${copies} pictures`;
	if (width * height * copies > most) throw tooLarge(size, `${NAMES[format]} may have at most ${most} of them${held}`);
}
