import { geometryOf, type Matrix, rotationAbout } from '@tilewright/geometry';
import type { PathStep, ShapeItem } from '@tilewright/render';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import type { ShapeObject } from '../../src/draw-list/shape-outlines.ts';
import { shapeItems } from '../../src/draw-list/shapes.ts';
import { capsule, ellipse, point, polygon, polyline, rectangle } from '../support/objects.ts';

const orthogonal = geometryOf(mapOf({ orientation: 'orthogonal' }));
const isometric = geometryOf(mapOf({ orientation: 'isometric' }));
const oblique = geometryOf(mapOf({ orientation: 'oblique', skewx: 8, skewy: 0 }));

const colors = { line: '#ff8000', fill: '#32ff8000' };
const HERE: Matrix = [1, 0, 0, 1, 0, 0];

const itemsOf = (object: ShapeObject, geometry = orthogonal, place = HERE, own: { line: string; fill?: string } = colors): ShapeItem[] =>
	shapeItems(object, geometry, own, { opacity: 0.5, layer: [2], object: 1 }, place);

/** The end points of a path's steps. */
const ends = (path: readonly PathStep[] = []): number[][] =>
	path.filter(([kind]) => kind !== 'Z').map((step) => step.slice(-2).map(Number));

const BOX = [
	[10, 20],
	[50, 20],
	[50, 40],
	[10, 40],
];

describe('shapes', () => {
	it("are a black shadow below the shape in the object's color", () => {
		const [shadow, shape, ...more] = itemsOf(rectangle());
		expect(more).toEqual([]);
		expect(shadow).toMatchObject({ kind: 'shape', stroke: { color: '#000000', width: 2 }, shift: { x: 1, y: 1 }, opacity: 0.5 });
		expect(shadow).not.toHaveProperty('fill');
		expect(shape).toMatchObject({ kind: 'shape', stroke: { color: '#ff8000', width: 2 }, fill: '#32ff8000', layer: [2], object: 1 });
		expect(shape).not.toHaveProperty('shift');
		expect([ends(shadow?.path), ends(shape?.path)]).toEqual([BOX, BOX]);
	});

	it('[E144] have lines as wide as is asked for, with shadows and dots to match', () => {
		const base = { opacity: 1, layer: [0] };
		const widths = shapeItems(polygon(), orthogonal, colors, base, HERE, 5).map(({ stroke, shift }) => [stroke?.width, shift?.x]);
		expect(widths).toEqual([
			[5, 2.5],
			[20, 2.5],
			[5, undefined],
			[20, undefined],
		]);
	});

	it('have no fill if the colors have none', () => {
		for (const item of itemsOf(rectangle(), orthogonal, HERE, { line: '#ff8000' })) expect(item).not.toHaveProperty('fill');
	});

	it('rotate with the object, as do their shadows [R8]', () => {
		const [shadow, shape] = itemsOf(rectangle(), orthogonal, rotationAbout(90, 10, 20));
		expect(shadow?.shift).toEqual({ x: -1, y: 1 });
		expect(ends(shape?.path)).toEqual([
			[10, 20],
			[10, 60],
			[-10, 60],
			[-10, 20],
		]);
	});

	it('have a dot at their first vertex', () => {
		const items = itemsOf(polygon());
		expect(items.map(({ stroke }) => [stroke?.color, stroke?.width])).toEqual([
			['#000000', 2],
			['#000000', 8],
			['#ff8000', 2],
			['#ff8000', 8],
		]);
		expect(items.map(({ fill }) => fill)).toEqual([undefined, undefined, '#32ff8000', undefined]);
		expect(ends(items[3]?.path)).toEqual([
			[10, 20],
			[10, 20],
		]);
	});

	it('of polylines are neither closed nor filled', () => {
		const items = itemsOf(polyline());
		expect(items.some(({ fill }) => fill !== undefined)).toBe(false);
		expect(items.flatMap(({ path }) => path).some(([kind]) => kind === 'Z')).toBe(false);
	});

	it('without vertices are not drawn', () => {
		expect(itemsOf(polygon([]))).toEqual([]);
	});

	it.each([
		[
			'an ellipse touches the middles of its sides',
			ellipse(),
			[
				[30, 20],
				[50, 30],
				[30, 40],
				[10, 30],
				[30, 20],
			],
		],
		[
			'a capsule has half circles at its ends',
			capsule(),
			[
				[20, 20],
				[40, 20],
				[50, 30],
				[50, 30],
				[40, 40],
				[20, 40],
				[10, 30],
				[10, 30],
				[20, 20],
			],
		],
		[
			'an ellipse without height is a line',
			ellipse({ height: 0 }),
			[
				[10, 20],
				[50, 20],
				[50, 20],
				[10, 20],
			],
		],
		[
			'an object without size is a small square',
			rectangle({ width: 0, height: 0 }),
			[
				[0, 10],
				[20, 10],
				[20, 30],
				[0, 30],
			],
		],
	])('%s', (_, object, expected) => {
		expect(ends(itemsOf(object)[1]?.path)).toEqual(expected);
	});

	it('are skewed on oblique maps, above their shadow [R5]', () => {
		const [shadow, shape] = itemsOf(rectangle(), oblique);
		expect(shadow?.shift).toEqual({ x: 0, y: 2 });
		expect(ends(shape?.path)).toEqual([
			[20, 20],
			[60, 20],
			[70, 40],
			[30, 40],
		]);
	});

	it('are projected on isometric maps, with the shape above its position [R9]', () => {
		const [shadow, shape] = itemsOf(rectangle(), isometric);
		expect(shadow).not.toHaveProperty('shift');
		expect(shape?.shift).toEqual({ x: 0, y: -2 });
		expect(ends(shape?.path)).toEqual([
			[38, 15],
			[78, 35],
			[58, 45],
			[18, 25],
		]);
	});

	it('that are round have a frame on isometric maps; those without a size are not drawn', () => {
		expect(itemsOf(ellipse(), isometric).map(({ fill }) => fill)).toEqual([undefined, undefined, undefined, '#32ff8000']);
		expect(itemsOf(rectangle({ width: 0, height: 0 }), isometric)).toEqual([]);
	});

	it.each([orthogonal, isometric, oblique])('of points are upright pins, whose tip is the point: $orientation', (geometry) => {
		const items = itemsOf(point(), geometry);
		expect(items.map(({ fill, shift }) => [fill, shift])).toEqual([
			[undefined, { x: 1, y: 1 }],
			['#32ff8000', undefined],
			['#ff8000', undefined],
		]);
		const { x, y } = geometry.pixelToScreen(10, 20);
		const outline = ends(items[1]?.path);
		expect(outline.at(-1)).toEqual([x, y]);
		for (const [px = 0, py = 0] of outline.slice(0, -1)) expect(Math.hypot(px - x, py - y + 20)).toBeCloseTo(10, 9);
		expect(Math.min(...outline.map(([px = 0]) => px)) - x).toBeCloseTo(x - Math.max(...outline.map(([px = 0]) => px)), 9);
	});
});
