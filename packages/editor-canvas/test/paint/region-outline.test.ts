import { createMap, intersection, outlineOf, rectangle, regionOfCells, regionWhere } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { screenOutline, shownOutline } from '../../src/paint/region-outline.ts';

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

/** Every other cell of a row is selected, in every other row. */
const sparse = regionWhere({ x: 0, y: 0, width: 400, height: 400 }, (x, y) => x % 2 === 0 && y % 2 === 0);

test('of many cells, those in the view are outlined', () => {
	const grid = geometry('orthogonal');
	const visible = { x: 100, y: 100, width: 20, height: 10 };
	const lines = shownOutline(sparse, grid, visible);
	expect(lines.length).toBeLessThan(500);
	const corners = new Set(lines.flat().map(({ x, y }) => `${x},${y}`));
	const inView = outlineOf(intersection(sparse, rectangle(visible))).flat();
	expect(inView.map(({ x, y }) => `${x * 32},${y * 16}`).every((corner) => corners.has(corner))).toBe(true);
	expect(shownOutline(sparse, grid, { ...visible, x: 104 })).toBe(lines);
	expect(shownOutline(sparse, grid, { ...visible, x: 204 })).not.toBe(lines);
});

test('of more cells than can be seen, squares of cells are outlined, within the region', () => {
	const grid = geometry('orthogonal');
	const lines = shownOutline(sparse, grid, { x: 0, y: 0, width: 400, height: 400 });
	expect(lines).toHaveLength(1);
	expect(areaOf(lines)).toBe(399 * 32 * 399 * 16);
});
