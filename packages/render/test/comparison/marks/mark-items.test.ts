import type { Mark } from '@tilewright/render';
import { markItems } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../support/path.ts';

const base = {
	kind: 'changed',
	layer: [0],
	visible: true,
	change: { change: 'reordered', subject: { kind: 'document', type: 'map' } },
} as const;
const box: Mark = { ...base, shape: 'box', object: 3, rect: { x: 10, y: 10, width: 40, height: 20 } };

describe('the items of marks', () => {
	it('differ by color and line', () => {
		const looks = (['removed', 'added', 'changed'] as const).map((kind) => markItems([{ ...box, kind }], 1).at(-1)?.stroke);
		expect(new Set(looks.map((stroke) => stroke?.color)).size).toBe(3);
		expect(looks.map((stroke) => stroke?.dash)).toEqual([[7, 5], undefined, [0.5, 5]]);
	});

	it('are drawn once if several changes have the same mark', () => {
		expect(markItems([box, { ...box }], 1)).toEqual(markItems([box], 1));
		expect(markItems([box, { ...box, object: 4, rect: { ...box.rect, x: 90 } }], 1)).toHaveLength(6);
	});

	it('have the same line width at every scale, and are never too small', () => {
		const dot: Mark = { ...base, shape: 'box', rect: { x: 50, y: 50, width: 0, height: 0 } };
		for (const scale of [0.25, 1, 4]) {
			const xs = markItems([dot], scale)[0]?.path.flatMap((step) => (step[0] === 'L' ? [step[1]] : [])) ?? [];
			expect((Math.max(...xs) - Math.min(...xs)) * scale).toBeCloseTo(16);
		}
	});

	it('do not fill what the map does not show', () => {
		expect(markItems([box], 1).filter(({ fill }) => fill !== undefined)).toHaveLength(1);
		expect(markItems([{ ...box, visible: false }], 1).filter(({ fill }) => fill !== undefined)).toEqual([]);
	});

	it('are, for an arrow, a line that ends at the box, unless it is too short', () => {
		const arrow: Mark = { ...base, shape: 'arrow', from: { x: 130, y: 20 }, to: box.rect };
		const [line] = markItems([arrow], 1);
		expect(linesOf(line?.path ?? [])).toEqual([
			[
				{ x: 130, y: 20 },
				{ x: 62, y: 20 },
			],
		]);
		expect(markItems([{ ...arrow, from: { x: 40, y: 20 } }], 1)).toEqual([]);
	});
});
