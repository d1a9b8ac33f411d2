import type { Matrix } from '@tilewright/geometry';
import type { Frame } from '../draw-list/draw-list.ts';
import type { Pixels } from './sample.ts';

/** A color with alpha in one number: alpha highest, colors multiplied by it, as canvases keep them. */
const OPAQUE = 255;

/**
 * Lays a piece of a picture onto pixels, each of its pixels onto one. Both hold colors multiplied by alpha.
 *
 * @returns whether it has made pixels that are neither opaque nor transparent
 * @param matrix - from the piece to the target: moved by whole pixels, flipped, turned by quarters
 */
export function blit(target: Pixels, source: Pixels, frame: Frame, [a, b, c, d, e, f]: Matrix): boolean {
	// The box on the target. What is `| 0` is whole already: it tells the engine, which then computes without fractions.
	const left = (e + Math.min(0, a * frame.width) + Math.min(0, c * frame.height)) | 0;
	const top = (f + Math.min(0, b * frame.width) + Math.min(0, d * frame.height)) | 0;
	const width = Math.abs(a) * frame.width + Math.abs(c) * frame.height;
	const height = Math.abs(b) * frame.width + Math.abs(d) * frame.height;
	const x0 = Math.max(0, left);
	const y0 = Math.max(0, top);
	const x1 = Math.min(target.width, left + width);
	const y1 = Math.min(target.height, top + height);
	if (x0 >= x1 || y0 >= y1) return false;
	// Such a matrix is turned back by its transpose: steps in the source for a step to the right and down.
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
			if (alpha === OPAQUE) to[at] = color;
			else if (alpha !== 0) {
				const below = to[at] ?? 0;
				translucent ||= below >>> 24 !== OPAQUE;
				to[at] = over(color, below, OPAQUE - alpha);
			}
		}
	}
	return translucent;
}

/** What is above, and what shows through it. */
function over(above: number, below: number, through: number): number {
	if (below === 0) return above;
	const low = (below & 0x00ff00ff) * through + 0x00800080;
	const high = ((below >>> 8) & 0x00ff00ff) * through + 0x00800080;
	const lowByte = ((low + ((low >>> 8) & 0x00ff00ff)) >>> 8) & 0x00ff00ff;
	const highByte = (high + ((high >>> 8) & 0x00ff00ff)) & 0xff00ff00;
	return (above + lowByte + highByte) | 0;
}
