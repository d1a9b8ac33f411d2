import type { Geometry, Matrix, Rect, Vector } from '@tilewright/geometry';
import { anchorOf, applyMatrix, capsulePoints, compose, ellipsePoints, rotationAbout } from '@tilewright/geometry';
import type { PlainObject } from '@tilewright/ops';
import type { SceneLayer } from '@tilewright/render';
import { CURVE, pinPoints } from './pin-points.ts';

/** An object as the renderer has it: merged with its template, with the art of its tile. */
export type SceneObject = Extract<SceneLayer, { readonly kind: 'objects' }>['objects'][number];

/** An object and where it is on the screen of the map, before the offset of its layer. */
export interface PlacedObject {
	readonly id: number;
	/** The id of its layer. */
	readonly layer: number;
	/** Merged with its template. */
	readonly object: PlainObject;
	readonly art: SceneObject['art'];
	/** From the object's own axes, with its position at 0, 0, to the screen. */
	readonly axes: Matrix;
	/** Its box in its own axes; for a polygon or polyline that of its points. */
	readonly box: Rect;
	/** The outline that can be hit, on the screen. */
	readonly outline: readonly Vector[];
	/** Whether the outline has an inside: all but polylines. */
	readonly isClosed: boolean;
	/** The smallest rectangle around the outline. */
	readonly bounds: Rect;
}

/** Half the side of the square that shows an object without a size, in pixels. */
const EMPTY = 10;

/** Places an object. */
export function placeObject(
	{ object, art }: SceneObject,
	layer: number,
	geometry: Geometry,
	tile: { readonly tilewidth: number; readonly tileheight: number },
): PlacedObject {
	const at = geometry.pixelToScreen(object.x, object.y);
	// Tiles, texts and pins stand upright on every map; shapes lie on it.
	const isUpright = 'gid' in object || 'text' in object || 'point' in object;
	const [a, b, c, d] = geometry.pixelToScreenMatrix;
	const straight: Matrix = isUpright ? [1, 0, 0, 1, at.x, at.y] : [a, b, c, d, at.x, at.y];
	const axes = object.rotation === 0 ? straight : compose(rotationAbout(object.rotation, at.x, at.y), straight);
	const box = boxOf(object, art, geometry, tile);
	const outline = outlineIn(object, box, geometry).map(({ x, y }) => applyMatrix(axes, x, y));
	const bounds = boundsOfPoints(outline);
	return { id: object.id, layer, object, art, axes, box, outline, isClosed: !('polyline' in object), bounds };
}

/** The smallest rectangle around points. */
function boundsOfPoints(points: readonly Vector[]): Rect {
	if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x, y } of points) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	}
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corners of a rectangle, from the top left one clockwise. */
export const cornersOf = ({ x, y, width, height }: Rect): Vector[] => [
	{ x, y },
	{ x: x + width, y },
	{ x: x + width, y: y + height },
	{ x, y: y + height },
];

function boxOf(
	object: PlainObject,
	art: SceneObject['art'],
	{ orientation }: Geometry,
	{ tilewidth, tileheight }: { readonly tilewidth: number; readonly tileheight: number },
): Rect {
	if ('gid' in object) {
		const width = object.width === 0 ? (art?.width ?? tilewidth) : object.width;
		const height = object.height === 0 ? (art?.height ?? tileheight) : object.height;
		const anchor = anchorOf(art?.tileset.alignment ?? 'unspecified', orientation);
		return { x: -anchor.x * width, y: -anchor.y * height, width, height };
	}
	const points = pointsOf(object);
	if (points !== undefined) return boundsOfPoints(points);
	if ('point' in object) return { x: 0, y: 0, width: 0, height: 0 };
	return { x: 0, y: 0, width: object.width, height: object.height };
}

/** The points of a polygon or polyline, relative to its position. */
export const pointsOf = (object: PlainObject): readonly Vector[] | undefined =>
	'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;

function outlineIn(object: PlainObject, box: Rect, { orientation }: Geometry): readonly Vector[] {
	const points = pointsOf(object);
	if (points !== undefined) return points;
	if ('point' in object) return pinPoints();
	if (box.width > 0 && box.height > 0) {
		if ('ellipse' in object) return ellipsePoints(box, CURVE);
		if ('capsule' in object) return capsulePoints(box, CURVE);
	}
	const isEmpty = box.width === 0 && box.height === 0 && orientation !== 'isometric';
	return cornersOf(isEmpty ? { x: -EMPTY, y: -EMPTY, width: 2 * EMPTY, height: 2 * EMPTY } : box);
}
