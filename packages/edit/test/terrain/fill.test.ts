import { describe, expect, it } from 'vitest';
import { union } from '../../src/region/combine.ts';
import type { Region } from '../../src/region/region.ts';
import { countCells, isEmpty, rectangle } from '../../src/region/region.ts';
import { regionOfCells } from '../../src/region/shapes.ts';
import { fillWithTerrain } from '../../src/terrain/fill-with-terrain.ts';
import type { TerrainOptions } from '../../src/terrain/paint-terrain.ts';
import type { TerrainSet } from '../../src/terrain/terrain-set.ts';
import { drawing, drawn, layerOf, mapOf } from '../support/drawn.ts';
import { allIds, cellsOf, disagreements, drawnCorners, emptyCells, mapOfCorners, terrainOf } from '../support/terrain.ts';

const TWO_COLORS = terrainOf('corner', allIds('corner', [1, 2]));
/** GIDs 1 and 2: whole tiles of a color, without transitions. */
const PLAIN = terrainOf('corner', ['11/11', '22/22']);

const cell = (x: number, y: number): Region => rectangle({ x, y, width: 1, height: 1 });
const area = (x: number, y: number, width: number, height: number): Region => rectangle({ x, y, width, height });

/** The GIDs of a layer after filling a region. */
function filled(before: string, terrain: TerrainSet, region: Region, options?: TerrainOptions): string {
	const map = mapOf(layerOf(before));
	const cells = cellsOf(map);
	fillWithTerrain(cells, terrain, region, options);
	const gids = [...cells.copy({ x: 0, y: 0, width: map.width, height: map.height })];
	return drawn({ ...layerOf(before), data: Uint32Array.from(gids) });
}

