import { tileLayer } from '@tilewright/play';
import { tileBlocks, tileRows } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const SIZE = 20;

/** A map of 20 × 20 cells of 16 × 16 pixels, all of which have the same tile. */
async function blocksOf(tileset: object) {
	const layer = { ...tilesJson(Array(SIZE * SIZE).fill(1)), width: SIZE, height: SIZE };
	const tilesets = [{ ...tilesetJson({ firstgid: 1 }), ...tileset }];
	const map = await loadedFrom({ 'map.tmj': mapJson({ width: SIZE, height: SIZE, tilesets, layers: [layer] }) });
	const on = tileLayer(map, '');
	return { blocks: tileBlocks(map, on, on), rows: tileRows(map, on, on) };
}

describe('tileBlocks', () => {
	it('are squares of 8 × 8 cells, with the box around their pictures', async () => {
		const { blocks, rows } = await blocksOf({});
		expect(rows).toHaveLength(1);
		expect(blocks.map(({ tiles }) => tiles.length)).toEqual([64, 64, 32, 64, 64, 32, 32, 32, 16]);
		expect(blocks[4]?.box).toEqual({ x: 128, y: 128, width: 128, height: 128 });
		expect(new Set(blocks.map(({ order }) => order))).toEqual(new Set([rows[0]?.order]));
	});

	it('are parts of rows where tiles stick out', async () => {
		const { blocks, rows } = await blocksOf({ tileheight: 24, imageheight: 48 });
		expect(rows).toHaveLength(SIZE);
		expect(blocks.map(({ tiles }) => tiles.length).slice(0, 4)).toEqual([8, 8, 4, 8]);
		expect(blocks[0]?.box).toEqual({ x: 0, y: -8, width: 128, height: 24 });
	});
});
