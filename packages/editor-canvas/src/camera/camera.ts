import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { Rect, Vector } from '@tilewright/geometry';
import type { View } from '@tilewright/render';

/** The size of a view, in CSS pixels. */
export interface ViewSize {
	readonly width: number;
	readonly height: number;
}

/** A view as the renderer has it: always a part of one picture of the whole plane, whose origin is that of the map's screen. */
export type DeviceView = View & { readonly part: Rect };

/**
 * The pixels of the device that a view shows. They lie at whole pixels of one large picture of the map, so that tiles look the same wherever
 * the camera is.
 *
 * @param pixels - the size of the canvas
 * @param density - pixels of the canvas for each pixel of the page
 */
export function deviceView({ center, scale: zoom }: Camera, { width, height }: ViewSize, density: number): DeviceView {
	const scale = zoom * density;
	return {
		x: 0,
		y: 0,
		width: width / scale,
		height: height / scale,
		scale: { x: scale, y: scale },
		part: { x: Math.round(center.x * scale - width / 2), y: Math.round(center.y * scale - height / 2), width, height },
	};
}

/** The camera that shows exactly what a view of the device shows. */
export function snapped(camera: Camera, pixels: ViewSize, density: number): Camera {
	const { part, scale } = deviceView(camera, pixels, density);
	return { ...camera, center: { x: (part.x + part.width / 2) / scale.x, y: (part.y + part.height / 2) / scale.y } };
}

/** The steps of zooming (rule E141). */
export const ZOOM_STEPS: readonly number[] = [
	0.015625, 0.03125, 0.0625, 0.125, 0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5.5, 8, 11, 16, 23, 32, 45, 64, 90, 128, 180, 256,
];

/** From the view, in CSS pixels from its top left corner, to the screen of the map. */
export const toMap = ({ center, scale }: Camera, { width, height }: ViewSize, { x, y }: Vector): Vector => ({
	x: center.x + (x - width / 2) / scale,
	y: center.y + (y - height / 2) / scale,
});

/** From the screen of the map to the view. */
export const toView = ({ center, scale }: Camera, { width, height }: ViewSize, { x, y }: Vector): Vector => ({
	x: (x - center.x) * scale + width / 2,
	y: (y - center.y) * scale + height / 2,
});

/** The next step of zooming in (1) or out (-1). */
export function zoomStep(scale: number, direction: 1 | -1): number {
	if (direction > 0) return ZOOM_STEPS.find((step) => step > scale * 1.001) ?? scale;
	return ZOOM_STEPS.findLast((step) => step < scale / 1.001) ?? scale;
}

/** The camera with another scale, with a point of the view staying where it is. */
export function zoomedAt(camera: Camera, size: ViewSize, at: Vector, scale: number): Camera {
	const fixed = toMap(camera, size, at);
	return {
		scale,
		center: { x: fixed.x - (at.x - size.width / 2) / scale, y: fixed.y - (at.y - size.height / 2) / scale },
	};
}

/** The camera that shows a whole rectangle, with a margin around it. */
export function fitting({ x, y, width, height }: Rect, size: ViewSize): Camera {
	const scale = Math.min((size.width - 32) / Math.max(1, width), (size.height - 32) / Math.max(1, height));
	const step = ZOOM_STEPS.findLast((known) => known <= scale) ?? ZOOM_STEPS[0] ?? 1;
	return { center: { x: x + width / 2, y: y + height / 2 }, scale: Math.min(step, 8) };
}
