import type { Point, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { collect } from '../change/collect.ts';
import { addObjects } from './add-objects.ts';
import { removeObjects } from './arrange-objects.ts';
import { findObject } from './find-object.ts';
import { pointShapeOf, setPoints, withPoints } from './polygon-shape.ts';

/**
 * Moves points of a polygon or polyline.
 *
 * @param points - their indexes, from 0
 * @param by - distance in the object's own axes, which its rotation turns
 * @throws RangeError if the object has no points
 */
export function movePoints(map: TileMap, object: number, points: readonly number[], by: Vector): Change[] {
	const shape = pointShapeOf(map, object);
	const chosen = new Set(points);
	return setPoints(
		map,
		shape,
		shape.points.map((point, i) => (chosen.has(i) ? { x: point.x + by.x, y: point.y + by.y } : point)),
	);
}

/**
 * Inserts a point after another one.
 *
 * @param after - index of the point before it, from 0
 * @param point - relative to the object's position; the middle of the segment by default
 * @throws RangeError if the object has no points
 */
export function insertPoint(map: TileMap, object: number, after: number, point?: Point): Change[] {
	const shape = pointShapeOf(map, object);
	const [from, to] = [shape.points[after], shape.points[(after + 1) % shape.points.length]];
	const inserted = point ?? (from && to && middle(from, to));
	return inserted === undefined ? [] : setPoints(map, shape, shape.points.toSpliced(after + 1, 0, inserted));
}

/**
 * Deletes points. An object with fewer than two left is removed.
 *
 * @param points - their indexes, from 0
 * @throws RangeError if the object has no points
 */
export function deletePoints(map: TileMap, object: number, points: readonly number[]): Change[] {
	const shape = pointShapeOf(map, object);
	const left = shape.points.filter((_, i) => !points.includes(i));
	return left.length < 2 ? removeObjects(map, [object]) : setPoints(map, shape, left);
}

/**
 * Joins neighbouring points: each run of them becomes their average. Nothing changes when all points are chosen.
 *
 * @param points - their indexes, from 0
 * @throws RangeError if the object has no points
 */
export function joinPoints(map: TileMap, object: number, points: readonly number[]): Change[] {
	const shape = pointShapeOf(map, object);
	const count = shape.points.length;
	const isChosen = (i: number): boolean => points.includes(i);
	if (shape.points.every((_, i) => isChosen(i))) return [];
	// A polygon is gone through from a point that is not chosen, so that no run goes over its end.
	const start = shape.isClosed
		? Math.max(
				0,
				shape.points.findIndex((_, i) => !isChosen(i)),
			)
		: 0;
	const joined: { readonly at: number; readonly point: Point }[] = [];
	let run: Point[] = [];
	for (let step = 0; step <= count; step++) {
		const i = (start + step) % count;
		const point = shape.points[i];
		if (step < count && isChosen(i) && point !== undefined) {
			run.push(point);
			continue;
		}
		if (run.length > 0) joined.push({ at: (i - 1 + count) % count, point: average(run) });
		run = [];
		if (step < count && point !== undefined) joined.push({ at: i, point });
	}
	return setPoints(
		map,
		shape,
		joined.sort((a, b) => a.at - b.at).map(({ point }) => point),
	);
}

/**
 * Splits segments: those with both ends chosen get a point in their middle.
 *
 * @param points - the indexes of the chosen points, from 0
 * @throws RangeError if the object has no points
 */
export function splitSegments(map: TileMap, object: number, points: readonly number[]): Change[] {
	const shape = pointShapeOf(map, object);
	const split = shape.points.flatMap((point, i) => {
		const next = i + 1 < shape.points.length ? i + 1 : shape.isClosed ? 0 : undefined;
		const to = next === undefined ? undefined : shape.points[next];
		return next !== undefined && to !== undefined && points.includes(i) && points.includes(next) ? [point, middle(point, to)] : [point];
	});
	return setPoints(map, shape, split);
}

/**
 * Deletes the segment after a point: a polygon becomes a polyline that begins after the gap; a polyline loses its end, or becomes
 * two objects.
 *
 * @param after - index of the point before the segment, from 0
 * @throws RangeError if the object has no points
 */
export function deleteSegment(map: TileMap, object: number, after: number): Change[] {
	const shape = pointShapeOf(map, object);
	const [left, right] = [shape.points.slice(0, after + 1), shape.points.slice(after + 1)];
	if (shape.isClosed) return setPoints(map, shape, [...right, ...left], false);
	if (left.length < 2 || right.length < 2) {
		const longer = left.length < right.length ? right : left;
		return longer.length < 2 ? removeObjects(map, [object]) : setPoints(map, shape, longer);
	}
	return collect(map, (editing) => {
		editing.add(setPoints(editing.doc, shape, left));
		const second = { ...withPoints(shape, right, false), id: map.nextobjectid };
		editing.add(addObjects(editing.doc, shape.layer, [second], findObject(map, object).position + 1));
	});
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const average = (points: readonly Point[]): Point => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
