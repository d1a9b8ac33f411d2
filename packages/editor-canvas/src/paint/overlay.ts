import type { Region } from '@tilewright/edit';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { CellBounds } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { ViewSize } from '../camera/camera.ts';
import { toMap, toView } from '../camera/camera.ts';
import { shownOutline } from './region-outline.ts';

/** Draws over the map, in the pixels of the view, so that lines have the same width at every zoom. */
export interface OverlayPainter {
	readonly context: CanvasRenderingContext2D;
	readonly camera: Camera;
	readonly size: ViewSize;
	readonly geometry: Geometry;
	/** The distance by which the current layer is moved on the screen, by its offsets and parallax. */
	readonly layerShift: Vector;
	/** Colors of the theme, by name. */
	readonly color: (name: OverlayColor) => string;
	/** From the screen of the map to the view. */
	toView(point: Vector): Vector;
	/** Adds the outline of a region of cells of the current layer to the path. */
	traceRegion(region: Region): void;
	/** Adds a polygon of the map's screen to the path. */
	tracePolygon(points: readonly Vector[], closed: boolean): void;
	traceRect(rect: Rect): void;
}

export type OverlayColor = 'selection' | 'handle' | 'guide' | 'erase';

/** Makes a painter for one picture of the overlay. */
export function overlayPainter(
	context: CanvasRenderingContext2D,
	camera: Camera,
	size: ViewSize,
	geometry: Geometry,
	layerShift: Vector,
): OverlayPainter {
	const styles = getComputedStyle(context.canvas);
	const place = (point: Vector): Vector => toView(camera, size, point);
	const tracePolygon = (points: readonly Vector[], closed: boolean): void => {
		for (const [index, point] of points.entries()) {
			const { x, y } = place(point);
			if (index === 0) context.moveTo(x, y);
			else context.lineTo(x, y);
		}
		if (closed) context.closePath();
	};
	/**
	 * Traces the visible outlines of some cells of the current layer. There may be thousands: `closePath` would take time by the
	 * square of their number, so the line goes on over its first side.
	 */
	function traceClosed(line: readonly Vector[]): void {
		const points = line.map(({ x, y }) => place({ x: x + layerShift.x, y: y + layerShift.y }));
		const [first, second] = points;
		if (first === undefined || second === undefined || !isSeen(points, size)) return;
		context.moveTo(first.x, first.y);
		for (const { x, y } of points.slice(1)) context.lineTo(x, y);
		context.lineTo(first.x, first.y);
		context.lineTo(second.x, second.y);
	}

	/** The cells of the current layer that may be in the view. */
	function visible(): CellBounds {
		const corners = [0, 1, 2, 3].map((corner) => {
			const { x, y } = toMap(camera, size, { x: corner % 2 === 0 ? 0 : size.width, y: corner < 2 ? 0 : size.height });
			return geometry.screenToTile(x - layerShift.x, y - layerShift.y);
		});
		const [xs, ys] = [corners.map(({ x }) => Math.floor(x)), corners.map(({ y }) => Math.floor(y))];
		const [left, top] = [Math.min(...xs) - NEAR, Math.min(...ys) - NEAR];
		return { x: left, y: top, width: Math.max(...xs) + 1 + NEAR - left, height: Math.max(...ys) + 1 + NEAR - top };
	}

	return {
		context,
		camera,
		size,
		geometry,
		layerShift,
		color: (name) => styles.getPropertyValue(`--overlay-${name}`),
		toView: place,
		tracePolygon,
		traceRect: ({ x, y, width, height }) =>
			tracePolygon(
				[
					{ x, y },
					{ x: x + width, y },
					{ x: x + width, y: y + height },
					{ x, y: y + height },
				],
				true,
			),
		traceRegion(region) {
			for (const line of shownOutline(region, geometry, visible())) traceClosed(line);
		},
	};
}

/** Cells of staggered and hexagonal maps reach into their neighbours. */
const NEAR = 2;

/** Whether the box of points meets the view. */
function isSeen(points: readonly Vector[], { width, height }: ViewSize): boolean {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x, y } of points) {
		if (x < left) left = x;
		if (x > right) right = x;
		if (y < top) top = y;
		if (y > bottom) bottom = y;
	}
	return right >= 0 && bottom >= 0 && left <= width && top <= height;
}
