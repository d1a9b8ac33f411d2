import type { TileLayer } from '@tilewright/format';
import { cellAt, chunkBounds, forEachTile, isInfinite, readMap } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapWithLayers, tileLayer } from '../support/map-text.ts';

function layerOf(fields: string, width?: number, height?: number): TileLayer {
	const [layer] = readMap(mapWithLayers(tileLayer(fields, width, height))).layers;
	if (layer?.type !== 'tilelayer') throw new Error('no tile layer');
	return layer;
}

const chunk = (x: number, y: number, width: number, height: number, data: readonly number[]): string =>
	JSON.stringify({ x, y, width, height, data });

const finite = layerOf('"data":[1,2,3,4,5,6]', 3, 2);
const infinite = layerOf(`"chunks":[${chunk(-2, -1, 2, 2, [1, 2, 3, 4])},${chunk(0, 0, 1, 2, [5, 0])},${chunk(-1, 0, 2, 1, [0, 7])}]`);

/** All tiles in the order in which they are visited. */
function tilesOf(layer: TileLayer): [gid: number, x: number, y: number][] {
	const tiles: [number, number, number][] = [];
	forEachTile(layer, (gid, x, y) => tiles.push([gid, x, y]));
	return tiles;
}

describe('cellAt', () => {
	it('reads a finite layer row by row', () => {
		expect([cellAt(finite, 0, 0), cellAt(finite, 2, 0), cellAt(finite, 0, 1), cellAt(finite, 2, 1)]).toEqual([1, 3, 4, 6]);
	});

	it('returns 0 outside of a finite layer', () => {
		for (const [x, y] of [
			[-1, 0],
			[3, 0],
			[0, -1],
			[0, 2],
			[3, -1],
		] as const)
			expect(cellAt(finite, x, y)).toBe(0);
	});

	it('reads chunks, also at negative positions [L3]', () => {
		expect([cellAt(infinite, -2, -1), cellAt(infinite, -1, -1), cellAt(infinite, -2, 0)]).toEqual([1, 2, 3]);
		expect(cellAt(infinite, 100, 100)).toBe(0);
	});

	it('uses the later of two overlapping chunks, even where it is empty [L3]', () => {
		expect(cellAt(infinite, -1, 0)).toBe(0);
		expect(cellAt(infinite, 0, 0)).toBe(7);
	});
});

describe('forEachTile', () => {
	it('visits the tiles of a finite layer row by row, without empty cells', () => {
		expect(tilesOf(layerOf('"data":[0,2147483650,3,0]'))).toEqual([
			[2147483650, 1, 0],
			[3, 0, 1],
		]);
	});

	it('visits each cell of overlapping chunks once [L3]', () => {
		expect(tilesOf(infinite)).toEqual([
			[1, -2, -1],
			[2, -1, -1],
			[3, -2, 0],
			[7, 0, 0],
		]);
	});

	it('visits nothing in an empty layer', () => {
		expect(tilesOf(layerOf('"data":[]', 0, 0))).toEqual([]);
		expect(tilesOf(layerOf('"chunks":[]', 0, 0))).toEqual([]);
		expect(tilesOf(layerOf(`"chunks":[${chunk(0, 0, 0, 5, [])}]`))).toEqual([]);
	});

	it('visits the same tiles as cellAt finds, for any chunks', () => {
		const anyChunk = fc
			.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }), width: fc.nat(4), height: fc.nat(4) })
			.chain((box) =>
				fc
					.array(fc.nat(3), { minLength: box.width * box.height, maxLength: box.width * box.height })
					.map((data) => chunk(box.x, box.y, box.width, box.height, data)),
			);
		fc.assert(
			fc.property(fc.array(anyChunk, { maxLength: 6 }), (chunks) => {
				const layer = layerOf(`"chunks":[${chunks}]`);
				const found = new Set<string>();
				for (let y = -5; y < 10; y++) {
					for (let x = -5; x < 10; x++) if (cellAt(layer, x, y) !== 0) found.add(`${cellAt(layer, x, y)} ${x} ${y}`);
				}
				const visited = tilesOf(layer).map((tile) => tile.join(' '));
				expect(new Set(visited)).toEqual(found);
				expect(visited.length).toBe(found.size);
			}),
		);
	});
});

it('isInfinite checks for chunks', () => {
	expect([isInfinite(finite), isInfinite(infinite)]).toEqual([false, true]);
});

describe('chunkBounds', () => {
	it('returns the box around all chunks', () => {
		expect(
			chunkBounds([
				{ x: -16, y: 0, width: 16, height: 16 },
				{ x: 32, y: -8, width: 8, height: 4 },
			]),
		).toEqual({ x: -16, y: -8, width: 56, height: 24 });
	});

	it('returns an empty box without chunks', () => {
		expect(chunkBounds([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
	});
});
