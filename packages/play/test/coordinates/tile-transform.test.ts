import { GidFlags } from '@tilewright/format';
import { transformedBox } from '@tilewright/geometry';
import { tileAt, tileLayer } from '@tilewright/play';
import { tileTransform } from '@tilewright/play/coordinates';
import { describe, expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const { diagonal, horizontal } = GidFlags;

/** Where the picture of the first tile is drawn, with flags: the matrix and its box. */
async function drawn(flags: number, fields = {}) {
	const tilesets = [tilesetJson({ firstgid: 1, tilewidth: 16, tileheight: 8, ...fields })];
	const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson([flags + 1, ...Array(11).fill(0)])] }) });
	const tile = tileAt(tileLayer(map, ''), 0, 0);
	if (tile === undefined) throw new Error('there is no tile');
	const matrix = tileTransform(map, tile);
	return { matrix, box: transformedBox(matrix, 16, 8) };
}

describe('tileTransform', () => {
	it('puts a tile at the bottom left of its cell, moved by the offset of its tileset [R2]', async () => {
		expect((await drawn(0)).matrix).toEqual([1, 0, 0, 1, 0, -8]);
		expect((await drawn(0, { tileoffset: { x: 3, y: 5 } })).matrix).toEqual([1, 0, 0, 1, 3, -3]);
	});

	it('flips and turns it; on its side, it keeps its bottom left corner [R6]', async () => {
		expect((await drawn(horizontal)).matrix).toEqual([-1, 0, 0, 1, 16, -8]);
		expect((await drawn(diagonal)).box).toEqual({ x: 0, y: -16, width: 8, height: 16 });
	});

	it('scales it to the grid [R2]', async () => {
		expect((await drawn(0, { tilerendersize: 'grid' })).box).toEqual({ x: 0, y: -16, width: 16, height: 16 });
	});
});
