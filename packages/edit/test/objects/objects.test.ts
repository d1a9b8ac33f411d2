import type { MapObject, Point, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/change/change.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { alignObjects, distributeObjects } from '../../src/objects/align-objects.ts';
import { duplicateObjects, moveObjectsToLayer, removeObjects, reorderObjects } from '../../src/objects/arrange-objects.ts';
import { deletePoints, deleteSegment, insertPoint, joinPoints, movePoints, splitSegments } from '../../src/objects/edit-points.ts';
import { findObject } from '../../src/objects/find-object.ts';
import { flipObjects } from '../../src/objects/flip-objects.ts';
import { closePolyline, convertToPolygon, extendPolyline, joinPolylines } from '../../src/objects/join-polylines.ts';
import { boundsOfObjects, moveObjects, rotateObjects, scaleObjects, turnObjects } from '../../src/objects/transform-objects.ts';
import { changed } from '../support/changed.ts';
import { mapOf } from '../support/drawn.ts';

/** A map with the objects on the layer 1, numbered from 1, and an empty layer 2. */
function withObjects(...options: ObjectOptions[]): TileMap {
	const map = mapOf();
	const objects = options.map((own, i) => createObject(map, { id: i + 1, ...own }));
	const layers = [createLayer(map, 'objectgroup', { id: 1, objects }), createLayer(map, 'objectgroup', { id: 2 })];
	return { ...map, nextlayerid: 3, nextobjectid: options.length + 1, layers };
}

const box = (x: number, y: number, width: number, height: number, more: Partial<MapObject> = {}): ObjectOptions => ({
	shape: 'rectangle',
	x,
	y,
	width,
	height,
	...(more.name !== undefined && { name: more.name }),
	...(more.properties !== undefined && { properties: more.properties }),
});
const points = (...numbers: number[]): Point[] =>
	Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));
const line = (...numbers: number[]): ObjectOptions => ({ shape: 'polyline', x: 10, y: 20, polyline: points(...numbers) });
const polygon = (...numbers: number[]): ObjectOptions => ({ shape: 'polygon', x: 10, y: 20, polygon: points(...numbers) });

/** An object after changes. */
const after = (map: TileMap, changes: readonly Change[], id = 1): MapObject => findObject(changed(map, changes), id).object;
/** The ids of the objects of both layers after changes. */
const ids = (map: TileMap, changes: readonly Change[]): number[][] =>
	changed(map, changes).layers.map((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));

