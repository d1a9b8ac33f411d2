import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { difference, intersection, isSameRegion, symmetricDifference, union } from '../../src/region/combine.ts';
import { meets } from '../../src/region/meets.ts';
import { outlineOf } from '../../src/region/outline.ts';
import { partsOf } from '../../src/region/parts.ts';
import type { Region } from '../../src/region/region.ts';
import { boundsOf, countCells, forEachCell, hasCell, rectangle, rectanglesOf } from '../../src/region/region.ts';
import { grown, regionOfCells, regionWhere, translated } from '../../src/region/shapes.ts';

const SIDE = 9;
const BOUNDS = { x: -4, y: -4, width: SIDE, height: SIDE };

/** Any region within the bounds. */
const regions = fc
	.array(fc.boolean(), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
	.map((mask) => regionWhere(BOUNDS, (x, y) => mask[(y + 4) * SIDE + x + 4] === true));

const check = (holds: (a: Region, b: Region) => void): void =>
	fc.assert(
		fc.property(regions, regions, (a, b) => holds(a, b)),
		{ numRuns: effort(80, 20_000) },
	);

/** The cells of a region as text, row by row. */
function cellsOf(region: Region): string[] {
	const cells: string[] = [];
	forEachCell(region, (x, y) => cells.push(`${x},${y}`));
	return cells;
}

describe('regions', () => {
	it('meet where they have a cell in common', () => {
		check((a, b) => {
			expect(meets(a, b)).toBe(intersection(a, b).bands.length > 0);
			const few = rectangle({ x: 1, y: 1, width: 1, height: 2 });
			expect(meets(a, few)).toBe(hasCell(a, 1, 1) || hasCell(a, 1, 2));
		});
	});

	it('combine like sets', () => {
		check((a, b) => {
			const [inA, inB] = [new Set(cellsOf(a)), new Set(cellsOf(b))];
			expect(new Set(cellsOf(union(a, b)))).toEqual(new Set([...inA, ...inB]));
			expect(cellsOf(intersection(a, b))).toEqual([...inA].filter((cell) => inB.has(cell)));
			expect(cellsOf(difference(a, b))).toEqual([...inA].filter((cell) => !inB.has(cell)));
			expect(countCells(symmetricDifference(a, b))).toBe([...inA, ...inB].filter((cell) => inA.has(cell) !== inB.has(cell)).length);
		});
	});

	it('have one form for each set', () => {
		check((a, b) => {
			expect(difference(union(a, b), difference(b, a))).toEqual(a);
			expect(
				isSameRegion(a, regionOfCells(cellsOf(a).map((cell) => ({ x: Number(cell.split(',')[0]), y: Number(cell.split(',')[1]) })))),
			).toBe(true);
		});
	});

	it('know their cells and bounds', () => {
		check((a) => {
			const cells = new Set(cellsOf(a));
			for (let y = -6; y < 7; y++) for (let x = -6; x < 7; x++) expect(hasCell(a, x, y)).toBe(cells.has(`${x},${y}`));
			expect(countCells(a)).toBe(cells.size);
			const bounds = boundsOf(a);
			expect(bounds === undefined).toBe(cells.size === 0);
			if (bounds !== undefined) expect(difference(a, rectangle(bounds)).bands).toEqual([]);
			expect(translated(translated(a, 5, -7), -5, 7)).toEqual(a);
		});
	});

	it('grow and shrink by their neighbourhood', () => {
		check((a) => {
			const near = (x: number, y: number, test: (x: number, y: number) => boolean): boolean[] =>
				[-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => test(x + dx, y + dy)));
			const around = { x: -6, y: -6, width: 13, height: 13 };
			const has = (x: number, y: number): boolean => hasCell(a, x, y);
			expect(grown(a, 1)).toEqual(regionWhere(around, (x, y) => near(x, y, has).includes(true)));
			expect(grown(a, -1)).toEqual(regionWhere(around, (x, y) => !near(x, y, has).includes(false)));
		});
	});

	it('fall into connected parts', () => {
		check((a) => {
			for (const corners of [false, true]) {
				const parts = partsOf(a, corners);
				expect(parts.reduce((sum, part) => sum + countCells(part), 0)).toBe(countCells(a));
				for (const [i, part] of parts.entries()) {
					expect(partsOf(part, corners)).toHaveLength(1);
					const near = corners ? grown(part, 1) : union(grownAcross(part, 1, 0), grownAcross(part, 0, 1));
					for (const other of parts.slice(i + 1)) expect(intersection(near, other).bands).toEqual([]);
				}
			}
		});
	});

	it('have an outline that encloses as many cells', () => {
		check((a) => {
			const area = outlineOf(a).reduce((sum, line) => sum + areaOf(line), 0);
			expect(area).toBe(countCells(a));
			for (const line of outlineOf(a)) expect(line.length).toBeGreaterThanOrEqual(4);
		});
	});

	it('have a line for each of the cells that only touch at a corner', () => {
		for (const [x, y] of [
			[1, 1],
			[-1, 1],
		] as const) {
			const lines = outlineOf(
				regionOfCells([
					{ x: 0, y: 0 },
					{ x, y },
				]),
			);
			expect(lines.map((line) => line.length)).toEqual([4, 4]);
		}
	});

	it('have an outline without needless corners, a hole the other way round', () => {
		const ring = difference(rectangle({ x: 0, y: 0, width: 3, height: 3 }), rectangle({ x: 1, y: 1, width: 1, height: 1 }));
		expect(outlineOf(ring)).toEqual([
			[
				{ x: 3, y: 0 },
				{ x: 3, y: 3 },
				{ x: 0, y: 3 },
				{ x: 0, y: 0 },
			],
			[
				{ x: 1, y: 1 },
				{ x: 1, y: 2 },
				{ x: 2, y: 2 },
				{ x: 2, y: 1 },
			],
		]);
		expect(rectanglesOf(ring)).toHaveLength(4);
	});
});

/** A region with all cells that are at most a number of columns and rows away. */
const grownAcross = (region: Region, dx: number, dy: number): Region =>
	union(union(region, translated(region, dx, dy)), translated(region, -dx, -dy));

/** The area in a closed line; negative if it goes the other way round. */
function areaOf(line: readonly { readonly x: number; readonly y: number }[]): number {
	let twice = 0;
	for (const [i, { x, y }] of line.entries()) {
		const next = line[(i + 1) % line.length] ?? { x, y };
		twice += x * next.y - next.x * y;
	}
	return twice / 2;
}
