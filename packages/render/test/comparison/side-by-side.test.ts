import { describe, expect, it } from 'vitest';
import { sideBySide } from '../../src/comparison/side-by-side.ts';

const region = (width: number, height: number) => ({ width, height, before: { x: 0, y: 0 }, after: { x: 0, y: 0 } });

describe('the layout of a comparison', () => {
	it.each([
		['as it is, where it fits', 640, 480, 1],
		['enlarged by a whole number, where it is small', 128, 96, 3],
		['by no more than four', 16, 16, 4],
		['as small as it must be', 4096, 512, 0.5],
		['also where it is high', 100, 16_384, 0.25],
	])('shows a map %s', (_, width, height, scale) => {
		const layout = sideBySide(region(width, height), undefined, false);
		expect(layout.scale).toBe(scale);
		expect([layout.before.width, layout.before.height]).toEqual([width * scale + 12, height * scale + 12]);
	});

	it('has both sides at the same height, with the same size, inside the picture', () => {
		const { before, after, width, height, legend, note } = sideBySide(region(300, 200), 2, true);
		expect({ ...after, x: 0 }).toEqual({ ...before, x: 0 });
		expect(after.x - before.x - before.width).toBe(16);
		expect(after.x + after.width + before.x).toBe(width);
		expect(legend.y).toBeGreaterThanOrEqual(before.y + before.height);
		expect(note.y + note.height).toBeLessThanOrEqual(height);
	});
});
