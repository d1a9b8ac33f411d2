import type { CellBounds, Chunk, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import { changed } from '../support/changed.ts';
import { infiniteLayerOf, mapOf } from '../support/drawn.ts';

const SIDE = 2;
const COLUMNS = 4;
/** The squares of a grid where chunks are or may be. */
const squares = Array.from({ length: COLUMNS * COLUMNS }, (_, i) => ({
	x: (i % COLUMNS) * SIDE,
	y: Math.floor(i / COLUMNS) * SIDE,
	width: SIDE,
	height: SIDE,
}));

/** A map with full chunks in some squares. */
function mapWith(areas: readonly CellBounds[]): TileMap {
	const chunks: Chunk[] = areas.map((area) => ({ ...area, data: new Uint32Array(SIDE * SIDE).fill(1) }));
	const map = mapOf({ ...infiniteLayerOf('1'), startx: 0, starty: 0, width: SIDE * COLUMNS, height: SIDE * COLUMNS, chunks });
	return { ...map, editorsettings: { chunksize: { width: SIDE, height: SIDE } } };
}

const placesOf = (map: TileMap): string[] => {
	const layer = tileLayerOf(map, 1);
	return isInfinite(layer) ? layer.chunks.map(({ x, y }) => `${x},${y}`) : [];
};

it('chunks are added and removed in one step, in whatever order they are', () => {
	const some = fc.shuffledSubarray(squares);
	fc.assert(
		fc.property(some, some, some, (full, filled, erased) => {
			const map = mapWith(full);
			const after = changed(
				map,
				changeCells(map, 1, (cells) => {
					for (const area of filled) cells.setArea(area, new Uint32Array(SIDE * SIDE).fill(2));
					for (const area of erased) cells.setArea(area, new Uint32Array(SIDE * SIDE));
				}),
			);
			const places = [...full, ...filled].filter((area) => !erased.includes(area)).map(({ x, y }) => `${x},${y}`);
			expect(placesOf(after).toSorted()).toEqual([...new Set(places)].sort());
		}),
		{ numRuns: effort(40, 600) },
	);
});
