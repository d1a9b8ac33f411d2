import type { Chunk, InfiniteTileLayer } from '@tilewright/format';
import { forEachTile, readMap } from '@tilewright/format';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedBlocks } from '../../src/scene/used-blocks.ts';
import { mapJson, tilesJson } from '../support/map-json.ts';

const layerOf = (chunks: readonly object[]): InfiniteTileLayer => {
	const [layer] = readMap(
		JSON.stringify(mapJson({ infinite: true, layers: [{ ...tilesJson([]), data: undefined, chunks, startx: 0, starty: 0 }] })),
	).layers;
	if (layer?.type !== 'tilelayer' || !('chunks' in layer)) throw new Error('The layer has no chunks.');
	return layer;
};

test('the used blocks of a layer are those around all of its tiles', () => {
	const chunk = fc
		.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }), at: fc.array(fc.nat(63), { maxLength: 3 }) })
		.map(({ x, y, at }) => ({
			x: 8 * x,
			y: 8 * y,
			width: 8,
			height: 8,
			data: Array.from({ length: 64 }, (_, i) => (at.includes(i) ? 1 : 0)),
		}));
	fc.assert(
		fc.property(fc.uniqueArray(chunk, { maxLength: 30, selector: ({ x, y }) => `${x} ${y}` }), (chunks) => {
			const layer = layerOf(chunks);
			const [columns, rows]: [number[], number[]] = [[], []];
			forEachTile(layer, (_, x, y) => {
				columns.push(Math.floor(x / 16));
				rows.push(Math.floor(y / 16));
			});
			const [left, top] = [Math.min(...columns), Math.min(...rows)];
			const box = { x: 16 * left, y: 16 * top, width: 16 * (Math.max(...columns) - left + 1), height: 16 * (Math.max(...rows) - top + 1) };
			expect(usedBlocks(layer)).toEqual(columns.length === 0 ? undefined : box);
		}),
	);
});

test('chunks that lie between others are not scanned', () => {
	const tiles = Array.from({ length: 16 }, () => 1);
	const layer = layerOf([0, 4, 8, 12].flatMap((y) => [0, 4, 8, 12].map((x) => ({ x, y, width: 4, height: 4, data: tiles }))));
	const read: Chunk[] = [];
	const watched = layer.chunks.map((each) => ({
		...each,
		get data() {
			read.push(each);
			return each.data;
		},
	}));
	expect(usedBlocks({ ...layer, chunks: watched })).toEqual({ x: 0, y: 0, width: 16, height: 16 });
	expect(read.filter(({ x, y }) => [4, 8].includes(x) && [4, 8].includes(y))).toEqual([]);
});
