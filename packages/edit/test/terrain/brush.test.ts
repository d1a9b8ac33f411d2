import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { cellWriter } from '../../src/cells/cell-writer.ts';
import { tileLayerOf } from '../../src/cells/change-cells.ts';
import { apply } from '../../src/change/apply.ts';
import { invert } from '../../src/change/invert.ts';
import { countCells, isEmpty, rectangle, rectanglesOf } from '../../src/region/region.ts';
import type { CellPosition } from '../../src/region/shapes.ts';
import { regionOfCells } from '../../src/region/shapes.ts';
import { editTerrain } from '../../src/terrain/edit-terrain.ts';
import { fillTerrain } from '../../src/terrain/fill-terrain.ts';
import type { TerrainBrushOptions } from '../../src/terrain/paint-terrain.ts';
import { paintTerrain } from '../../src/terrain/paint-terrain.ts';
import { terrainColorAt } from '../../src/terrain/terrain-color-at.ts';
import type { TerrainSet } from '../../src/terrain/terrain-set.ts';
import type { TerrainSpot } from '../../src/terrain/terrain-spot.ts';
import { newWangColor } from '../../src/terrain/wang-colors.ts';
import { drawing, infiniteLayerOf, layerOf, mapOf, staggered } from '../support/drawn.ts';
import {
	allIds,
	cellsOf,
	disagreements,
	drawnColors,
	drawnCorners,
	emptyCells,
	emptyMap,
	mapOfCorners,
	terrainOf,
} from '../support/terrain.ts';

const TWO_COLORS = terrainOf('corner', allIds('corner', [1, 2]));
/** A terrain on nothing: tiles with 0 at corners, without the empty one. */
const ISLANDS = terrainOf('corner', allIds('corner', [0, 1]).slice(1));
/** 1, 2 and 3, where 3 touches 2 only. */
const CHAIN = terrainOf('corner', [...allIds('corner', [1, 2]), ...allIds('corner', [2, 3]).slice(1)]);

const corner = (x: number, y: number): TerrainSpot => ({ at: 'corner', x, y });
const tile = (x: number, y: number): TerrainSpot => ({ at: 'tile', x, y });

/** Paints on a map of corners; what the corners are afterwards, and how many cells did not fit. */
function painted(
	before: string,
	terrain: TerrainSet,
	color: number,
	spots: readonly TerrainSpot[],
	options?: TerrainBrushOptions,
): { readonly corners: string; readonly invalid: number } {
	const cells = cellsOf(mapOfCorners(before, terrain));
	const invalid = countCells(paintTerrain(cells, terrain, color, spots, options));
	return { corners: drawnCorners(cells, terrain), invalid };
}

const GRASS = `
	1111111
	1111111
	1111111
	1111111
	1111111
`;

describe('the cells of a terrain brush', () => {
	/** The cells that painting tells, on a map of grass, which has the color already. */
	function cellsTold(spots: readonly TerrainSpot[], options?: TerrainBrushOptions) {
		const cells = cellsOf(mapOfCorners(GRASS, TWO_COLORS));
		const told: CellPosition[] = [];
		paintTerrain(cells, TWO_COLORS, 1, spots, { ...options, onCell: (x, y) => told.push({ x, y }) });
		expect(cells.changes()).toEqual([]);
		return rectanglesOf(regionOfCells(told));
	}

	it('[Q31, Q32] are the four around a corner, and a tile with those that touch it', () => {
		expect(cellsTold([corner(2, 3)])).toEqual([{ x: 1, y: 2, width: 2, height: 2 }]);
		expect(cellsTold([corner(0, 0)])).toEqual([{ x: -1, y: -1, width: 2, height: 2 }]);
		expect(cellsTold([tile(2, 2)])).toEqual([{ x: 1, y: 1, width: 3, height: 3 }]);
	});

	it('[Q34] with Alt, are those on the other side of the map, too', () => {
		expect(cellsTold([corner(1, 1)], { turned: true })).toEqual([
			{ x: 0, y: 0, width: 2, height: 2 },
			{ x: 4, y: 2, width: 2, height: 2 },
		]);
	});
});

