import type { Matrix } from '@tilewright/geometry';
import { isPlain, onPixels } from '../pixels/pixel-fit.ts';
import { boxOf } from './overlap.ts';

/**
 * A transform whose result has its edges between pixels, where it does not turn the piece: else there would be seams between tiles.
 *
 * @param piece - its size
 * @param smooth - whether edges between pixels are wanted where a piece is scaled
 */
export function fitted(matrix: Matrix, { width, height }: { readonly width: number; readonly height: number }, smooth: boolean): Matrix {
	if (isPlain(matrix)) return onPixels(matrix);
	if (smooth) return matrix;
	const [a, b, c, d] = matrix;
	const upright = b === 0 && c === 0;
	if (!upright && (a !== 0 || d !== 0)) return matrix;
	const { left, top, right, bottom } = boxOf(width, height, matrix);
	const [x, y] = [rounded(left), rounded(top)];
	const [wide, high] = [rounded(right) - x, rounded(bottom) - y];
	// What is less than half a pixel is not seen at all, as on a canvas.
	const [scaleX, scaleY] = upright ? [wide / width, high / height] : [high / width, wide / height];
	const [p, q, r, s] = [Math.sign(a) * scaleX, Math.sign(b) * scaleX, Math.sign(c) * scaleY, Math.sign(d) * scaleY];
	return [p, q, r, s, p + r < 0 ? x + wide : x, q + s < 0 ? y + high : y];
}

/** As the canvas rounds: noise of floating point does not decide. */
const rounded = (value: number): number => Math.floor(value + 0.5 + 1e-9);
