import type { GameMap, GameObject } from '@tilewright/play';
import { objects } from '@tilewright/play';
import { pixelToWorld } from '@tilewright/play/coordinates';
import { objectShape } from '@tilewright/play/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { areaOf, distanceToEdges } from '../../../geometry/test/support/polygon.ts';
import type { Fields } from '../support/map-files.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson } from '../support/map-files.ts';

/** A map with one object. */
async function one(object: Fields, map: Fields = {}, layer: Fields = {}): Promise<[GameMap, GameObject]> {
	const loaded = await loadedFrom({ 'map.tmj': mapJson({ ...map, layers: [objectsJson([object], layer)] }) });
	const [found] = objects(loaded);
	if (found === undefined) throw new Error('there is no object');
	return [loaded, found];
}

/** The type of a shape, and its corners in whole pixels. */
async function shape(object: Fields, map: Fields = {}, layer: Fields = {}): Promise<[string, string]> {
	const { type, points } = objectShape(...(await one(object, map, layer)));
	return [type, points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')];
}

describe('objectShape', () => {
	it('rectangles and texts are polygons', async () => {
		expect(await shape({ x: 10, y: 20, width: 30, height: 5 })).toEqual(['polygon', '10,20 40,20 40,25 10,25']);
		expect(await shape({ x: 1, y: 2, width: 3, height: 4, text: { text: 'a' } })).toEqual(['polygon', '1,2 4,2 4,6 1,6']);
	});

	it('rotate about their position, clockwise [R8]', async () => {
		expect(await shape({ x: 10, y: 20, width: 30, height: 5, rotation: 90 })).toEqual(['polygon', '10,20 10,50 5,50 5,20']);
	});

	it('polygons are closed and clockwise, polylines open', async () => {
		const points = [
			{ x: 0, y: 0 },
			{ x: 0, y: 8 },
			{ x: 8, y: 8 },
		];
		expect(await shape({ x: 100, y: 0, width: 0, height: 0, polygon: points })).toEqual(['polygon', '108,8 100,8 100,0']);
		expect(await shape({ x: 100, y: 0, width: 0, height: 0, polyline: points })).toEqual(['polyline', '100,0 100,8 108,8']);
	});

	it('without a size, they are points; without a width, lines', async () => {
		expect(await shape({ x: 7, y: 8, width: 0, height: 0, point: true })).toEqual(['point', '7,8']);
		expect(await shape({ x: 7, y: 8, width: 0, height: 0 })).toEqual(['point', '7,8']);
		expect(await shape({ x: 7, y: 8, width: 0, height: 9, ellipse: true })).toEqual(['polyline', '7,8 7,17']);
	});

	it('are moved by the offset of their layer [R7]', async () => {
		expect(await shape({ width: 1, height: 1 }, {}, { offsetx: 5, offsety: -5 })).toEqual(['polygon', '5,-5 6,-5 6,-4 5,-4']);
	});

	it('a negative size reaches to the left', async () => {
		expect(await shape({ x: 10, y: 10, width: -4, height: 2 })).toEqual(['polygon', '6,10 10,10 10,12 6,12']);
	});

	it('lie on the ground of isometric maps, but texts stand [R9]', async () => {
		const isometric = { orientation: 'isometric', tilewidth: 32, tileheight: 16 };
		expect(await shape({ width: 16, height: 16 }, isometric)).toEqual(['polygon', '48,0 64,8 48,16 32,8']);
		expect(await shape({ width: 16, height: 16, text: { text: 'a' } }, isometric)).toEqual(['polygon', '48,0 64,0 64,16 48,16']);
	});

	it('lie on the skewed ground of oblique maps [R5]', async () => {
		const oblique = { orientation: 'oblique', skewx: 8, skewy: 0 };
		expect(await shape({ width: 16, height: 16 }, oblique)).toEqual(['polygon', '0,0 16,0 24,16 8,16']);
	});
});

describe('tile objects', () => {
	const tilesets = (fields: Fields = {}) => [tilesetJson({ firstgid: 1, tilewidth: 10, tileheight: 20, ...fields })];
	const tile = { gid: 1, x: 100, y: 100, width: 10, height: 20 };

	it.each([
		['unspecified', 'orthogonal', '100,80 110,80 110,100 100,100'],
		['topleft', 'orthogonal', '100,100 110,100 110,120 100,120'],
		['center', 'orthogonal', '95,90 105,90 105,110 95,110'],
		['bottomright', 'orthogonal', '90,80 100,80 100,100 90,100'],
		['top', 'hexagonal', '95,100 105,100 105,120 95,120'],
	])('are aligned by %s on a map that is %s [R8]', async (objectalignment, orientation, corners) => {
		const map = { orientation, staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 4, tilesets: tilesets({ objectalignment }) };
		expect(await shape(tile, map)).toEqual(['polygon', corners]);
	});

	it('stand on the middle of their bottom edge on isometric maps [R8]', async () => {
		const map = { orientation: 'isometric', tilewidth: 32, tileheight: 16, tilesets: tilesets() };
		const [loaded] = await one(tile, map);
		expect(pixelToWorld(loaded, 100, 100)).toEqual({ x: 48, y: 100 });
		expect(await shape(tile, map)).toEqual(['polygon', '43,80 53,80 53,100 43,100']);
	});

	it('are scaled and rotated', async () => {
		expect(await shape({ ...tile, width: 20, rotation: 180 }, { tilesets: tilesets() })).toEqual([
			'polygon',
			'100,120 80,120 80,100 100,100',
		]);
	});

	it('without a size have that of their tile', async () => {
		expect(await shape({ ...tile, width: 0, height: 0 }, { tilesets: tilesets() })).toEqual(['polygon', '100,80 110,80 110,100 100,100']);
	});
});

describe('round shapes', () => {
	const size = fc.integer({ min: 1, max: 400 });
	const errors = fc.constantFrom(0.05, 0.25, 1, 5);
	const rotation = fc.integer({ min: 0, max: 359 });
	const ground = fc.constantFrom(
		{},
		{ orientation: 'isometric', tilewidth: 32, tileheight: 16 },
		{ orientation: 'oblique', skewx: 9, skewy: -5 },
	);

	it.each(['ellipse', 'capsule'] as const)('the polygon of the %s is nowhere farther away than the error', async (kind) => {
		await fc.assert(
			fc.asyncProperty(size, size, rotation, errors, ground, async (width, height, rotation, error, grid) => {
				const found = await one({ width, height, rotation, [kind]: true }, grid);
				const rough = objectShape(...found, { error }).points;
				const fine = objectShape(...found, { error: error / 200 }).points;
				// The corners of the fine shape are almost on the curve, and those of the rough one on it.
				for (const point of fine) expect(distanceToEdges(rough, point)).toBeLessThanOrEqual(error * 1.0001);
				for (const point of rough) expect(distanceToEdges(fine, point)).toBeLessThanOrEqual(error / 100);
				expect(areaOf(rough)).toBeGreaterThan(0);
			}),
			{ numRuns: effort(8, 125) },
		);
	});

	it('have no more corners than the error needs', async () => {
		const corners = async (width: number, error?: number) =>
			objectShape(...(await one({ width, height: width, ellipse: true })), error === undefined ? {} : { error }).points.length;
		expect([await corners(16), await corners(160), await corners(160, 5), await corners(1e9)]).toEqual([16, 40, 12, 65536]);
	});

	it('an error that is not more than 0 is refused', async () => {
		const found = await one({ ellipse: true });
		for (const error of [0, -1, NaN]) expect(() => objectShape(...found, { error })).toThrow('`error` should be more than 0');
	});
});
