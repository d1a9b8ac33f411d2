import type { Region } from '@tilewright/edit';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import type { Camera, ViewSize } from './camera.ts';
import { toView } from './camera.ts';
import { screenOutline } from './region-outline.ts';

/** Draws over the map, in the pixels of the view, so that lines are as wide at every zoom. */
export interface OverlayPainter {
	readonly context: CanvasRenderingContext2D;
	readonly camera: Camera;
	readonly size: ViewSize;
	readonly geometry: Geometry;
	/** How far the current layer is moved on the screen, by its offsets and parallax. */
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
			for (const line of screenOutline(region, geometry))
				tracePolygon(
					line.map(({ x, y }) => ({ x: x + layerShift.x, y: y + layerShift.y })),
					true,
				);
		},
	};
}