describe('a fill with a terrain', () => {
	it.each(['corner', 'edge', 'mixed'] as const)('[Q17] places any tiles of a set that fit together: %s', (type) => {
		const terrain = terrainOf(type, allIds(type, [1, 2]));
		const cells = emptyCells(12, 12);
		expect(isEmpty(fillWithTerrain(cells, terrain, area(0, 0, 12, 12)))).toBe(true);
		expect(disagreements(cells, terrain, true)).toEqual([]);
		expect(new Set(cells.copy({ x: 0, y: 0, width: 12, height: 12 })).size).toBeGreaterThan(8);
	});

	it('[Q18] leaves out cells outside the map', () => {
		expect(filled('.', PLAIN, area(-2, -2, 5, 5), { erasing: false })).toMatch(/^[12]$/);
	});

	it('[Q19] fits what is around the region, at edges', () => {
		const terrain = terrainOf('edge', allIds('edge', [1, 2]));
		const cells = emptyCells(9, 9);
		fillWithTerrain(cells, terrain, area(0, 0, 9, 9), { seed: 3 });
		const before = cells.get(4, 4);
		for (let seed = 0; seed < 5; seed++) {
			fillWithTerrain(cells, terrain, union(cell(4, 4), area(6, 1, 2, 7)), { seed });
			expect(cells.get(4, 4)).toBe(before);
			expect(disagreements(cells, terrain, true)).toEqual([]);
		}
	});

	it('[Q19] fits what is around the region, at corners, also where only a cell beside it knows the color', () => {
		const hole = `
			1122
			1112
			2112
			2221`;
		const cells = cellsOf(mapOfCorners(hole, TWO_COLORS));
		const before = cells.get(1, 1);
		cells.set(1, 1, 0);
		// Only the cells next to it determine its corners.
		for (const [x, y] of [
			[0, 0],
			[2, 0],
			[0, 2],
			[2, 2],
		] as const)
			cells.set(x, y, 0);
		fillWithTerrain(cells, TWO_COLORS, cell(1, 1));
		expect(cells.get(1, 1)).toBe(before);
	});

	it('[Q19, Q20, Q24] goes row by row: the first cell fits what is above, and what is below is left as it is', () => {
		expect(filled('1\n.\n.\n2', PLAIN, area(0, 1, 1, 2))).toBe('1\n1\n1\n2');
		expect(filled('2\n.\n.\n1', PLAIN, area(0, 1, 1, 2))).toBe('2\n2\n2\n1');
		// The region has two parts; the upper one is settled first, though the lower one begins farther left.
		const parts = regionOfCells([
			{ x: 1, y: 1 },
			{ x: 0, y: 2 },
			{ x: 1, y: 2 },
		]);
		expect(filled('.1\n..\n..\n2.', PLAIN, parts)).toBe('.1\n.1\n11\n2.');
	});

	it('[Q22] offers empty cells if the set has tiles at the edge of nothing, or if erasing is asked for', () => {
		const islands = terrainOf('corner', allIds('corner', [0, 1]).slice(1));
		const counted = (terrain: TerrainSet, options: TerrainOptions): number => {
			const cells = emptyCells(20, 20);
			fillWithTerrain(cells, terrain, area(0, 0, 20, 20), options);
			return cells.copy({ x: 0, y: 0, width: 20, height: 20 }).filter((gid) => gid === 0).length;
		};
		expect(counted(islands, {})).toBeGreaterThan(5);
		for (let seed = 0; seed < 40; seed++) expect(counted(PLAIN, { seed })).toBe(0);
	});

	it('[Q12, Q38] without erasing, no cell becomes empty', () => {
		const islands = terrainOf('corner', allIds('corner', [0, 1]));
		const cells = emptyCells(20, 20);
		expect(isEmpty(fillWithTerrain(cells, islands, area(0, 0, 20, 20), { erasing: false }))).toBe(true);
		expect([...cells.copy({ x: 0, y: 0, width: 20, height: 20 })]).not.toContain(0);
		// A stamp in this mode paints single cells, which fit those before them.
		fillWithTerrain(cells, islands, cell(7, 7), { erasing: false, seed: 5 });
		expect(disagreements(cells, islands, true)).toEqual([]);
	});

	it('[Q23] looks ahead: a tile that would leave no tile for a neighbour is not chosen', () => {
		// 3 at the right leads nowhere.
		const deadEnd = terrainOf('edge', ['.../1.1/...', '.../1.3/...']);
		for (let seed = 0; seed < 20; seed++) expect(filled('...', deadEnd, area(0, 0, 3, 1), { seed, erasing: false })).toBe('111');
	});

	it('[Q25] leaves a cell as it is if nothing fits', () => {
		const cells = cellsOf(mapOf(layerOf('9')));
		const never = terrainOf('corner', ['11/11'], { probabilities: [0] });
		expect(countCells(fillWithTerrain(cells, never, cell(0, 0)))).toBe(1);
		expect(cells.get(0, 0)).toBe(9);
	});

	it('[Q7, Q21] chooses by weight among the best; tiles with the weight 0 never', () => {
		const tiles = [
			{ id: 1, probability: 3 },
			{ id: 2, probability: 0 },
		].map((tile) => ({ ...tile, type: '', properties: [], animation: [] }));
		const terrain = terrainOf('corner', ['11/11', '11/11', '11/11'], { tiles });
		const cells = emptyCells(100, 100);
		fillWithTerrain(cells, terrain, area(0, 0, 100, 100));
		const gids = cells.copy({ x: 0, y: 0, width: 100, height: 100 });
		const count = (gid: number): number => gids.filter((own) => own === gid).length;
		expect(count(1) + count(2)).toBe(10_000);
		expect(count(2) / 10_000).toBeCloseTo(0.75, 1);
	});

	it('[Q6] flips tiles where the tileset allows it', () => {
		const transformations = { hflip: false, vflip: false, rotate: true, preferuntransformed: false };
		const tiles = ['11/11', '12/11', '22/11', '12/21', '22/21', '22/22'];
		const terrain = terrainOf('corner', tiles, { transformations });
		const cells = emptyCells(12, 12);
		expect(isEmpty(fillWithTerrain(cells, terrain, area(0, 0, 12, 12)))).toBe(true);
		expect(disagreements(cells, terrain, true)).toEqual([]);
		expect(Math.max(...cells.copy({ x: 0, y: 0, width: 12, height: 12 }))).toBeGreaterThan(6);
	});

	it('[Q29] takes isometric maps as orthogonal ones', () => {
		const map = { ...mapOf(layerOf('...\n...\n...')), orientation: 'isometric' as const };
		const cells = cellsOf(map);
		fillWithTerrain(cells, TWO_COLORS, area(0, 0, 3, 3), { seed: 9 });
		const flat = emptyCells(3, 3);
		fillWithTerrain(flat, TWO_COLORS, area(0, 0, 3, 3), { seed: 9 });
		expect(drawnCorners(cells, TWO_COLORS)).toBe(drawnCorners(flat, TWO_COLORS));
	});

	it('[Q39] is the same for the same seed, and another one for others', () => {
		const corners = (seed: number): string => {
			const cells = emptyCells(6, 3);
			fillWithTerrain(cells, TWO_COLORS, area(0, 0, 6, 3), { seed });
			return drawnCorners(cells, TWO_COLORS);
		};
		expect(corners(1)).toBe(
			drawing(`
				2121121
				1112111
				1111221
				1111222`),
		);
		expect(corners(1)).toBe(corners(1));
		expect(corners(2)).not.toBe(corners(1));
	});
});
