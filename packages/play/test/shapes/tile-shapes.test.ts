import { GidFlags } from '@tilewright/format';
import { objects, tileLayer } from '@tilewright/play';
import { tileCenter } from '@tilewright/play/coordinates';
import type { Shape } from '@tilewright/play/shapes';
import { cellShapes, layerShapes, tileObjectShapes } from '@tilewright/play/shapes';
import { describe, expect, it } from 'vitest';
import { areaOf, boxOf, middleOf } from '../../../geometry/test/support/polygon.ts';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

/** A tileset whose first tile has shapes. */
const tilesetWith = (shapes: readonly Fields[], fields: Fields = {}): Fields =>
	tilesetJson({ firstgid: 1, tiles: [{ id: 0, objectgroup: objectsJson(shapes) }], ...fields });

/** The shapes of the first cell. */
async function shapesOf(gid: number, tileset: Fields, map: Fields = {}, layer: Fields = {}): Promise<Shape[]> {
	const data = [gid, ...Array(11).fill(0)];
	const loaded = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [tileset], layers: [tilesJson(data, layer)], ...map }) });
	return cellShapes(loaded, tileLayer(loaded, ''), 0, 0);
}

const boxes = (shapes: readonly Shape[]): string[] =>
	shapes.map(({ points }) => {
		const { x, y, width, height } = boxOf(points);
		return [x, y, x + width, y + height].map((n) => Math.round(n * 100) / 100 + 0).join(' ');
	});

const { horizontal, vertical, diagonal, hexagonal } = GidFlags;

describe('the shapes of cells', () => {
	// In cells of 16 × 16 pixels, tiles of 16 × 8 fill the lower half.
	const flat = tilesetWith([{ width: 4, height: 2 }], { tilewidth: 16, tileheight: 8 });
	it.each([
		[0, '0 8 4 10'],
		[horizontal, '12 8 16 10'],
		[vertical, '0 14 4 16'],
		[horizontal + vertical, '12 14 16 16'],
		// Turned on its side, a tile keeps its bottom left corner.
		[diagonal, '0 0 2 4'],
		[diagonal + horizontal, '6 0 8 4'],
		[diagonal + vertical, '0 12 2 16'],
		[diagonal + horizontal + vertical, '6 12 8 16'],
	])('are flipped and turned with the tile [G1] [R6]: flags %i', async (flags, box) => {
		const shapes = await shapesOf(flags + 1, flat);
		expect(boxes(shapes)).toEqual([box]);
		expect(shapes.map(({ points }) => areaOf(points) > 0)).toEqual([true]);
	});

	it('are turned about the middle on hexagonal maps [R6]', async () => {
		const map = { orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8 };
		// A shape above the middle of the tile.
		const tileset = tilesetWith([{ x: 7, y: 0, width: 2, height: 2 }]);
		const places = await Promise.all(
			[0, diagonal, hexagonal, diagonal + hexagonal].map(async (flags) =>
				(await shapesOf(flags + 1, tileset, map)).map(({ points }) => middleOf(points)),
			),
		);
		const degrees = places.flat().map(({ x, y }) => Math.round((Math.atan2(x - 8, 8 - y) * 180) / Math.PI));
		expect(degrees).toEqual([0, 60, 120, 180]);
	});

	it('are moved by the offsets of the tileset and the layer [R2] [R7]', async () => {
		const tileset = tilesetWith([{ width: 4, height: 2 }], { tileoffset: { x: 3, y: -1 } });
		expect(boxes(await shapesOf(1, tileset, {}, { offsetx: 100, offsety: 50 }))).toEqual(['103 49 107 51']);
	});

	it('are scaled with tiles at the size of the grid [R2]', async () => {
		const grid = { tilewidth: 32, tileheight: 64, tilerendersize: 'grid' };
		expect(boxes(await shapesOf(1, tilesetWith([{ width: 32, height: 32 }], grid)))).toEqual(['0 0 16 8']);
		const kept = { ...grid, fillmode: 'preserve-aspect-fit' };
		expect(boxes(await shapesOf(1, tilesetWith([{ width: 32, height: 32 }], kept)))).toEqual(['4 0 12 8']);
	});

	it('rotate about their own position, in the tile', async () => {
		expect(boxes(await shapesOf(1, tilesetWith([{ x: 8, y: 8, width: 4, height: 2, rotation: 90 }])))).toEqual(['6 8 8 12']);
	});

	it('keep their class and properties, and their kind', async () => {
		const properties = [{ name: 'oneWay', type: 'bool', value: true }];
		const line = {
			type: 'Ledge',
			properties,
			width: 0,
			height: 0,
			polyline: [
				{ x: 0, y: 0 },
				{ x: 16, y: 0 },
			],
		};
		const [shape] = await shapesOf(1, tilesetWith([line]));
		expect(shape).toMatchObject({ type: 'polyline', object: { class: 'Ledge', props: { oneWay: true } } });
	});

	it('lie on isometric cells if the grid of the tileset is isometric, as in Tiled', async () => {
		const map = { orientation: 'isometric', tilewidth: 32, tileheight: 16 };
		const tileset = tilesetWith([{ width: 16, height: 16 }], {
			tilewidth: 32,
			tileheight: 40,
			grid: { orientation: 'isometric', width: 32, height: 16 },
		});
		const data = [1, ...Array(11).fill(0)];
		const loaded = await loadedFrom({ 'map.tmj': mapJson({ ...map, tilesets: [tileset], layers: [tilesJson(data)] }) });
		const [shape] = cellShapes(loaded, tileLayer(loaded, ''), 0, 0);
		// A square as large as a cell covers the cell, however high the tile is.
		expect(shape && middleOf(shape.points)).toEqual(tileCenter(loaded, 0, 0));
		expect(shape && boxOf(shape.points)).toMatchObject({ width: 32, height: 16 });
	});

	it('a cell that is empty, outside or without shapes has none', async () => {
		expect(await shapesOf(0, flat)).toEqual([]);
		expect(await shapesOf(2, flat)).toEqual([]);
		expect(await shapesOf(99, flat)).toEqual([]);
	});
});

