import type { MapObject, TileMap } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, rotationAbout } from '@tilewright/geometry';
import type { DocumentFiles } from '../files/map-files.ts';
import { drawnObjects } from './drawn-objects.ts';

/**
 * The corners of an object's box, or its points, in the pixels of objects, turned by its rotation about its position.
 *
 * The box of a tile object lies above its position, on isometric maps centred on it. A tileset may say otherwise (`objectalignment`), which
 * does not count here.
 *
 * @param object - with its own position and size: an instance of a template must be detached
 * @returns one point for a point, four for a box, else the points of the polygon or polyline
 */
export function objectCorners({ orientation }: Pick<TileMap, 'orientation'>, object: MapObject): Vector[] {
	const { x, y, rotation = 0 } = object;
	const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
	const corners = points ?? boxCorners(object, orientation);
	const turn = rotationAbout(rotation, x, y);
	return corners.map((corner) => applyMatrix(turn, x + corner.x, y + corner.y));
}

function boxCorners(object: MapObject, orientation: TileMap['orientation']): Vector[] {
	if ('point' in object && object.point === true) return [{ x: 0, y: 0 }];
	const { width = 0, height = 0 } = object;
	const isTile = 'gid' in object && object.gid !== undefined;
	const [left, top] = isTile ? [orientation === 'isometric' ? -width / 2 : 0, -height] : [0, 0];
	return [
		{ x: left, y: top },
		{ x: left + width, y: top },
		{ x: left + width, y: top + height },
		{ x: left, y: top + height },
	];
}

/**
 * The smallest rectangle on the screen around an object as it is drawn, before the offsets of its layer.
 *
 * @param files - of the map: they say how tiles of tilesets that are not embedded are aligned
 * @example const { x, y, width, height } = screenBoundsOf(map, object);
 */
export const screenBoundsOf = (map: TileMap, object: MapObject, files?: DocumentFiles): Rect => drawnObjects(map, files).bounds(object);
