import { capsulePoints, ellipsePoints } from '@tilewright/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, boxOf, edgesOf } from './support/polygon.ts';

const size = fc.integer({ min: 1, max: 500 });
const rects = fc.record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer({ min: -99, max: 99 }), width: size, height: size });
const corners = fc.integer({ min: 1, max: 20 }).map((n) => 4 * n);

describe.each([
	['an ellipse', ellipsePoints],
	['a capsule', capsulePoints],
])('%s', (_, pointsOf) => {
	it('touches all sides of its rectangle, and is clockwise', () => {
		fc.assert(
			fc.property(rects, corners, (rect, corners) => {
				const points = pointsOf(rect, corners);
				const box = boxOf(points);
				expect(
					[box.x - rect.x, box.y - rect.y, box.width - rect.width, box.height - rect.height].every((off) => Math.abs(off) < 1e-6),
				).toBe(true);
				expect(areaOf(points)).toBeGreaterThan(0);
			}),
		);
	});

	it('has no corner twice', () => {
		fc.assert(
			fc.property(rects, corners, (rect, corners) => {
				for (const [a, b] of edgesOf(pointsOf(rect, corners))) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1e-3);
			}),
		);
	});
});

it('a capsule has straight sides between its half circles', () => {
	const points = capsulePoints({ x: 0, y: 0, width: 30, height: 10 }, 8);
	expect(points).toHaveLength(10);
	expect(points.filter(({ y }) => y > 9.999).map(({ x }) => Math.round(x))).toEqual([25, 5]);
});