describe('a terrain brush for corners', () => {
	it('[Q13, Q14, Q15] sets one corner of four cells; all others stay', () => {
		expect(painted(GRASS, TWO_COLORS, 2, [corner(3, 2)])).toEqual({
			invalid: 0,
			corners: drawing(`
				1111111
				1111111
				1112111
				1111111
				1111111`),
		});
	});

	it('[Q14] keeps what cells have around', () => {
		const before = `
			1212
			2112
			2221
			1122`;
		expect(painted(before, TWO_COLORS, 2, [corner(1, 1)]).corners).toBe(
			drawing(`
				1212
				2212
				2221
				1122`),
		);
	});

	it('[Q26, Q27] a color that does not touch the others changes a ring around it, as wide as their distance', () => {
		expect(painted(GRASS, CHAIN, 3, [corner(3, 2)])).toEqual({
			invalid: 0,
			corners: drawing(`
				1111111
				1122211
				1123211
				1122211
				1111111`),
		});
	});

	it('[Q11, Q12, Q21] without corrections, cells around stay, and a color without a way to the others is placed all the same', () => {
		const { corners, invalid } = painted(GRASS, CHAIN, 3, [corner(3, 2)], { corrections: false });
		expect(invalid).toBe(0);
		expect(corners).toBe(
			drawing(`
				1111111
				11!!!11
				11!3!11
				11!!!11
				1111111`),
		);
		const apart = terrainOf('corner', ['11/11', '22/22']);
		expect(painted(GRASS, apart, 2, [corner(3, 2)], { corrections: false }).corners).toBe(
			drawing(`
				1111111
				11!!!11
				11!2!11
				11!!!11
				1111111`),
		);
	});

	it('[Q21, Q25] with corrections, a color without a way to the others fits nowhere: the cells stay', () => {
		const apart = terrainOf('corner', ['11/11', '22/22']);
		expect(painted(GRASS, apart, 2, [corner(3, 2)])).toEqual({ invalid: 4, corners: drawing(GRASS) });
	});

	it('[Q22, Q24] erases down to empty cells where the set has tiles without color', () => {
		expect(painted('...\n...\n...', ISLANDS, 1, [corner(1, 1)]).corners).toBe(
			drawing(`
				000
				010
				000`),
		);
		const cells = cellsOf(mapOfCorners('000\n010\n000', ISLANDS));
		expect(isEmpty(paintTerrain(cells, ISLANDS, 0, [corner(1, 1)]))).toBe(true);
		expect([cells.get(0, 0), cells.get(1, 0), cells.get(0, 1), cells.get(1, 1)]).toEqual([0, 0, 0, 0]);
	});

	it('[Q12] without erasing, no cell becomes empty', () => {
		const cells = cellsOf(mapOfCorners('000\n010\n000', ISLANDS));
		expect(isEmpty(paintTerrain(cells, ISLANDS, 0, [corner(1, 1)], { erasing: false }))).toBe(true);
		// The corner is erased, but each tile has a color elsewhere.
		expect(drawnCorners(cells, ISLANDS)[5]).toBe('0');
		expect([cells.get(0, 0), cells.get(1, 0), cells.get(0, 1), cells.get(1, 1)]).not.toContain(0);
	});

	it('[Q27] erasing a corner of a set without transparent tiles is not possible; a whole tile is', () => {
		expect(painted(GRASS, TWO_COLORS, 0, [corner(3, 2)])).toEqual({ invalid: 4, corners: drawing(GRASS) });
		const cells = cellsOf(mapOfCorners(GRASS, TWO_COLORS));
		expect(countCells(paintTerrain(cells, TWO_COLORS, 0, [tile(3, 2)]))).toBe(8);
		expect([cells.get(2, 2), cells.get(3, 2), cells.get(4, 2)]).toEqual([1, 0, 1]);
	});

	it('[Q27] on empty cells, a set without transparent tiles paints whole tiles of its color', () => {
		const cells = emptyCells(5, 4);
		expect(isEmpty(paintTerrain(cells, TWO_COLORS, 2, [corner(2, 2)]))).toBe(true);
		expect(drawnCorners(cells, TWO_COLORS)).toBe(
			drawing(`
				......
				.222..
				.222..
				.222..
				......`),
		);
	});

	it('[Q32] a whole tile has the color at all corners, and its neighbours where they touch it', () => {
		expect(painted(GRASS, TWO_COLORS, 2, [tile(2, 1)]).corners).toBe(
			drawing(`
				1111111
				1122111
				1122111
				1111111
				1111111`),
		);
	});

	it('[Q18] cells outside the map are left out', () => {
		expect(painted(GRASS, TWO_COLORS, 2, [corner(6, 4), tile(-1, 0)])).toEqual({
			invalid: 0,
			corners: drawing(`
				2111111
				2111111
				1111111
				1111111
				1111112`),
		});
	});

	it('[Q34] paints the same turned by 180° about the middle of the map', () => {
		expect(painted(GRASS, TWO_COLORS, 2, [corner(1, 1), corner(2, 1)], { turned: true }).corners).toBe(
			drawing(`
				1111111
				1221111
				1111111
				1111221
				1111111`),
		);
	});

	it('[Q34] ignores turning on infinite maps, which have no middle', () => {
		const map = mapOf(infiniteLayerOf('..\n..'));
		const cells = cellWriter(map, tileLayerOf(map, 1));
		paintTerrain(cells, TWO_COLORS, 2, [tile(-5, -5)], { turned: true });
		const { doc } = apply(map, cells.changes());
		const layer = tileLayerOf(doc, 1);
		const count = 'chunks' in layer ? layer.chunks.flatMap(({ data }) => [...data]).filter((gid) => gid !== 0).length : 0;
		expect(count).toBe(9);
	});

	it('[Q18] changes nothing outside the cells that may be painted', () => {
		const map = mapOfCorners(GRASS, TWO_COLORS);
		const { changes, invalid } = fillTerrain(map, 1, rectangle({ x: 2, y: 1, width: 2, height: 2 }), TWO_COLORS, 2, {
			within: rectangle({ x: 0, y: 0, width: 3, height: 9 }),
		});
		const { doc } = apply(map, changes);
		expect(isEmpty(invalid)).toBe(true);
		expect([1, 2, 3, 4].map((x) => cellsOf(doc).get(x, 1) === 1)).toEqual([false, false, true, true]);
	});

	it('[Q35] the color at a spot can be picked up', () => {
		const cells = cellsOf(mapOfCorners('112\n121\n...', CHAIN));
		const colors = [corner(0, 0), corner(1, 1), corner(2, 0), corner(9, 9), tile(1, 0)].map((spot) => terrainColorAt(cells, CHAIN, spot));
		expect(colors).toEqual([1, 2, 2, 0, 2]);
	});

	it('throws for a color that the set does not have', () => {
		expect(() => paintTerrain(emptyCells(3, 3), TWO_COLORS, 3, [corner(1, 1)])).toThrow(
			'The Wang set "Ground" has the colors 1 to 2, and 0 for none; found 3.',
		);
	});

	it('[Q3] throws for a color beyond the last one that ids can have', () => {
		const many = { ...TWO_COLORS, set: { ...TWO_COLORS.set, colors: Array.from({ length: 300 }, (_, i) => newWangColor(i + 1)) } };
		expect(() => paintTerrain(emptyCells(3, 3), many, 255, [corner(1, 1)])).toThrow('has the colors 1 to 254, and 0 for none; found 255');
	});
});

