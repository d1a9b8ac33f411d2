import type { GameMap, TileLayer } from '@tilewright/play';
import { tileLayer } from '@tilewright/play';
import { chunksWithin, tilesWithin } from '@tilewright/play/coordinates';
import { tileRows } from '@tilewright/play/scene';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../geometry/test/support/arbitrary-map.ts';
import { grids } from '../../../geometry/test/support/arbitrary-map.ts';
import { loadedFrom, mapJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const EVERYTHING = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/** A map with a layer of chunks, all of whose cells have a tile of 24 × 48 pixels: it is higher than any cell, so each row is drawn alone. */
async function chunked(chunks: readonly object[], grid: Grid = { orientation: 'orthogonal' }): Promise<[GameMap, TileLayer]> {
	const layer = { ...tilesJson([], { chunks, startx: 0, starty: 0, offsetx: 50 }), data: undefined };
	const tilesets = [tilesetJson({ firstgid: 1, tilewidth: 24, tileheight: 48 })];
	const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [layer], ...grid, infinite: true }) });
	return [map, tileLayer(map, '')];
}

const chunk = (x: number, y: number, width: number, height: number, gid = 1) => ({
	...{ x, y, width, height },
	data: Array(width * height).fill(gid),
});

/** The rows of all parts of a layer, as they are drawn. */
const rowsOf = (map: GameMap, layer: TileLayer) =>
	chunksWithin(map, layer, EVERYTHING)
		.flatMap((part) => tileRows(map, layer, part))
		.sort((a, b) => a.order - b.order);

describe('tileRows', () => {
	it('of all parts, sorted, has the tiles in drawing order, in every orientation [R3] [R4]', async () => {
		const edge = fc.integer({ min: 1, max: 4 });
		const places = fc.uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
			selector: String,
			minLength: 1,
			maxLength: 6,
		});
		await fc.assert(
			fc.asyncProperty(grids, places, edge, async (grid, places, edge) => {
				const [map, layer] = await chunked(
					places.map(([x, y]) => chunk(x * edge, y * edge, edge, edge)),
					grid,
				);
				const expected: string[] = [];
				tilesWithin(map, layer, EVERYTHING, (tile, column, row, x, y) => expected.push(`${tile.id} ${column} ${row} ${x - 50} ${y}`));
				const rows = rowsOf(map, layer).flatMap(({ tiles }) => tiles);
				expect(rows.map(({ tile, column, row, x, y }) => `${tile.id} ${column} ${row} ${x} ${y}`)).toEqual(expected);
			}),
			{ numRuns: 100 },
		);
	});

	it('is one row for a part of a layer whose tiles fit into their cells', async () => {
		const rowsWith = async (tileset: object, grid: object = {}) => {
			const tilesets = [tilesetJson({ firstgid: 1, ...tileset })];
			const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson(Array(12).fill(1))], ...grid }) });
			return rowsOf(map, tileLayer(map, '')).length;
		};
		expect(await rowsWith({})).toBe(1);
		expect(await rowsWith({ tileheight: 17 })).toBe(3);
		expect(await rowsWith({ tileoffset: { x: 1, y: 0 } })).toBe(3);
		expect(await rowsWith({}, { orientation: 'isometric' })).toBe(6);
	});

	it('looks at all frames of an animation', async () => {
		const image = (id: number, height: number, more = {}) => ({ id, image: `${id}.png`, imagewidth: 16, imageheight: height, ...more });
		const animation = [
			{ tileid: 0, duration: 100 },
			{ tileid: 1, duration: 100 },
		];
		const tileset = { name: 'things', firstgid: 1, tilewidth: 16, tileheight: 32, tilecount: 2, columns: 0, margin: 0, spacing: 0 };
		const tilesets = [{ ...tileset, tiles: [image(0, 16, { animation }), image(1, 32)] }];
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers: [tilesJson(Array(12).fill(1))] }) });
		expect(rowsOf(map, tileLayer(map, ''))).toHaveLength(3);
	});

	it('of chunks that overlap, the last has the cell [L3]', async () => {
		const [map, layer] = await chunked([chunk(0, 0, 2, 1, 1), chunk(1, 0, 2, 1, 2)]);
		const tiles = rowsOf(map, layer).flatMap((row) => row.tiles);
		expect(tiles.map(({ tile, column }) => [column, tile.gid])).toEqual([
			[0, 1],
			[1, 2],
			[2, 2],
		]);
	});
});
