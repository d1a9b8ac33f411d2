import type { Matrix } from '@tilewright/geometry';
import { applyMatrix, invertMatrix, rotationAbout } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToEdges, holds } from '../../../geometry/test/support/polygon.ts';
import { sample } from '../../src/pixels/sample.ts';
import { turnedRows } from '../../src/pixels/turned-rows.ts';

const size = fc.integer({ min: 1, max: 24 });

/** A picture in which each pixel holds its position. */
const pixelsOf = (width: number, height: number) => ({
	width,
	height,
	data: Int32Array.from({ length: width * height }, (_, i) => i + 1),
});

const factor = fc.double({ min: 0.2, max: 6, noNaN: true });
const place = fc.double({ min: -30, max: 30, noNaN: true });

/** Scales, flips, and rotations by 90°. */
const upright = fc
	.record({ x: factor, y: factor, flipX: fc.boolean(), flipY: fc.boolean(), side: fc.boolean(), e: place, f: place })
	.map(({ x, y, flipX, flipY, side, e, f }): Matrix => {
		const [a, d] = [flipX ? -x : x, flipY ? -y : y];
		return side ? [0, a, d, 0, e, f] : [a, 0, 0, d, e, f];
	});

/** Scales and rotations by any angle. */
const turned = fc
	.record({ x: factor, y: factor, angle: fc.double({ min: 1, max: 89, noNaN: true }), e: place, f: place })
	.map(({ x, y, angle, e, f }): Matrix => {
		const [a, b, c, d] = rotationAbout(angle, 0, 0);
		return [a * x, b * x, c * y, d * y, e, f];
	});

const EVERYWHERE = { x: -500, y: -500, width: 1000, height: 1000 };

const cornersOf = (width: number, height: number, matrix: Matrix) =>
	[
		[0, 0],
		[width, 0],
		[width, height],
		[0, height],
	].map(([x = 0, y = 0]) => applyMatrix(matrix, x, y));

/** This close to the border between two pixels, steps may round either way. In pixels. */
const NEAR = 0.02;

describe('sample', () => {
	it.each([
		['upright', upright],
		['turned', turned],
	])('takes the pixel under the center of each: %s [R12]', (_, matrices) => {
		fc.assert(
			fc.property(size, size, matrices, (width, height, matrix) => {
				const source = pixelsOf(width, height);
				const found = sample(source, matrix, EVERYWHERE);
				const inverse = invertMatrix(matrix);
				const corners = cornersOf(width, height, matrix);
				const wrong: unknown[] = [];
				for (let y = -3; y < 40; y += 2) {
					for (let x = -3; x < 40; x++) {
						const middle = { x: x + 0.5, y: y + 0.5 };
						const at = inverse && applyMatrix(inverse, middle.x, middle.y);
						if (at === undefined || distanceToEdges(corners, middle) < 0.05) continue;
						if ([at.x, at.y].some((value) => Math.abs(value - Math.round(value)) < NEAR)) continue;
						const [column, row] = [x - (found?.x ?? 0), y - (found?.y ?? 0)];
						const within = found !== undefined && column >= 0 && row >= 0 && column < found.width && row < found.height;
						const taken = within ? found.data[row * found.width + column] : 0;
						const expected = holds(corners, middle) ? source.data[Math.floor(at.y) * width + Math.floor(at.x)] : 0;
						if (taken !== expected) wrong.push({ x, y, taken, expected });
					}
				}
				expect(wrong).toEqual([]);
			}),
		);
	});

	it('is the same for any part', () => {
		const cut = fc.record({ x: fc.integer({ min: -20, max: 40 }), y: fc.integer({ min: -20, max: 40 }), width: size, height: size });
		fc.assert(
			fc.property(size, size, fc.oneof(upright, turned), cut, (width, height, matrix, clip) => {
				const source = pixelsOf(width, height);
				const [whole, part] = [sample(source, matrix, EVERYWHERE), sample(source, matrix, clip)];
				if (whole === undefined || part === undefined) return;
				const expected = part.data.map((_, i) => {
					const [x, y] = [part.x + (i % part.width), part.y + Math.floor(i / part.width)];
					return whole.data[(y - whole.y) * whole.width + x - whole.x] ?? 0;
				});
				expect(part.data).toEqual(expected);
			}),
		);
	});

	it('leaves no gap between neighbours, whose common edge may lie in the middle of a pixel', () => {
		const source = pixelsOf(16, 16);
		for (const scale of [195 / 576, 0.3125, 0.40625, 7 / 48, 1 / 3]) {
			const box = (column: number) => sample(source, [scale, 0, 0, scale, column * 16 * scale, 0], { ...EVERYWHERE, width: 20_000 });
			for (let column = 0; column < 200; column++) {
				const left = box(column);
				expect({ scale, column, end: left && left.x + left.width }).toEqual({ scale, column, end: box(column + 1)?.x });
			}
		}
	});

	it('returns nothing if nothing is visible', () => {
		const source = pixelsOf(2, 2);
		expect(sample(source, [0, 0, 0, 0, 3, 3], EVERYWHERE)).toBeUndefined();
		expect(sample(source, [1, 0, 0, 1, NaN, 0], EVERYWHERE)).toBeUndefined();
		expect(sample(source, [1, 0, 0, 1, 2000, 0], EVERYWHERE)).toBeUndefined();
		expect(sample(source, [1e-3, 0, 0, 1e-3, 0.1, 0.1], EVERYWHERE)).toBeUndefined();
	});
});

describe('turnedRows', () => {
	it('contains the pixels whose center lies inside, except those close to a side', () => {
		fc.assert(
			fc.property(size, size, turned, (width, height, matrix) => {
				const rowOf = turnedRows({ width, height }, matrix);
				const corners = cornersOf(width, height, matrix);
				for (let y = -40; y < 120; y += 7) {
					const { from, to } = rowOf(y);
					const wrong: number[] = [];
					for (let x = -80; x < 120; x++) {
						const middle = { x: x + 0.5, y: y + 0.5 };
						const counted = x >= from && x < to;
						if (counted !== holds(corners, middle) && distanceToEdges(corners, middle) > 0.05) wrong.push(x);
					}
					expect(wrong).toEqual([]);
				}
			}),
			{ numRuns: 50 },
		);
	});
});