describe('a terrain brush for edges', () => {
	const PATHS = terrainOf('edge', allIds('edge', [0, 1]).slice(1));

	it('[Q16] sets an edge of both cells that share it', () => {
		const cells = emptyCells(3, 2);
		expect(
			isEmpty(
				paintTerrain(cells, PATHS, 1, [
					{ at: 'edge', x: 0, y: 0, edge: 2 },
					{ at: 'edge', x: 1, y: 1, edge: 0 },
				]),
			),
		).toBe(true);
		expect(drawnColors(cells, PATHS)).toBe(
			drawing(`
				.0.0...
				0.1.0..
				.0.1...
				..0.0..
				...0...`),
		);
	});

	it('[Q32] a whole tile has the color at all edges', () => {
		const cells = emptyCells(3, 3);
		paintTerrain(cells, PATHS, 1, [tile(1, 1)]);
		expect(drawnColors(cells, PATHS)).toBe(
			drawing(`
				...0...
				..0.0..
				.0.1.0.
				0.1.1.0
				.0.1.0.
				..0.0..
				...0...`),
		);
	});

	it('[Q12, Q26] scripts set single positions of cells, by default without corrections', () => {
		const cells = emptyCells(3, 1);
		const edit = editTerrain(cells, PATHS);
		edit.setPosition(0, 0, 2, 1);
		edit.setEdge(2, 0, 4, 1);
		expect(isEmpty(edit.apply())).toBe(true);
		expect([0, 1, 2].map((x) => cells.get(x, 0) !== 0)).toEqual([true, false, true]);
		expect(() => editTerrain(cells, PATHS).setPosition(0, 0, 8, 1)).toThrow('A tile has the positions 0 to 7, found 8.');
		expect(() => editTerrain(cells, PATHS).setCorner(0, 0, 2)).toThrow('found 2');
	});
});

describe('a terrain brush for both', () => {
	const BOTH = terrainOf('mixed', allIds('mixed', [1, 2]));

	it('[Q15, Q16] sets single corners and edges', () => {
		const cells = emptyCells(2, 2);
		paintTerrain(cells, BOTH, 1, [tile(0, 0), tile(1, 1)]);
		paintTerrain(cells, BOTH, 2, [corner(1, 1), { at: 'edge', x: 0, y: 0, edge: 4 }]);
		expect(drawnColors(cells, BOTH)).toBe(
			drawing(`
				11111
				1.1.1
				12211
				1.1.1
				11111`),
		);
	});
});

