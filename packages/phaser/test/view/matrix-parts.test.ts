import type { Matrix } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixParts } from '../../src/view/matrix-parts.ts';

/** The matrix that game objects of Phaser make of it: an image in a container. */
function matrixOf({ x, y, rotation, scaleX, scaleY, before }: ReturnType<typeof matrixParts>): Matrix {
	const [cos, sin, cosBefore, sinBefore] = [Math.cos(rotation), Math.sin(rotation), Math.cos(before), Math.sin(before)];
	const [a, b, c, d] = [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY];
	return [a * cosBefore + c * sinBefore, b * cosBefore + d * sinBefore, c * cosBefore - a * sinBefore, d * cosBefore - b * sinBefore, x, y];
}

const entry = fc.double({ min: -4, max: 4, noNaN: true });

describe('matrixParts', () => {
	it('takes any matrix apart, so that it can be put together again', () => {
		fc.assert(
			fc.property(fc.tuple(entry, entry, entry, entry, entry, entry), ([a, b, c, d, e, f]) => {
				const found = matrixOf(matrixParts([a, b, c, d, e, f]));
				for (const [index, value] of [a, b, c, d, e, f].entries()) expect(found[index]).toBeCloseTo(value, 6);
			}),
		);
	});

	it('needs no container for what is flipped, turned and scaled', () => {
		const matrices: Matrix[] = [
			[1, 0, 0, 1, 5, 6],
			[-1, 0, 0, 1, 0, 0],
			[0, 1, 1, 0, 0, 0],
			[0, 2, -3, 0, 0, 0],
			[0, 0, 0, 2, 0, 0],
			[0, -5e-324, -2.5e-7, 0, 0, 0],
		];
		for (const matrix of matrices) {
			expect(matrixParts(matrix).before).toBe(0);
			for (const [index, value] of matrixOf(matrixParts(matrix)).entries()) expect(value).toBeCloseTo(matrix[index] ?? 0, 9);
		}
		expect(matrixParts([1, 0, 0.5, 1, 0, 0]).before).not.toBe(0);
	});
});
