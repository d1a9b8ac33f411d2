import type { TileMap } from '@tilewright/format';
import type { CellsChange } from '@tilewright/ops';
import { describeChanges, diff } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { MOST_PACES, paced } from '../../../tests/support/pace.ts';
import { changesOf, described, documentFrom } from './support/diff.ts';
import { mapWith } from './support/sample-documents.ts';

const TILESETS = [
	{ firstgid: 1, source: 'grass.tsj' },
	{ firstgid: 101, source: 'water.tsj' },
];

/** A map with one tile layer; each line of numbers is a row of cells. */
function finite(rows: readonly string[], tilesets: readonly object[] = TILESETS): object {
	const cells = rows.map((row) => row.trim().split(/\s+/).map(Number));
	const [width, height] = [cells[0]?.length ?? 0, cells.length];
	const layer = { id: 3, name: 'Ground', type: 'tilelayer', width, height, data: cells.flat() };
	return { ...mapWith(tilesets), width: 4, height: 4, nextlayerid: 9, layers: [layer] };
}

/** The same in chunks at given positions. */
function infinite(...chunks: readonly [x: number, y: number, rows: readonly string[], more?: object][]): object {
	const cut = chunks.map(([x, y, rows, more]) => {
		const cells = rows.map((row) => row.trim().split(/\s+/).map(Number));
		return { x, y, width: cells[0]?.length ?? 0, height: cells.length, data: cells.flat(), ...more };
	});
	const layer = { id: 3, name: 'Ground', type: 'tilelayer', width: 16, height: 16, startx: 0, starty: 0, chunks: cut };
	return { ...mapWith(TILESETS), infinite: true, width: 4, height: 4, nextlayerid: 9, layers: [layer] };
}

const cellsIn = (before: object, after: object, options?: { readonly mostAreas?: number }): CellsChange | undefined =>
	changesOf(before, after, options).find((change) => change.change === 'cells');

describe('cells', () => {
	it('with equal changes are one area: a run in a row, or a rectangle', () => {
		const before = finite(['1 1 1 1', '1 1 1 1', '1 1 1 1']);
		const after = finite(['1 102 102 1', '1 102 102 5', '102 102 102 0']);
		expect(changesOf(before, after)).toEqual([
			{
				change: 'cells',
				subject: {
					kind: 'layer',
					type: 'tilelayer',
					id: 3,
					name: 'Ground',
					before: { pointer: '/layers/0', path: [0], id: 3, name: 'Ground' },
					after: { pointer: '/layers/0', path: [0], id: 3, name: 'Ground' },
				},
				cells: 9,
				areas: [
					{
						x: 1,
						y: 0,
						width: 2,
						height: 2,
						before: { gid: 1, tileset: 'grass.tsj', id: 0, flips: [] },
						after: { gid: 102, tileset: 'water.tsj', id: 1, flips: [] },
					},
					expect.objectContaining({ x: 3, y: 1, width: 1, height: 1 }),
					expect.objectContaining({ x: 0, y: 2, width: 3, height: 1 }),
					expect.objectContaining({ x: 3, y: 2, width: 1, height: 1, after: null }),
				],
			},
		]);
		expect(described(before, after)).toEqual([
			'layer "Ground" (id 3): 9 cells changed',
			'  rows 0–1, columns 1–2: grass#0 → water#1',
			'  row 1, column 3: grass#0 → grass#4',
			'  row 2, columns 0–2: grass#0 → water#1',
			'  row 2, column 3: grass#0 → nothing',
		]);
	});

	it('are described with flips, and by GID if that belongs to no tileset', () => {
		const before = finite(['1 1 1']);
		expect(described(before, finite([`${0x80000001} ${0xa0000001} 1`]))).toEqual([
			'layer "Ground" (id 3): 2 cells changed',
			'  row 0, column 0: grass#0 → grass#0 (horizontal)',
			'  row 0, column 1: grass#0 → grass#0 (horizontal, diagonal)',
		]);
		expect(described(finite(['3'], []), finite(['4'], []))).toEqual([
			'layer "Ground" (id 3): 1 cell changed',
			'  row 0, column 0: GID 3 → GID 4',
		]);
	});

	it('are compared by tile, not by GID [G3, G6]', () => {
		const swapped = [
			{ firstgid: 1, source: 'water.tsj' },
			{ firstgid: 201, source: 'grass.tsj' },
		];
		const before = finite(['1 2 102 0']);
		expect(cellsIn(before, finite(['201 202 2 0'], swapped))).toBeUndefined();
		expect(cellsIn(before, finite(['201 2 2 0'], swapped))?.areas).toEqual([
			expect.objectContaining({
				x: 1,
				before: expect.objectContaining({ gid: 2, tileset: 'grass.tsj' }),
				after: expect.objectContaining({ gid: 2, tileset: 'water.tsj' }),
			}),
		]);
		// A GID past the end of its tileset belongs to another tileset as soon as one begins there.
		expect(cellsIn(finite(['60']), finite(['60'], [...TILESETS, { firstgid: 51, source: 'rocks.tsj' }]))?.cells).toBe(1);
		// No tile of a removed tileset is left.
		expect(cellsIn(finite(['102']), finite(['102'], TILESETS.slice(0, 1)))?.cells).toBe(1);
	});

	it('outside a smaller layer are empty', () => {
		const [small, large] = [finite(['1 1', '1 1']), finite(['1 1 0', '1 1 7', '8 0 0'])];
		const lines = [
			'layer "Ground" (id 3):',
			'  2 cells changed',
			'    row 1, column 2: nothing → grass#6',
			'    row 2, column 0: nothing → grass#7',
		];
		expect(described(small, large)).toEqual([...lines, '  height 2 → 3', '  width 2 → 3']);
		expect(cellsIn(large, small)).toMatchObject({
			cells: 2,
			areas: [
				{ x: 2, y: 1 },
				{ x: 0, y: 2 },
			],
		});
	});

	it('are listed up to a number of areas; the rest has a count and bounds', () => {
		const [before, after] = [finite(['1 1 1 1', '1 1 1 1', '1 1 1 1']), finite(['2 1 3 1', '2 1 3 1', '1 4 1 5'])];
		expect(cellsIn(before, after, { mostAreas: 1 })).toMatchObject({
			cells: 6,
			areas: [{ x: 0, y: 0, width: 1, height: 2 }],
			rest: { cells: 4, x: 1, y: 0, width: 3, height: 3 },
		});
		expect(describeChanges(changesOf(before, after, { mostAreas: 3 }), { most: 1 })).toEqual([
			'layer "Ground" (id 3): 6 cells changed',
			'  rows 0–1, column 0: grass#0 → grass#1',
			'  … and 4 more cells',
		]);
	});
});

