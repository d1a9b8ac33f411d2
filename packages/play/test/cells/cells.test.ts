import type { CellGrid } from '@tilewright/play';
import { mergedRectangles, solidCells, tileLayer, walkableCells } from '@tilewright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const shapes = { type: 'objectgroup', objects: [{ id: 1, x: 0, y: 0, width: 16, height: 16 }] };
const tilesets = [
	tilesetJson({
		firstgid: 1,
		tiles: [
			{ id: 1, objectgroup: shapes },
			{ id: 2, properties: [{ name: 'wall', type: 'bool', value: true }] },
		],
	}),
];
const flipped = 0x80000002;
const map = await loadedFrom({
	'map.tmj': mapJson({
		tilesets,
		layers: [
			tilesJson([1, 1, 1, 1, 1, 2, 1, 0, 0, 0, 3, 99], { name: 'Ground' }),
			tilesJson([0, flipped, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], { id: 2, name: 'Walls' }),
		],
	}),
});
const [ground, walls] = [tileLayer(map, 'Ground'), tileLayer(map, 'Walls')];

describe('solid and walkable cells', () => {
	it('tiles with collision shapes are solid, also if they are flipped', () => {
		expect(solidCells([ground, walls])).toEqual({
			x: 0,
			y: 0,
			width: 4,
			height: 3,
			cells: Uint8Array.of(0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0),
		});
	});

	it('one can walk where there is a tile, and none is solid', () => {
		expect([...walkableCells([ground, walls]).cells]).toEqual([1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 1]);
	});

	it('the game may say what is solid, and where to look', () => {
		const isSolid = ({ props }: { readonly props: Readonly<Record<string, unknown>> }) => props['wall'] === true;
		const within = { x: 1, y: 1, width: 4, height: 3 };
		expect(solidCells([ground], { isSolid, within })).toEqual({ ...within, cells: Uint8Array.of(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) });
	});

	it('chunks far from each other are an error, unless the cells are named', async () => {
		const chunk = (x: number) => ({ x, y: x, width: 1, height: 1, data: [2] });
		const layer = { ...tilesJson([], { chunks: [chunk(-1_000_000), chunk(1_000_000)], startx: 0, starty: 0 }), data: undefined };
		const far = tileLayer(await loadedFrom({ 'map.tmj': mapJson({ infinite: true, tilesets, layers: [layer] }) }), '');
		expect(() => solidCells([far])).toThrow('There are 2000001 × 2000001 cells.');
		expect([...solidCells([far], { within: { x: 999_999, y: 1_000_000, width: 2, height: 1 } }).cells]).toEqual([0, 1]);
	});

	it('no layers have no cells', () => {
		expect(mergedRectangles(solidCells([]))).toEqual([]);
	});
});

const grids: fc.Arbitrary<CellGrid> = fc
	.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }), width: fc.nat(12), height: fc.nat(12) })
	.chain((bounds) =>
		fc
			.uint8Array({ minLength: bounds.width * bounds.height, maxLength: bounds.width * bounds.height, max: 1 })
			.map((cells) => ({ ...bounds, cells })),
	);

describe('mergedRectangles', () => {
	it('cover exactly the cells that are 1, each once', () => {
		fc.assert(
			fc.property(grids, (grid) => {
				const covered = new Uint8Array(grid.cells.length);
				for (const { x, y, width, height } of mergedRectangles(grid)) {
					for (let row = y - grid.y; row < y - grid.y + height; row++) {
						for (let column = x - grid.x; column < x - grid.x + width; column++) {
							expect(column).toBeLessThan(grid.width);
							const at = row * grid.width + column;
							covered[at] = (covered[at] ?? 0) + 1;
						}
					}
				}
				expect(covered).toEqual(grid.cells);
			}),
		);
	});

	it('are few: a full grid is one', () => {
		expect(mergedRectangles({ x: 3, y: -2, width: 40, height: 30, cells: new Uint8Array(1200).fill(1) })).toEqual([
			{ x: 3, y: -2, width: 40, height: 30 },
		]);
	});
});
