import type { Matrix } from '@tilewright/geometry';
import type { Frame } from '../draw-list/draw-list.ts';
import type { Mixing } from './mixing.ts';
import { ROUNDED } from './mixing.ts';
import type { Pixels } from './sample.ts';

/** Alpha of an opaque pixel. Alpha is the highest byte of a pixel; colors are premultiplied, as in canvases. */
const OPAQUE = 255;

/**
 * Copies a frame onto a target, blending pixel by pixel. Both have premultiplied colors.
 *
 * @param matrix - from the frame to the target: a move by whole pixels, flips, rotations by 90°
 * @param mixing - how translucent pixels are mixed
 * @param opacity - of the frame, from 0 to 255
 * @returns whether any resulting pixel is translucent: neither opaque nor transparent
 */
export function blit(
	target: Pixels,
	source: Pixels,
	frame: Frame,
	[a, b, c, d, e, f]: Matrix,
	{ over, faded }: Mixing = ROUNDED,
	opacity = OPAQUE,
): boolean {
	// The box on the target. `| 0` only tells the engine that the number is an integer.
	const left = (e + Math.min(0, a * frame.width) + Math.min(0, c * frame.height)) | 0;
	const top = (f + Math.min(0, b * frame.width) + Math.min(0, d * frame.height)) | 0;
	const width = Math.abs(a) * frame.width + Math.abs(c) * frame.height;
	const height = Math.abs(b) * frame.width + Math.abs(d) * frame.height;
	const x0 = Math.max(0, left);
	const y0 = Math.max(0, top);
	const x1 = Math.min(target.width, left + width);
	const y1 = Math.min(target.height, top + height);
	if (x0 >= x1 || y0 >= y1) return false;
	// The inverse of such a matrix is its transpose. These are the steps in the source for one step right and down.
	const stepX = (a + c * source.width) | 0;
	const stepY = (b + d * source.width) | 0;
	const u = a * (x0 + 0.5 - e) + b * (y0 + 0.5 - f) - 0.5;
	const v = c * (x0 + 0.5 - e) + d * (y0 + 0.5 - f) - 0.5;
	let row = ((frame.y + v) * source.width + frame.x + u) | 0;
	const from = source.data;
	const to = target.data;
	let translucent = false;
	for (let y = y0; y < y1; y++, row += stepY) {
		let at = y * target.width + x0;
		for (let x = x0, index = row; x < x1; x++, at++, index += stepX) {
			const color = from[index] ?? 0;
			const alpha = color >>> 24;
			if (alpha === 0) continue;
			if (opacity !== OPAQUE && faded !== undefined) {
				const below = to[at] ?? 0;
				translucent ||= below >>> 24 !== OPAQUE;
				to[at] = faded(color, below, opacity);
			} else if (alpha === OPAQUE) to[at] = color;
			else {
				const below = to[at] ?? 0;
				translucent ||= below >>> 24 !== OPAQUE;
				to[at] = over(color, below);
			}
		}
	}
	return translucent;
}
