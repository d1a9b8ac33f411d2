import { describe, expect, it } from 'vitest';
import type { GameMap } from '../../src/index.ts';
import { objectLayer, tileLayer } from '../../src/index.ts';
import { boxAround, circleOf, solidShapes } from '../../src/shapes.ts';
import { loadedFrom, mapJson, objectsJson, tilesetJson, tilesJson } from '../support/map-files.ts';

const shapes = (...objects: readonly Readonly<Record<string, unknown>>[]) => ({ draworder: 'index', ...objectsJson(objects) });

/** A map of 4 × 3 cells of 16 × 16 pixels; tile 1 is solid as a whole, tile 2 in its lower half, tile 3 not at all. */
function mapOf(cells: readonly number[], more: object = {}): Promise<GameMap> {
	const tiles = [
		{ id: 0, objectgroup: shapes({ x: 0, y: 0, width: 16, height: 16 }) },
		{ id: 1, objectgroup: shapes({ x: 0, y: 8, width: 16, height: 8 }) },
	];
	return loadedFrom({
		'map.tmj': mapJson({ tilesets: [{ ...tilesetJson({ firstgid: 1 }), tiles }], layers: [tilesJson(cells, { offsetx: 100 })], ...more }),
	});
}

const boxes = (map: GameMap, options = {}): string[] =>
	solidShapes(map, tileLayer(map, ''), options).map(({ points }) => Object.values(boxAround(points)).join(' '));

describe('what is solid on a layer of tiles', () => {
	it('is one rectangle for neighbouring cells that are solid as a whole, and the shapes of others', async () => {
		const map = await mapOf([1, 1, 0, 2, 1, 1, 3, 0, 0, 0, 0, 0]);
		expect(boxes(map)).toEqual(['100 0 32 32', '148 8 16 8']);
		expect(boxes(map, { within: { x: 1, y: 0, width: 3, height: 1 } })).toEqual(['116 0 16 16', '148 8 16 8']);
	});

	it('is what the game says', async () => {
		const map = await mapOf([1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
		const isSolid = ({ id }: { readonly id: number }): boolean => id !== 0;
		expect(boxes(map, { isSolid })).toEqual(['116 0 32 16', '100 0 16 16']);
	});

	it('is the outline of each cell on other maps', async () => {
		const map = await mapOf([3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], { orientation: 'isometric' });
		const solids = solidShapes(map, tileLayer(map, ''), { isSolid: () => true });
		expect(solids.map(({ points }) => points.length)).toEqual([4, 4]);
	});
});

describe('what is solid on a layer of objects', () => {
	it('is the areas, and the collision shapes of tiles', async () => {
		const objects = [
			{ x: 1, y: 2, width: 3, height: 4 },
			{ x: 9, y: 9, point: true },
			{ x: 0, y: 0, width: 5, height: 5, text: { text: 'sign' } },
			{
				polyline: [
					{ x: 0, y: 0 },
					{ x: 5, y: 5 },
				],
			},
			{ x: 50, y: 50, gid: 2 },
		];
		const map = await mapOf([], { layers: [objectsJson(objects, { draworder: 'index' })] });
		const solids = solidShapes(map, objectLayer(map, ''), {});
		expect(solids.map(({ points }) => boxAround(points))).toEqual([
			{ x: 1, y: 2, width: 3, height: 4 },
			{ x: 50, y: 42, width: 16, height: 8 },
		]);
		expect(solidShapes(map, objectLayer(map, ''), { hasBody: ({ shape }) => shape === 'tile' })).toHaveLength(1);
	});
});

describe('the circle that something solid is', () => {
	const circles = async (...objects: readonly Readonly<Record<string, unknown>>[]) => {
		const map = await mapOf([], { layers: [objectsJson(objects, { draworder: 'index' })] });
		return solidShapes(map, objectLayer(map, '')).map(circleOf);
	};

	it('is that of an ellipse as wide as high, also if it is turned', async () => {
		const round = { x: 10, y: 20, width: 30, height: 30, ellipse: true };
		const [straight, turned] = await circles(round, { ...round, rotation: 20 });
		expect(straight).toEqual({ x: 25, y: 35, radius: 15 });
		expect(turned?.radius).toBeCloseTo(15, 0);
	});

	it('is not there for other shapes, nor for an ellipse that leans, though the box around it is a square [R8]', async () => {
		const leaning = { x: 0, y: 0, width: 100, height: 20, rotation: 45, ellipse: true };
		expect(await circles(leaning, { ...leaning, rotation: 0 }, { x: 0, y: 0, width: 30, height: 30 })).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});
});
