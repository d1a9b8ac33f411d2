import type { CapsuleObject, EllipseObject, PointObject, PolygonObject, PolylineObject, RectangleObject } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { PathStep } from './draw-list.ts';
import { capsulePath, ellipsePath, linePath, movedPath, rectPath } from './path.ts';

/** An object that is drawn as an outline. */
export type ShapeObject = RectangleObject | EllipseObject | CapsuleObject | PointObject | PolygonObject | PolylineObject;

/** One line of a shape: an `area` is filled, a `line` is not, a `dot` marks the first vertex, a `disc` is the one in a pin's head. */
export interface Outline {
	readonly path: readonly PathStep[];
	readonly role: 'area' | 'line' | 'dot' | 'disc';
}

/** Half the side of the square that shows an object without a size, in pixels. */
const EMPTY = 10;

/** The lines that show an object, from bottom to top, on the map's screen. */
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
		// A line without length: only its round caps are seen.
		{ path: linePath([first, first], false), role: 'dot' },
	];
}

function boxed(object: ShapeObject, geometry: Geometry): Outline[] {
	const isometric = geometry.orientation === 'isometric';
	const rect = rectOf(object, isometric);
	const onScreen = (path: PathStep[]) => movedPath(path, geometry.pixelToScreenMatrix);
	// Tiled shows nothing here.
	if (rect.width === 0 && rect.height === 0) return [];
	const flat = rect.width === 0 || rect.height === 0;
	if (flat || !('ellipse' in object || 'capsule' in object)) return [{ path: onScreen(rectPath(rect)), role: 'area' }];
	const round: Outline = { path: onScreen('ellipse' in object ? ellipsePath(rect) : capsulePath(rect)), role: 'area' };
	return isometric ? [{ path: onScreen(rectPath(rect)), role: 'line' }, round] : [round];
}

/** The rectangle of an object, in pixels. An object without a size is shown as a small square, except on isometric maps. */
function rectOf({ x, y, width, height }: ShapeObject, isometric: boolean): Rect {
	if (width !== 0 || height !== 0 || isometric) return { x, y, width, height };
	return { x: x - EMPTY, y: y - EMPTY, width: 2 * EMPTY, height: 2 * EMPTY };
}

/** Radius of a pin's head, in pixels of the screen. The center of the head is twice as far above the point. */
const RADIUS = 10;
/** The arc of the head, in radians; straight sides run from its ends to the point. */
const SWEEP = (235 * Math.PI) / 180;
const ARCS = 3;

/** The outline of the pin that shows a point object; its tip is at the point. */
function pinPath({ x, y }: Vector): PathStep[] {
	const [cx, cy] = [x, y - 2 * RADIUS];
	const at = (angle: number, along = 0): [number, number] => [
		cx + RADIUS * (Math.cos(angle) - along * Math.sin(angle)),
		cy + RADIUS * (Math.sin(angle) + along * Math.cos(angle)),
	];
	// Clockwise, from the lower left over the top to the lower right.
	const start = -Math.PI / 2 - SWEEP / 2;
	const step = SWEEP / ARCS;
	const handle = (4 / 3) * Math.tan(step / 4);
	const steps: PathStep[] = [['M', ...at(start)]];
	for (let arc = 0; arc < ARCS; arc++) {
		const angle = start + arc * step;
		steps.push(['C', ...at(angle, handle), ...at(angle + step, -handle), ...at(angle + step)]);
	}
	return [...steps, ['L', x, y], ['Z']];
}

/** The disc in a pin's head. */
function pinDiscPath({ x, y }: Vector): PathStep[] {
	const radius = RADIUS / 3;
	return ellipsePath({ x: x - radius, y: y - 2 * RADIUS - radius, width: 2 * radius, height: 2 * radius });
}
