import type { Vector } from '@tilewright/geometry';
import type { MapMiniature } from './world-pictures.ts';

/**
 * Draws the small picture of a map.
 *
 * @param at - the origin of the map on the view, in pixels of the page
 * @param scale - pixels of the page for each pixel of the map
 * @param density - pixels of the canvas for each pixel of the page
 */
export function paintMiniature(
	context: CanvasRenderingContext2D,
	{ canvas, bounds }: MapMiniature,
	at: Vector,
	scale: number,
	density: number,
): void {
	context.imageSmoothingEnabled = canvas.width > bounds.width * scale * density;
	context.drawImage(canvas, at.x + bounds.x * scale, at.y + bounds.y * scale, bounds.width * scale, bounds.height * scale);
}