describe('objects', () => {
	it('move', () => {
		expect(after(withObjects(box(1, 2, 3, 4)), moveObjects(withObjects(box(1, 2, 3, 4)), [1], { x: 10, y: -1 }))).toMatchObject({
			x: 11,
			y: 1,
		});
		expect(() => moveObjects(withObjects(), [9], { x: 1, y: 1 })).toThrow('The map has no object with the id 9.');
	});

	it('move in long lists: one change for each', () => {
		const map = withObjects(...Array.from({ length: 500 }, (_, i) => box(i, 0, 4, 4)));
		const all = Array.from({ length: 500 }, (_, i) => i + 1);
		const changes = moveObjects(map, all, { x: 1, y: 2 });
		expect(changes).toHaveLength(500);
		expect(after(map, changes, 500)).toMatchObject({ x: 500, y: 2 });
	});

	it('[E52] step past the next object that they should pass, or stay', () => {
		const map = withObjects(box(0, 0, 4, 4), box(50, 0, 4, 4), box(2, 2, 4, 4), box(50, 0, 4, 4));
		const overlaps = (a: MapObject, b: MapObject): boolean => Math.abs(a.x - b.x) < 4;
		expect(ids(map, reorderObjects(map, [1], 'up', overlaps))).toEqual([[2, 3, 1, 4], []]);
		expect(ids(map, reorderObjects(map, [4], 'down', overlaps))).toEqual([[1, 4, 2, 3], []]);
		expect(ids(map, reorderObjects(map, [3], 'up', overlaps))).toEqual([[1, 2, 3, 4], []]);
		expect(ids(map, reorderObjects(map, [1, 3], 'up', overlaps))).toEqual([[1, 2, 3, 4], []]);
	});

	it('[E49] rotate about the middle of their bounds, or a point; points only move', () => {
		const map = withObjects(box(0, 0, 20, 10), { shape: 'point', x: 30, y: 0 });
		expect(after(map, rotateObjects(map, [1], 90))).toMatchObject({ x: 15, y: -5, rotation: 90 });
		expect(after(map, rotateObjects(map, [1], -90, { x: 0, y: 0 }))).toMatchObject({ x: 0, y: 0, rotation: 270 });
		expect(after(map, rotateObjects(map, [2], 180, { x: 0, y: 0 }), 2)).toMatchObject({ x: -30, rotation: 0 });
		expect(boundsOfObjects(changed(map, rotateObjects(map, [1], 90)), [1])).toMatchObject({ x: 5, y: -5, width: 10, height: 20 });
	});

	it('[E51] turn about their own position', () => {
		const map = withObjects(box(0, 0, 20, 10));
		expect(after(map, turnObjects(map, [1], 'right'))).toMatchObject({ x: 0, y: 0, rotation: 90 });
		const half = changed(map, [...turnObjects(map, [1], 'right')]);
		expect(after(half, turnObjects(half, [1], 'right'))).toMatchObject({ rotation: 180 });
		expect(after(map, turnObjects(map, [1], 'left'))).toMatchObject({ rotation: -90 });
	});

	it('[E51] flip about the middle of their bounds, tiles and points, too', () => {
		const map = withObjects(box(0, 0, 10, 10), { shape: 'tile', x: 30, y: 16, width: 16, height: 16, gid: 5 }, polygon(0, 0, 4, 0, 0, 8));
		const flipped = changed(map, flipObjects(map, [1, 2, 3], 'horizontally'));
		expect(findObject(flipped, 1).object).toMatchObject({ x: 36, y: 0 });
		expect(findObject(flipped, 2).object).toMatchObject({ x: 0, y: 16, gid: 0x80000005 });
		expect(findObject(flipped, 3).object).toMatchObject({ x: 36, y: 20, polygon: points(0, 0, -4, 0, 0, 8) });
		expect(changed(flipped, flipObjects(flipped, [1, 2, 3], 'horizontally'))).toEqual(map);
		expect(after(map, flipObjects(map, [3], 'vertically'), 3)).toMatchObject({ x: 10, y: 28, polygon: points(0, 0, 4, 0, 0, -8) });
	});

	it('[E51] flip where they are when they are turned', () => {
		const map = withObjects({ shape: 'rectangle', x: 100, y: 50, width: 48, height: 32, rotation: 90 });
		expect(after(map, flipObjects(map, [1], 'horizontally'))).toMatchObject({ x: 68, y: 98, rotation: -90 });
		expect(after(map, flipObjects(map, [1], 'vertically'))).toMatchObject({ x: 68, y: 98, rotation: -90 });
	});

	it('[E51] flip as they are seen on isometric maps: their axes are exchanged', () => {
		const isometric = { ...withObjects(box(0, 0, 32, 16), polygon(0, 0, 4, 0, 0, 8)), orientation: 'isometric' } as const;
		const flipped = changed(isometric, flipObjects(isometric, [1], 'horizontally'));
		expect(findObject(flipped, 1).object).toMatchObject({ x: 8, y: -8, width: 16, height: 32 });
		expect(after(isometric, flipObjects(isometric, [2], 'vertically'), 2)).toMatchObject({ polygon: points(0, 0, 0, -4, -8, 0) });
	});

	it('[E48] scale about a point', () => {
		const map = withObjects(box(10, 10, 20, 10), polygon(0, 0, 4, 8, 2, 2));
		expect(after(map, scaleObjects(map, [1], { x: 2, y: 0.5 }, { x: 0, y: 20 }))).toMatchObject({ x: 20, y: 15, width: 40, height: 5 });
		expect(after(map, scaleObjects(map, [2], { x: 0.5, y: 2 }, { x: 10, y: 20 }), 2)).toMatchObject({ polygon: points(0, 0, 2, 16, 1, 4) });
		expect(after(map, scaleObjects(map, [1], { x: -3, y: 1 }, { x: 10, y: 0 }))).toMatchObject({ width: 0.2 });
	});

	it.each([
		['left', [0, 0, 0]],
		['center', [10, 12.5, 7.5]],
		['right', [20, 25, 15]],
	] as const)('align at the %s', (alignment, expected) => {
		const map = withObjects(box(0, 0, 10, 10), box(25, 0, 5, 10), box(10, 0, 15, 10));
		const aligned = changed(map, alignObjects(map, [1, 2, 3], alignment));
		expect([1, 2, 3].map((id) => findObject(aligned, id).object.x)).toEqual(expected);
	});

	it('align at the top, the middle and the bottom of a rectangle', () => {
		const map = withObjects(box(0, 3, 10, 10));
		const to = { x: 0, y: 0, width: 100, height: 50 };
		const y = (alignment: 'top' | 'middle' | 'bottom'): number => after(map, alignObjects(map, [1], alignment, to)).y;
		expect([y('top'), y('middle'), y('bottom')]).toEqual([0, 20, 40]);
	});

	it('are distributed with equal gaps', () => {
		const map = withObjects(box(0, 0, 10, 10), box(90, 0, 10, 10), box(12, 0, 20, 10));
		expect(after(map, distributeObjects(map, [1, 2, 3], 'horizontally'), 3).x).toBe(40);
		expect(distributeObjects(map, [1, 2], 'horizontally')).toEqual([]);
	});

	it('[E52] are reordered in their layer', () => {
		const map = withObjects(box(0, 0, 1, 1), box(0, 0, 1, 1), box(0, 0, 1, 1), box(0, 0, 1, 1));
		expect(ids(map, reorderObjects(map, [1, 2], 'up'))).toEqual([[3, 1, 2, 4], []]);
		expect(ids(map, reorderObjects(map, [3, 4], 'down'))).toEqual([[1, 3, 4, 2], []]);
		expect(ids(map, reorderObjects(map, [1, 2], 'top'))).toEqual([[3, 4, 1, 2], []]);
		expect(ids(map, reorderObjects(map, [2, 4], 'bottom'))).toEqual([[2, 4, 1, 3], []]);
		expect(ids(map, reorderObjects(map, [3, 4], 'up'))).toEqual([[1, 2, 3, 4], []]);
		for (const order of ['top', 'bottom'] as const) expect(reorderObjects(map, [1, 2, 3, 4], order)).toEqual([]);
		expect(reorderObjects(map, [3, 4], 'top')).toEqual([]);
		expect(reorderObjects(map, [1, 2], 'bottom')).toEqual([]);
	});

	it('[E53] are removed, moved to another layer and duplicated', () => {
		const next = { properties: [{ name: 'next', type: 'object' as const, value: 2 }] };
		const map = withObjects(box(0, 0, 1, 1, { name: 'a', ...next }), box(0, 0, 1, 1), box(0, 0, 1, 1), box(0, 0, 1, 1));
		expect(ids(map, removeObjects(map, [4, 1, 2]))).toEqual([[3], []]);
		expect(ids(map, moveObjectsToLayer(map, [3, 1], 2))).toEqual([
			[2, 4],
			[1, 3],
		]);
		const changes = duplicateObjects(map, [2, 1], (name) => `${name} Copy`);
		expect(ids(map, changes)).toEqual([[1, 5, 2, 6, 3, 4], []]);
		expect(after(map, changes, 5)).toMatchObject({ name: 'a Copy', properties: [{ value: 6 }] });
	});

	it('[E59, E60] edit points', () => {
		const map = withObjects(polygon(0, 0, 10, 0, 10, 10, 0, 10), line(0, 0, 10, 0, 20, 0));
		expect(after(map, movePoints(map, 1, [1, 2], { x: 5, y: 1 }))).toMatchObject({ polygon: points(0, 0, 15, 1, 15, 11, 0, 10) });
		expect(after(map, insertPoint(map, 1, 3))).toMatchObject({ polygon: points(0, 0, 10, 0, 10, 10, 0, 10, 0, 5) });
		expect(after(map, deletePoints(map, 1, [0, 2]))).toMatchObject({ polygon: points(10, 0, 0, 10) });
		expect(ids(map, deletePoints(map, 2, [0, 1]))).toEqual([[1], []]);
		expect(after(map, joinPoints(map, 1, [3, 0]))).toMatchObject({ polygon: points(0, 5, 10, 0, 10, 10) });
		expect(joinPoints(map, 2, [0, 1, 2])).toEqual([]);
		expect(after(map, splitSegments(map, 1, [0, 1, 3]))).toMatchObject({ polygon: points(0, 0, 5, 0, 10, 0, 10, 10, 0, 10, 0, 5) });
		expect(() => movePoints(withObjects(box(0, 0, 1, 1)), 1, [0], { x: 1, y: 1 })).toThrow('neither a polygon nor a polyline');
	});

	it('[E61] delete segments', () => {
		const map = withObjects(polygon(0, 0, 10, 0, 10, 10), line(0, 0, 1, 0, 2, 0, 3, 0));
		expect(after(map, deleteSegment(map, 1, 0))).toMatchObject({ polyline: points(10, 0, 10, 10, 0, 0) });
		expect(after(map, deleteSegment(map, 1, 0))).not.toHaveProperty('polygon');
		const split = changed(map, deleteSegment(map, 2, 1));
		expect(findObject(split, 2).object).toMatchObject({ polyline: points(0, 0, 1, 0) });
		expect(findObject(split, 3)).toMatchObject({ position: 2, object: { polyline: points(2, 0, 3, 0) } });
		expect(after(map, deleteSegment(map, 2, 0), 2)).toMatchObject({ polyline: points(1, 0, 2, 0, 3, 0) });
	});

	it('[E40] extend, close and join polylines', () => {
		const map = withObjects(line(0, 0, 10, 0), { shape: 'polyline', x: 30, y: 20, polyline: points(0, 0, 0, 5) });
		expect(after(map, extendPolyline(map, 1, 'last', points(10, 5, 10, 9)))).toMatchObject({ polyline: points(0, 0, 10, 0, 10, 5, 10, 9) });
		expect(after(map, extendPolyline(map, 1, 'first', points(-1, 0, -2, 0)))).toMatchObject({
			polyline: points(-2, 0, -1, 0, 0, 0, 10, 0),
		});
		expect(after(map, closePolyline(map, 1))).toMatchObject({ polygon: points(0, 0, 10, 0) });
		const joined = changed(map, joinPolylines(map, { object: 1, end: 'last' }, { object: 2, end: 'last' }));
		expect(joined.layers).toMatchObject([{ objects: [{ id: 1, polyline: points(0, 0, 10, 0, 20, 5, 20, 0) }] }, {}]);
	});

	it('[E54] rectangles become polygons', () => {
		const map = withObjects(box(5, 5, 10, 20), line(0, 0, 1, 1));
		expect(after(map, convertToPolygon(map, 1))).toMatchObject({ width: 0, height: 0, polygon: points(0, 0, 10, 0, 10, 20, 0, 20) });
		expect(() => convertToPolygon(map, 2)).toThrow('The object 2 is not a rectangle.');
	});
});
