import { overlap } from '@tilewright/geometry';
import type { GameMap, TileLayer } from '@tilewright/play';
import { tileAt, tileLayer } from '@tilewright/play';
import { chunksWithin, tilesWithin } from '@tilewright/play/coordinates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../geometry/test/support/arbitrary-map.ts';
import { grids } from '../../../geometry/test/support/arbitrary-map.ts';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

interface Part {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A map with one layer of chunks, all of whose cells have a tile. */
async function chunked(parts: readonly Part[], grid: Grid = { orientation: 'orthogonal' }, fields = {}): Promise<[GameMap, TileLayer]> {
	const chunks = parts.map((part) => ({ ...part, data: Array(part.width * part.height).fill(1) }));
	const layer = { ...tilesJson([], { chunks, startx: 0, starty: 0, ...fields }), data: undefined };
	const tilesets = [tilesetJson({ firstgid: 1, tilewidth: 24, tileheight: 40 })];
	const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [layer], ...grid, infinite: true }) });
	return [map, tileLayer(map, '')];
}

/** The cells that are visited, sorted. */
function visited(map: GameMap, layer: TileLayer, rect: Part): string[] {
	const found: string[] = [];
	tilesWithin(map, layer, rect, (tile, column, row) => {
		expect(tile).toBe(tileAt(layer, column, row));
		found.push(`${column} ${row}`);
	});
	return found;
}

const place = fc.integer({ min: -20, max: 20 });
const size = fc.integer({ min: 1, max: 8 });
const parts = fc.array(fc.record({ x: place, y: place, width: size, height: size }), { minLength: 1, maxLength: 5 });
const rects = fc.record({
	x: fc.integer({ min: -600, max: 600 }),
	y: fc.integer({ min: -600, max: 600 }),
	width: fc.integer({ min: 1, max: 400 }),
	height: fc.integer({ min: 1, max: 400 }),
});

describe('tilesWithin', () => {
	it('visits each tile whose picture touches the rectangle, and no other, once, in every orientation', async () => {
		await fc.assert(
			fc.asyncProperty(grids, parts, rects, async (grid, parts, rect) => {
				const [map, layer] = await chunked(parts, grid, { offsetx: 7, offsety: -9 });
				const found = visited(map, layer, rect);
				expect(new Set(found).size).toBe(found.length);
				const chunks = chunksWithin(map, layer, rect);
				const expected = new Set<string>();
				// Everything is visited in a rectangle that has everything.
				tilesWithin(map, layer, { x: -1e5, y: -1e5, width: 2e5, height: 2e5 }, (_, column, row, x, y) => {
					// Tiles have 24 × 40 pixels.
					if (!overlap({ x, y: y - 40, width: 24, height: 40 }, rect)) return;
					expected.add(`${column} ${row}`);
					expect(chunks.some((chunk) => overlap(chunk, { x: column, y: row, width: 1, height: 1 }))).toBe(true);
				});
				expect(new Set(found)).toEqual(expected);
			}),
			{ numRuns: 60 },
		);
	});

	it('visits all cells that have tiles in a rectangle that has everything', async () => {
		await fc.assert(
			fc.asyncProperty(grids, parts, async (grid, parts) => {
				const cells = parts.flatMap(({ x, y, width, height }) =>
					Array.from({ length: width * height }, (_, i) => `${x + (i % width)} ${y + Math.floor(i / width)}`),
				);
				const found = visited(...(await chunked(parts, grid)), { x: -1e5, y: -1e5, width: 2e5, height: 2e5 });
				expect(found.sort()).toEqual([...new Set(cells)].sort());
			}),
			{ numRuns: 60 },
		);
	});

	it('gives the bottom left corner of each cell, in drawing order [R2] [R4]', async () => {
		const map = await loadedFrom({
			'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1 })], layers: [tilesJson(Array(12).fill(1), { offsetx: 100 })] }),
		});
		const places: number[][] = [];
		tilesWithin(map, tileLayer(map, ''), { x: 130, y: 30, width: 4, height: 4 }, (_, column, row, x, y) => {
			if (column === 2 || column === 1) places.push([column, row, x, y]);
		});
		expect(places).toEqual([
			[1, 1, 116, 32],
			[2, 1, 132, 32],
			[1, 2, 116, 48],
			[2, 2, 132, 48],
		]);
	});

	it('takes as long as the chunks, however far they are from each other [L3]', async () => {
		const far = { x: 1_000_000, y: 1_000_000, width: 2, height: 1 };
		const [map, layer] = await chunked([{ x: -1_000_000, y: -1_000_000, width: 1, height: 1 }, far, { ...far, width: 1 }]);
		const all = visited(map, layer, { x: -1e9, y: -1e9, width: 2e9, height: 2e9 });
		expect(all.sort()).toEqual(['-1000000 -1000000', '1000000 1000000', '1000001 1000000']);
	});

	it('a layer without chunks has no tiles', async () => {
		expect(visited(...(await chunked([])), { x: 0, y: 0, width: 100, height: 100 })).toEqual([]);
	});
});

describe('chunksWithin', () => {
	it('gives the same objects again, so that a game sees which came and went', async () => {
		const [map, layer] = await chunked([
			{ x: 0, y: 0, width: 16, height: 16 },
			{ x: 64, y: 0, width: 16, height: 16 },
		]);
		const here = chunksWithin(map, layer, { x: 10, y: 10, width: 20, height: 20 });
		expect(here).toEqual([layer.chunks?.[0]]);
		expect(here[0]).toBe(layer.chunks?.[0]);
		expect(chunksWithin(map, layer, { x: 64 * 16, y: 10, width: 20, height: 20 })).toEqual([layer.chunks?.[1]]);
	});

	it('cuts other layers into parts of 32 × 32 cells', async () => {
		const layer = tilesJson(Array(70 * 40).fill(1), { width: 70, height: 40 });
		const map = await loadedFrom({
			'map.tmj': mapJson({ width: 70, height: 40, tilesets: [tilesetJson({ firstgid: 1 })], layers: [layer] }),
		});
		const tiles = tileLayer(map, '');
		const all = chunksWithin(map, tiles, { x: 0, y: 0, width: 70 * 16, height: 40 * 16 });
		expect(all).toHaveLength(6);
		expect(all.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(70 * 40);
		const [corner] = chunksWithin(map, tiles, { x: 69 * 16, y: 39 * 16, width: 1, height: 1 });
		expect(corner).toBe(all[5]);
		expect(corner).toEqual({ x: 64, y: 32, width: 6, height: 8 });
	});
});
