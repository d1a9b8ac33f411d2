import { createMap, rectangle, regionOfCells } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { screenOutline } from '../../src/viewport/region-outline.ts';

const geometry = (orientation: TileMap['orientation']) =>
	geometryOf(createMap({ orientation, width: 8, height: 8, tilewidth: 32, tileheight: 16 }));

/** The area that closed lines enclose. */
function areaOf(lines: ReturnType<typeof screenOutline>): number {
	let sum = 0;
	for (const line of lines)
		for (const [i, a] of line.entries()) {
			const b = line[(i + 1) % line.length] ?? a;
			sum += (a.x * b.y - b.x * a.y) / 2;
		}
	return Math.abs(sum);
}

test.each(['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'] as const)(
	'the outline of a region is the union of the outlines of its cells, on %s maps',
	(orientation) => {
		const grid = geometry(orientation);
		const one = areaOf([grid.outline(2, 2)]);
		const block = screenOutline(rectangle({ x: 1, y: 1, width: 3, height: 4 }), grid);
		expect(block).toHaveLength(1);
		expect(areaOf(block)).toBeCloseTo(12 * one, 6);
	},
);

test('a hole of a staggered region has a line of its own', () => {
	const ring = regionOfCells(
		Array.from({ length: 25 }, (_, i) => ({ x: i % 5, y: Math.floor(i / 5) })).filter(({ x, y }) => x !== 2 || y !== 2),
	);
	expect(screenOutline(ring, geometry('staggered'))).toHaveLength(2);
});
