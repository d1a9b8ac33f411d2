import type { Geometry, Rect } from '@tilewright/geometry';
import type { PathStep } from './draw-list.ts';
import { capsulePath, ellipsePath, linePath, movedPath, rectPath } from './path.ts';
import { pinDiscPath, pinPath } from './pin.ts';
import type { ShapeObject } from './shape-object.ts';

/** A line of a shape, and what it is: with an inside to be filled, without, the first vertex, or the disc of a pin. */
export interface Outline {
	readonly path: readonly PathStep[];
	readonly role: 'area' | 'line' | 'dot' | 'disc';
}

/** Half the side of what shows an object without width and height, in pixels. */
const EMPTY = 10;

/** The lines that show an object, from the bottom up, on the map's screen. */
export function outlines(object: ShapeObject, geometry: Geometry): Outline[] {
	if ('point' in object) {
		const at = geometry.pixelToScreen(object.x, object.y);
		return [
			{ path: pinPath(at), role: 'area' },
			{ path: pinDiscPath(at), role: 'disc' },
		];
	}
	const vertices = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
	if (vertices === undefined) return boxed(object, geometry);
	const points = vertices.map(({ x, y }) => geometry.pixelToScreen(object.x + x, object.y + y));
	const [first] = points;
	if (first === undefined) return [];
	const closed = 'polygon' in object;
	return [
		{ path: linePath(points, closed), role: closed ? 'area' : 'line' },
		// A line without length, whose round caps are seen.
		{ path: linePath([first, first], false), role: 'dot' },
	];
}

function boxed(object: ShapeObject, geometry: Geometry): Outline[] {
	const isometric = geometry.orientation === 'isometric';
	const rect = rectOf(object, isometric);
	const onScreen = (path: PathStep[]) => movedPath(path, geometry.pixelToScreenMatrix);
	// The editor shows nothing there.
	if (rect.width === 0 && rect.height === 0) return [];
	const flat = rect.width === 0 || rect.height === 0;
	if (flat || !('ellipse' in object || 'capsule' in object)) return [{ path: onScreen(rectPath(rect)), role: 'area' }];
	const round: Outline = { path: onScreen('ellipse' in object ? ellipsePath(rect) : capsulePath(rect)), role: 'area' };
	return isometric ? [{ path: onScreen(rectPath(rect)), role: 'line' }, round] : [round];
}

/** The rectangle of an object in pixels. One without any size is shown by a small square, but on isometric maps. */
function rectOf({ x, y, width, height }: ShapeObject, isometric: boolean): Rect {
	if (width !== 0 || height !== 0 || isometric) return { x, y, width, height };
	return { x: x - EMPTY, y: y - EMPTY, width: 2 * EMPTY, height: 2 * EMPTY };
}
