import type { Point, TileMap } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, around, rotationAbout } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { expectFinite, expectVector } from '../expect.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import { changeObjects } from './change-objects.ts';
import { boundsAround, drawnObjects, isPoint, middleOfRect } from './drawn-objects.ts';
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
 * @throws RangeError if the map has no such object, or a number is not finite
 * @example moveObjects(map, [3, 4], { x: 16, y: 0 })
 */
export function moveObjects(map: TileMap, ids: readonly number[], by: Vector): Change[] {
	expectVector('the distance', by);
	return changeObjects(map, ids, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

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
 * Rotates objects about a point, as they are seen: on the screen. Points only move.
 *
 * @param degrees - clockwise
 * @param centre - in the pixels of objects; by default the middle of the objects' bounds as they are drawn
 * @param files - of the map: they say how tiles of tilesets that are not embedded are aligned, which moves that middle
 * @throws RangeError if the map has no such object, or a number is not finite
 * @example rotateObjects(map, [3], 90)
 */
export function rotateObjects(map: TileMap, ids: readonly number[], degrees: number, centre?: Vector, files?: DocumentFiles): Change[] {
	expectFinite('The angle', degrees);
	if (centre !== undefined) expectVector('the centre', centre);
	const drawn = drawnObjects(map, files);
	const { geometry } = drawn;
	const middle =
		centre === undefined
			? middleOfRect(boundsAround(ids.flatMap((id) => drawn.corners(findObject(map, id).object))))
			: geometry.pixelToScreen(centre.x, centre.y);
	const turn = rotationAbout(degrees, middle.x, middle.y);
	return changeObjects(map, ids, (object) => {
		const at = geometry.pixelToScreen(object.x, object.y);
		const turned = applyMatrix(turn, at.x, at.y);
		const position = geometry.screenToPixel(turned.x, turned.y);
		return isPoint(object) ? position : { ...position, rotation: modulo((object.rotation ?? 0) + degrees, 360) };
	});
}

/**
 * Turns each object about its own position by a quarter. The rotation stays above -180 and up to 180.
 *
 * @param direction - clockwise is `right`
 */
export const turnObjects = (map: TileMap, ids: readonly number[], direction: 'right' | 'left'): Change[] =>
	changeObjects(map, ids, (object) => {
		const turned = modulo((object.rotation ?? 0) + (direction === 'right' ? 90 : -90), 360);
		return isPoint(object) ? {} : { rotation: turned > 180 ? turned - 360 : turned };
	});

/**
 * Scales objects about a point, their sizes and points, too. Texts keep their font.
 *
 * @param factors - across and down; not below 0.01
 * @param fixed - the point that stays, in the pixels of objects, such as the opposite corner of the bounds
 * @throws RangeError if the map has no such object, or a number is not finite
 * @example scaleObjects(map, [3], { x: 2, y: 2 }, { x: 0, y: 0 })
 */
export function scaleObjects(map: TileMap, ids: readonly number[], factors: Vector, fixed: Vector): Change[] {
	expectVector('the factors', factors);
	expectVector('the fixed point', fixed);
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

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
