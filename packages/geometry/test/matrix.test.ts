import { applyMatrix, transformedBox } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const numbers = fc.double({ min: -100, max: 100, noNaN: true });
const sizes = fc.double({ min: 0, max: 100, noNaN: true });

describe('transformedBox', () => {
	it('is the smallest rectangle around the transformed corners', () => {
		fc.assert(
			fc.property(numbers, numbers, numbers, numbers, numbers, numbers, sizes, sizes, (a, b, c, d, e, f, width, height) => {
				const corners = [0, width].flatMap((x) => [0, height].map((y) => applyMatrix([a, b, c, d, e, f], x, y)));
				const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
				const box = transformedBox([a, b, c, d, e, f], width, height);
				expect(box.x).toBeCloseTo(Math.min(...xs), 6);
				expect(box.y).toBeCloseTo(Math.min(...ys), 6);
				expect(box.x + box.width).toBeCloseTo(Math.max(...xs), 6);
				expect(box.y + box.height).toBeCloseTo(Math.max(...ys), 6);
			}),
		);
	});
});
