/** Why a picture is not drawn. `too-large`: the picture is larger than its format or the memory allows. */
export type RenderErrorCode = 'too-large';

/** Thrown if a picture cannot be drawn. The message says why, and what to do. */
export class RenderError extends Error {
	override readonly name = 'RenderError';
	readonly code: RenderErrorCode;

	constructor(code: RenderErrorCode, message: string) {
		super(message);
		this.code = code;
	}
}

/** The error for a picture that is too large. */
export function tooLarge(size: { width: number; height: number }, allowed: string): RenderError {
	return new RenderError(
		'too-large',
		`The picture would be ${size.width} × ${size.height} pixels; ${allowed}. Make it smaller with a scale, show a part of the map, or cut it into tiles.`,
	);
}

/** The formats that pictures are written in. */
export type PictureFormat = 'png' | 'webp' | 'jpeg' | 'gif';

/** Pixels that a picture may have if it is written strip by strip. */
const MOST_PIXELS = 2 ** 31;
/** Pixels that a picture may have if it is drawn at once. Each takes 4 bytes; if memory runs out, the canvas ends the process. */
const MOST_AT_ONCE = 2 ** 28;

/** The longest side that a format or a canvas allows, in pixels. PNG allows longer sides, but a row must fit into memory. */
const LONGEST = { png: 2 ** 24, webp: 16_383, jpeg: 65_535, gif: 65_535, canvas: 32_767 } as const;

const NAMES = { png: 'a PNG', webp: 'a WebP', jpeg: 'a JPEG', gif: 'a GIF', canvas: 'a canvas' } as const;

/**
 * Checks that a picture is not too large for its format.
 *
 * @param copies - the number of pictures of this size that are in memory at the same time
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
