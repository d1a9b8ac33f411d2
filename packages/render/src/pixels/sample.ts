import type { Matrix, Rect } from '@tilewright/geometry';
import { invertMatrix, transformedBox } from '@tilewright/geometry';
import { pixelPlace, STEPS } from './pixel-fit.ts';
import { turnedRows } from './turned-rows.ts';

/** Pixels, one number each with the four bytes of an `ImageData`; signed, because engines are faster with that. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Int32Array;
}

/** Pixels and their position. */
export interface Sampled extends Pixels {
	readonly x: number;
	readonly y: number;
}

/** One, as a fixed-point number. */
const FIXED = 65_536;

/**
 * Scales or rotates pixels without smoothing. Each pixel of the result is the source pixel under its center, as in tmxrasterizer
 * (rule R12): slightly left of and above the center, in steps of 1/65536.
 *
 * Canvases cannot do this: they smooth the edges of rotated pictures, and disagree if a center lies between two pixels.
 *
 * @param matrix - from the source's pixels to the result's
 * @param clip - the visible part of the result, in whole pixels
 * @returns `undefined` if nothing is visible
 */
export function sample(source: Pixels, matrix: Matrix, clip: Rect): Sampled | undefined {
	const place = pixelPlace(matrix);
	const found = sampleAt(source, place.matrix, { ...clip, x: clip.x - place.x, y: clip.y - place.y });
	return found && { ...found, x: found.x + place.x, y: found.y + place.y };
}

function sampleAt(source: Pixels, matrix: Matrix, clip: Rect): Sampled | undefined {
	const inverse = invertMatrix(matrix);
	if (inverse === undefined) return undefined;
	const whole = pixelBox(source, matrix);
	const box = clipped(whole, clip);
	if (box === undefined) return undefined;
	const [a, b, c, d, e, f] = inverse;
	const upright = (b === 0 && c === 0) || (a === 0 && d === 0);
	const rowOf = upright ? undefined : turnedRows(source, matrix);
	const data = new Int32Array(box.width * box.height);
	const stepX = Math.trunc(a * FIXED);
	const stepY = Math.trunc(b * FIXED);
	for (let row = 0; row < box.height; row++) {
		const y = box.y + row + 0.5;
		// The first and last pixel of the row, if the picture is rotated.
		const turned = rowOf?.(box.y + row);
		const start = turned === undefined ? whole.x : turned.from;
		const from = Math.max(0, start - box.x);
		const to = turned === undefined ? box.width : Math.min(box.width, turned.to - box.x);
		if (from >= to) continue;
		// Count steps from the start of the row, even if it is clipped: so parts of a picture fit together.
		const x = start + 0.5;
		const steps = box.x + from - start;
		let u = Math.trunc((a * x + c * y + e) * FIXED) - 1 + steps * stepX;
		let v = Math.trunc((b * x + d * y + f) * FIXED) - 1 + steps * stepY;
		for (let at = row * box.width + from; at < row * box.width + to; at++) {
			const column = bound(Math.floor(u / FIXED), source.width);
			data[at] = source.data[bound(Math.floor(v / FIXED), source.height) * source.width + column] ?? 0;
			u += stepX;
			v += stepY;
		}
	}
	return { ...box, data };
}

const bound = (value: number, size: number): number => (value < 0 ? 0 : value >= size ? size - 1 : value);

/** The whole pixels that a transformed rectangle covers; edges are rounded. */
function pixelBox({ width, height }: Pixels, matrix: Matrix): Rect {
	const box = transformedBox(matrix, width, height);
	const [x, y] = [rounded(box.x), rounded(box.y)];
	return { x, y, width: rounded(box.x + box.width) - x, height: rounded(box.y + box.height) - y };
}

/**
 * Rounds; a value just below a half counts as a half. Positions were rounded to steps: the right edge of a tile may lie as much as that
 * before the left edge of the next, and there must be no gap between them.
 */
const rounded = (value: number): number => Math.floor(value + 0.5 + 1 / STEPS);

function clipped(box: Rect, clip: Rect): Rect | undefined {
	const x = Math.max(box.x, clip.x);
	const y = Math.max(box.y, clip.y);
	const width = Math.min(box.x + box.width, clip.x + clip.width) - x;
	const height = Math.min(box.y + box.height, clip.y + clip.height) - y;
	return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
