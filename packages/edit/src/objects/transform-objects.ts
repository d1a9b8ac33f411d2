import type { MapObject, Point, TileMap } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, around, rotationAbout } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { turnGid } from '../stamps/turn-gid.ts';
import type { Placement } from './change-objects.ts';
import { changeObjects } from './change-objects.ts';
import { findObject } from './find-object.ts';
import { objectCorners } from './object-bounds.ts';

/** The rectangle around objects, in the pixels of objects, as they are turned; `undefined` without objects. */
export const boundsOfObjects = (map: TileMap, ids: readonly number[]): Rect | undefined =>
	around(ids.flatMap((id) => objectCorners(map, findObject(map, id).object).map((corner) => ({ ...corner, width: 0, height: 0 }))));

/**
 * Moves objects.
 *
 * @param ids - of the objects
 * @param by - distance in the pixels of objects
 * @throws RangeError if the map has no such object
 * @example moveObjects(map, [3, 4], { x: 16, y: 0 })
 */
export const moveObjects = (map: TileMap, ids: readonly number[], by: Vector): Change[] =>
	changeObjects(map, ids, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/**
 * Moves each object by a distance of its own.
 *
 * @param distances - by the ids of the objects, in the pixels of objects
 * @throws RangeError if the map has no such object
 */
export const moveEach = (map: TileMap, distances: ReadonlyMap<number, Vector>): Change[] =>
	changeObjects(map, [...distances.keys()], ({ id, x, y }) => {
		const by = distances.get(id) ?? { x: 0, y: 0 };
		return { x: x + by.x, y: y + by.y };
	});

/**
 * Rotates objects about a point (rule E49). Points only move.
 *
 * @param degrees - clockwise
 * @param centre - in the pixels of objects; by default the middle of the objects' bounds
 * @throws RangeError if the map has no such object
 * @example rotateObjects(map, [3], 90)
 */
export function rotateObjects(map: TileMap, ids: readonly number[], degrees: number, centre = middleOf(map, ids)): Change[] {
	const turn = rotationAbout(degrees, centre.x, centre.y);
	return changeObjects(map, ids, (object) => {
		const moved = applyMatrix(turn, object.x, object.y);
		return isPoint(object) ? moved : { ...moved, rotation: modulo((object.rotation ?? 0) + degrees, 360) };
	});
}

/**
 * Turns each object about its own position by a quarter (rule E51). The rotation stays above -180 and up to 180.
 *
 * @param direction - clockwise is `right`
 */
export const turnObjects = (map: TileMap, ids: readonly number[], direction: 'right' | 'left'): Change[] =>
	changeObjects(map, ids, (object) => {
		const turned = modulo((object.rotation ?? 0) + (direction === 'right' ? 90 : -90), 360);
		return isPoint(object) ? {} : { rotation: turned > 180 ? turned - 360 : turned };
	});

/**
 * Flips objects about the middle of their common bounds (rule E51): positions and points are mirrored, rotations change their sign, tiles
 * are flipped.
 *
 * @throws RangeError if the map has no such object
 * @example flipObjects(map, [3, 4], 'horizontally')
 */
export function flipObjects(map: TileMap, ids: readonly number[], direction: 'horizontally' | 'vertically'): Change[] {
	const centre = middleOf(map, ids);
	const isAcross = direction === 'horizontally';
	return changeObjects(map, ids, (object) => {
		const corners = objectCorners(map, object);
		const box = around(corners.map((corner) => ({ ...corner, width: 0, height: 0 })));
		if (box === undefined) return {};
		const flipped = flippedShape(map, object, isAcross);
		// The mirrored object is put where the mirror image of its box is.
		const now = around(objectCorners(map, { ...object, ...flipped }).map((corner) => ({ ...corner, width: 0, height: 0 }))) ?? box;
		const dx = isAcross ? 2 * centre.x - (box.x + box.width) - now.x : 0;
		const dy = isAcross ? 0 : 2 * centre.y - (box.y + box.height) - now.y;
		return { ...flipped, x: object.x + dx, y: object.y + dy };
	});
}

function flippedShape(map: TileMap, object: MapObject, isAcross: boolean): Partial<Omit<Placement, 'polygon' | 'polyline'>> & Mirrored {
	const rotation = object.rotation === undefined || object.rotation === 0 ? {} : { rotation: -object.rotation };
	const mirrored = (points: readonly Point[]): Point[] => points.map(({ x, y }) => (isAcross ? { x: 0 - x, y } : { x, y: 0 - y }));
	if ('polygon' in object && object.polygon) return { ...rotation, polygon: mirrored(object.polygon) };
	if ('polyline' in object && object.polyline) return { ...rotation, polyline: mirrored(object.polyline) };
	if (!('gid' in object) || object.gid === undefined) return rotation;
	const turn = isAcross ? 'flip-horizontally' : 'flip-vertically';
	return { ...rotation, gid: turnGid(object.gid, turn, map.orientation === 'hexagonal') };
}

interface Mirrored {
	polygon?: Point[];
	polyline?: Point[];
}

/**
 * Scales objects about a point, their sizes and points, too (rule E48). Texts keep their font.
 *
 * @param factors - across and down; not below 0.01
 * @param fixed - the point that stays, in the pixels of objects, such as the opposite corner of the bounds
 * @throws RangeError if the map has no such object
 * @example scaleObjects(map, [3], { x: 2, y: 2 }, { x: 0, y: 0 })
 */
export function scaleObjects(map: TileMap, ids: readonly number[], factors: Vector, fixed: Vector): Change[] {
	const [fx, fy] = [Math.max(0.01, factors.x), Math.max(0.01, factors.y)];
	const scaled = (points: readonly Point[]): Point[] => points.map(({ x, y }) => ({ x: x * fx, y: y * fy }));
	return changeObjects(map, ids, (object) => ({
		x: fixed.x + (object.x - fixed.x) * fx,
		y: fixed.y + (object.y - fixed.y) * fy,
		...(object.width !== undefined && { width: object.width * fx }),
		...(object.height !== undefined && { height: object.height * fy }),
		...('polygon' in object && object.polygon && { polygon: scaled(object.polygon) }),
		...('polyline' in object && object.polyline && { polyline: scaled(object.polyline) }),
	}));
}

/** The middle of the bounds of objects, in the pixels of objects. */
export function middleOf(map: TileMap, ids: readonly number[]): Vector {
	const { x, y, width, height } = boundsOfObjects(map, ids) ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: x + width / 2, y: y + height / 2 };
}

const isPoint = (object: MapObject): boolean => 'point' in object && object.point === true;
const modulo = (value: number, by: number): number => ((value % by) + by) % by;