describe('the shapes of a layer', () => {
	const tileset = tilesetWith([{ width: 16, height: 16 }]);

	it('are those of all cells, or of some', async () => {
		const map = await loadedFrom({
			'map.tmj': mapJson({ tilesets: [tileset], layers: [tilesJson([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])] }),
		});
		const layer = tileLayer(map, '');
		expect(boxes(layerShapes(map, layer))).toEqual(['0 0 16 16', '48 0 64 16', '48 32 64 48']);
		expect(boxes(layerShapes(map, layer, { within: { x: 2, y: 0, width: 9, height: 2 } }))).toEqual(['48 0 64 16']);
	});

	it('of an infinite map take as long as its chunks, and cells in two chunks count once', async () => {
		const chunk = (x: number) => ({ x, y: x, width: 1, height: 1, data: [1] });
		const chunks = [chunk(-1e6), chunk(1e6), chunk(1e6)];
		const layer = { ...tilesJson([], { chunks, startx: 0, starty: 0 }), data: undefined };
		const map = await loadedFrom({ 'map.tmj': mapJson({ infinite: true, tilesets: [tileset], layers: [layer] }) });
		expect(boxes(layerShapes(map, tileLayer(map, '')))).toEqual([
			'-16000000 -16000000 -15999984 -15999984',
			'16000000 16000000 16000016 16000016',
		]);
	});
});

describe('the shapes of tile objects', () => {
	it('are scaled, flipped and rotated with the object [R8]', async () => {
		const tilesets = [tilesetWith([{ width: 8, height: 8 }])];
		const layers = [
			objectsJson(
				[
					{ gid: 1, x: 100, y: 100, width: 32, height: 16 },
					{ gid: horizontal + 1, x: 100, y: 100 },
					{ gid: 1, x: 100, y: 100, rotation: 90 },
					{ gid: 2, x: 0, y: 0 },
					{ x: 0, y: 0 },
				],
				{ offsetx: 1, draworder: 'index' },
			),
		];
		const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets, layers }) });
		expect(objects(map).map((object) => boxes(tileObjectShapes(map, object)))).toEqual([
			['101 84 117 92'],
			['109 84 117 92'],
			['109 100 117 108'],
			[],
			[],
		]);
	});
});