describe('on staggered maps', () => {
	it.each([
		['y', 'odd', '2,3 2,1 2,2 3,2'],
		['y', 'even', '2,3 2,1 1,2 2,2'],
		['x', 'odd', '2,3 1,2 2,2 3,2'],
		['x', 'even', '2,3 1,3 2,2 3,3'],
	] as const)('[Q15, Q28] four cells share the corner at the top of a cell: axis %s, %s', (axis, index, expected) => {
		const map: TileMap = staggered(emptyMap(6, 6), axis, index);
		const cells = cellsOf(map);
		paintTerrain(cells, ISLANDS, 1, [corner(2, 3)]);
		const changed: string[] = [];
		for (let y = 0; y < 6; y++) for (let x = 0; x < 6; x++) if (cells.get(x, y) !== 0) changed.push(`${x},${y}`);
		expect(changed.sort()).toEqual(expected.split(' ').sort());
		expect(disagreements(cells, ISLANDS, true)).toEqual([]);
	});

	it.each(['x', 'y'] as const)('[Q26, Q28] tiles around follow: axis %s', (axis) => {
		const cells = cellsOf(staggered(emptyMap(12, 12), axis));
		paintTerrain(
			cells,
			CHAIN,
			1,
			Array.from({ length: 144 }, (_, i) => tile(i % 12, Math.floor(i / 12))),
		);
		expect(isEmpty(paintTerrain(cells, CHAIN, 3, [corner(6, 6)]))).toBe(true);
		expect(disagreements(cells, CHAIN, true)).toEqual([]);
		const other: number[] = [];
		for (let y = 0; y < 12; y++) for (let x = 0; x < 12; x++) if (cells.get(x, y) !== 1) other.push(cells.get(x, y));
		// Four cells with a corner of 3, and twelve around them.
		expect(other.length).toBe(16);
	});
});

describe('filling a region with one color', () => {
	it('[Q3, Q32] gives it to all its tiles, and puts tiles around that fit', () => {
		const map = mapOfCorners(GRASS, CHAIN);
		const before = write(map);
		const { changes, issues } = fillTerrain(map, 1, rectangle({ x: 2, y: 1, width: 2, height: 1 }), CHAIN, 3);
		expect(issues).toEqual([]);
		const { doc } = apply(map, changes);
		expect(drawnCorners(cellsOf(doc), CHAIN)).toBe(
			drawing(`
				1222221
				1233321
				1233321
				1222221
				1111111`),
		);
		expect(write(apply(doc, invert(changes)).doc)).toEqual(before);
	});

	it('[Q25] reports where no tile fits', () => {
		const { changes, issues, invalid } = fillTerrain(
			mapOfCorners(GRASS, TWO_COLORS),
			1,
			rectangle({ x: 2, y: 1, width: 1, height: 1 }),
			TWO_COLORS,
			0,
		);
		expect(changes.length).toBe(1);
		expect(rectanglesOf(invalid)).toEqual([
			{ x: 1, y: 0, width: 3, height: 1 },
			{ x: 1, y: 1, width: 1, height: 1 },
			{ x: 3, y: 1, width: 1, height: 1 },
			{ x: 1, y: 2, width: 3, height: 1 },
		]);
		expect(issues).toMatchObject([
			{
				code: 'no-fitting-tile',
				pointer: '/layers/0',
				times: 8,
				message: 'The Wang set "Ground" has no tile that fits at the cell 1, 0, which stays as it is. This is the first of 8 places.',
			},
		]);
	});

	it('[Q12] grows chunks of infinite maps where it needs them', () => {
		const map = mapOf(infiniteLayerOf('1'.repeat(16), 0, 0));
		const { changes } = fillTerrain(map, 1, rectangle({ x: -40, y: -40, width: 2, height: 2 }), ISLANDS, 1);
		const { doc } = apply(map, changes);
		const cells = cellsOf(doc);
		expect([-41, -40, -39, -38].map((x) => cells.get(x, -40) !== 0)).toEqual([true, true, true, true]);
		expect(cells.get(-37, -40)).toBe(0);
	});

	it('leaves an unknown layer alone', () => {
		expect(() => fillTerrain(mapOf(layerOf('1')), 7, rectangle({ x: 0, y: 0, width: 1, height: 1 }), ISLANDS, 1)).toThrow(
			'The map has no layer with the id 7.',
		);
	});
});
