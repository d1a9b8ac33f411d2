import type { Chunk, InfiniteTileLayer } from '@tilewright/format';
import { cellAt } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layerParts } from '../../src/scene/layer-parts.ts';

const NEVER = {
	id: 1,
	name: '',
	class: '',
	x: 0,
	y: 0,
	opacity: 1,
	visible: true,
	locked: false,
	offsetx: 0,
	offsety: 0,
	parallaxx: 1,
	parallaxy: 1,
	properties: [],
	width: 0,
	height: 0,
	startx: 0,
	starty: 0,
} as const;

const layerOf = (chunks: Chunk[]): InfiniteTileLayer => ({
	...NEVER,
	properties: [],
	type: 'tilelayer',
	mode: 'normal',
	encoding: 'csv',
	compression: '',
	chunks,
});

const chunkAt = (x: number, y: number, gid = 1, size = 4): Chunk => ({
	x,
	y,
	width: size,
	height: size,
	data: new Uint32Array(size * size).fill(gid),
});

/** Every cell with a tile that the parts visit, as text. */
function visited(layer: InfiniteTileLayer): string[] {
	return layerParts(layer).flatMap(({ cells, gidAt }) => {
		const found: string[] = [];
		for (let y = cells.y; y < cells.y + cells.height; y++)
			for (let x = cells.x; x < cells.x + cells.width; x++) if (gidAt(x, y) !== 0) found.push(`${x} ${y} ${gidAt(x, y)}`);
		return found;
	});
}

describe('parts of a layer', () => {
	it('are one part if chunks are adjacent', () => {
		const parts = layerParts(layerOf([chunkAt(0, 0), chunkAt(4, 0), chunkAt(40, 30)]));
		expect(parts.map(({ cells }) => cells)).toEqual([{ x: 0, y: 0, width: 44, height: 34 }]);
	});

	it('are several if chunks are far apart: cells between them are not visited', () => {
		const parts = layerParts(layerOf([chunkAt(-(2 ** 29), -(2 ** 29)), chunkAt(2 ** 29, 2 ** 29), chunkAt(2 ** 29 + 4, 2 ** 29)]));
		expect(parts.map(({ cells }) => cells)).toEqual([
			{ x: -(2 ** 29), y: -(2 ** 29), width: 4, height: 4 },
			{ x: 2 ** 29, y: 2 ** 29, width: 8, height: 4 },
		]);
	});

	it('are split if nearly all cells between a long chain of chunks are empty', () => {
		const chain = Array.from({ length: 5000 }, (_, i) => chunkAt(16 * i, 16 * i, 1, 16));
		const cells = layerParts(layerOf(chain)).reduce((sum, part) => sum + part.cells.width * part.cells.height, 0);
		expect(cells).toBeLessThan(5000 * 512 * 32);
	});

	it('[L3] visit each cell of random chunks once; later chunks win where they overlap', () => {
		const chunk = fc.record({
			x: fc.integer({ min: -300, max: 300 }),
			y: fc.integer({ min: -40, max: 40 }),
			gid: fc.integer({ min: 1, max: 9 }),
			size: fc.integer({ min: 1, max: 5 }),
		});
		fc.assert(
			fc.property(fc.array(chunk, { maxLength: 12 }), (list) => {
				const layer = layerOf(list.map(({ x, y, gid, size }) => chunkAt(x, y, gid, size)));
				const wanted = new Set<string>();
				for (const { x, y, width, height } of layer.chunks)
					for (let dy = 0; dy < height; dy++)
						for (let dx = 0; dx < width; dx++) wanted.add(`${x + dx} ${y + dy} ${cellAt(layer, x + dx, y + dy)}`);
				expect(visited(layer).sort()).toEqual([...wanted].sort());
			}),
		);
	});
});