describe('cells of infinite layers [L3]', () => {
	const whole = infinite([-2, -1, ['1 2 3 4', '5 6 7 8']]);

	it('do not depend on chunks; where chunks overlap, the later one counts', () => {
		expect(described(whole, infinite([-2, -1, ['1 2']], [0, -1, ['3 4', '7 8']], [-2, 0, ['5 6']], [40, 40, ['0']]))).toEqual([]);
		expect(described(whole, infinite([-2, -1, ['1 2 3 4', '5 0 0 8']], [-1, 0, ['6 7']]))).toEqual([]);
		expect(described(whole, infinite([-2, -1, ['1 2 3 4', '5 6 7 8']], [-1, 0, ['6 0']]))).toEqual([
			'layer "Ground" (id 3): 1 cell changed',
			'  row 0, column 0: grass#6 → nothing',
		]);
	});

	it('form runs across chunks', () => {
		const row = Array.from({ length: 40 }, () => 9).join(' ');
		expect(cellsIn(infinite(), infinite([-20, -17, [row, row]]))?.areas).toEqual([
			expect.objectContaining({ x: -20, y: -17, width: 40, height: 2, before: null }),
		]);
	});

	it('are compared with cells of finite layers', () => {
		expect(described(finite(['1 2', '3 4']), infinite([0, 0, ['1 2', '3 4']])).filter((line) => line.includes('cell'))).toEqual([]);
	});

	it('unknown fields of chunks are compared', () => {
		expect(described(whole, infinite([-2, -1, ['1 2 3 4', '5 6 7 8'], { mood: 'dark' }]))).toEqual([
			'layer "Ground" (id 3): "chunks.-2,-1.mood" set to "dark"',
		]);
	});
});

describe('four layers of 1000 × 1000 cells', () => {
	const SIDE = 1000;
	const [model] = [documentFrom(finite(['1']))].flatMap((doc) => (doc.type === 'map' ? [doc] : []));

	function large(gidOf: (cell: number, layer: number) => number): TileMap {
		const [layer] = model?.layers ?? [];
		if (model === undefined || layer?.type !== 'tilelayer' || !('data' in layer)) throw new Error('There is no map to copy.');
		const layers = [1, 2, 3, 4].map((id) => ({
			...layer,
			id,
			width: SIDE,
			height: SIDE,
			data: Uint32Array.from({ length: SIDE * SIDE }, (_, i) => gidOf(i, id)),
		}));
		return { ...model, layers };
	}

	/** A pseudorandom number for each cell. */
	const scattered = (cell: number, layer: number): number => 1 + (((Math.imul(cell + 1, 0x9e3779b1) ^ (layer * 7919)) >>> 7) % 150);
	const before = large(scattered);

	it('with one changed cell', () => {
		const after = large((cell, layer) => (cell === 5_005 && layer === 3 ? 0 : scattered(cell, layer)));
		const { result: changes, paces } = paced(() => diff(before, after));
		// Measured: 15 ms.
		expect(paces).toBeLessThan(MOST_PACES);
		expect(changes).toMatchObject([{ cells: 1, areas: [{ x: 5, y: 5, width: 1, height: 1, after: null }] }]);
	});

	it('with another tile in every cell', () => {
		const after = large((cell, layer) => 1 + (scattered(cell, layer) % 150));
		const { result: changes, paces } = paced(() => diff(before, after));
		expect(paces).toBeLessThan(MOST_PACES);
		expect(changes.map((change) => change.change === 'cells' && [change.cells, change.areas.length])).toEqual(
			[1, 2, 3, 4].map(() => [SIDE * SIDE, 10_000]),
		);
	});
});
