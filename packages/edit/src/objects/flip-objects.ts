import type { MapObject, Point, TileMap } from '@tilewright/format';
import type { Geometry, Vector } from '@tilewright/geometry';
import { turnGid } from '../cells/turn-gid.ts';
import type { Change } from '../change/change.ts';
import type { DocumentFiles } from '../files/map-files.ts';
import type { Placement } from './change-objects.ts';
import { changeObjects } from './change-objects.ts';
import { boundsAround, drawnObjects, middleOfRect } from './drawn-objects.ts';
import { findObject } from './find-object.ts';

/**
 * Flips objects about the middle of their common bounds, as they are seen: what is drawn is mirrored on the screen. Rotations
 * change their sign, points are mirrored, tiles are flipped. On isometric maps, where the axes of shapes are slanted, rectangles and round
 * shapes exchange width and height. On oblique maps, the mirror image of a rectangle is none: it only moves.
 *
 * @param files - of the map: they say how tiles of tilesets that are not embedded are aligned
 * @throws RangeError if the map has no such object
 * @example flipObjects(map, [3, 4], 'horizontally')
 */
export function flipObjects(
	map: TileMap,
	ids: readonly number[],
	direction: 'horizontally' | 'vertically',
	files?: DocumentFiles,
): Change[] {
	const drawn = drawnObjects(map, files);
	const isAcross = direction === 'horizontally';
	const centre = middleOfRect(boundsAround(ids.flatMap((id) => drawn.corners(findObject(map, id).object))));
	const mirror = mirrorOf(drawn.geometry, isAcross);
	return changeObjects(map, ids, (object) => {
		const flipped = flippedShape(map, object, isAcross, mirror);
		const [before, now] = [drawn.bounds(object), drawn.bounds(withShape(object, flipped))].map(middleOfRect);
		if (before === undefined || now === undefined) return {};
		const to = isAcross ? { x: 2 * centre.x - before.x, y: before.y } : { x: before.x, y: 2 * centre.y - before.y };
		const by = pixelDistance(drawn.geometry, { x: to.x - now.x, y: to.y - now.y });
		return { ...flipped, x: object.x + by.x, y: object.y + by.y };
	});
}

const withShape = (object: MapObject, { polygon, polyline, ...fields }: Placement): MapObject => ({
	...object,
	...fields,
	...(polygon && { polygon: [...polygon] }),
	...(polyline && { polyline: [...polyline] }),
});

/** A distance on the screen, in the pixels of objects. */
function pixelDistance(geometry: Geometry, by: Vector): Vector {
	const [, , , , e, f] = geometry.pixelToScreenMatrix;
	return geometry.screenToPixel(e + by.x, f + by.y);
}

/** How the mirror image on the screen looks in the axes of objects. */
interface Mirror {
	/** A point relative to the position of its object. */
	readonly point: (point: Point) => Point;
	/** Whether it exchanges the axes. */
	readonly swaps: boolean;
}

function mirrorOf(geometry: Geometry, isAcross: boolean): Mirror {
	const [a, b, c, d] = geometry.pixelToScreenMatrix;
	const sign = isAcross ? 1 : -1;
	const isStraight = b === 0 && c === 0;
	if (isStraight) return { swaps: false, point: ({ x, y }) => (isAcross ? { x: 0 - x, y } : { x, y: 0 - y }) };
	// The axes of isometric maps are mirror images of each other.
	if (a === -c && b === d) return { swaps: true, point: ({ x, y }) => ({ x: sign * y + 0, y: sign * x + 0 }) };
	return {
		swaps: false,
		point: ({ x, y }) => pixelDistance(geometry, { x: -sign * (a * x + c * y), y: sign * (b * x + d * y) }),
	};
}

function flippedShape(map: TileMap, object: MapObject, isAcross: boolean, { point, swaps }: Mirror): Placement {
	const rotation = object.rotation === undefined || object.rotation === 0 ? {} : { rotation: -object.rotation };
	if ('polygon' in object && object.polygon) return { ...rotation, polygon: object.polygon.map(point) };
	if ('polyline' in object && object.polyline) return { ...rotation, polyline: object.polyline.map(point) };
	if ('gid' in object && object.gid !== undefined) {
		const turn = isAcross ? 'flip-horizontally' : 'flip-vertically';
		return { ...rotation, gid: turnGid(object.gid, turn, map.orientation === 'hexagonal') };
	}
	// Texts stand upright on every map.
	if (!swaps || ('text' in object && object.text)) return rotation;
	const { width, height } = object;
	return { ...rotation, ...(height !== undefined && { width: height }), ...(width !== undefined && { height: width }) };
}
