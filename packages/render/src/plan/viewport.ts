import type { Rect, Vector } from '@tilewright/geometry';
import type { Scene } from './scene.ts';
import type { View } from './view.ts';
import { pictureSize } from './view.ts';

/** What of a map is shown, and how large. What is left out is as the reference rasterizer has it: all of the map, at its own size. */
export interface Viewport extends Partial<Rect> {
	/** Pixels of the picture for a pixel of the screen; one number is for both axes. Default 1. */
	readonly scale?: number | Vector;
	/** The part of the picture that is drawn, in its pixels, whole numbers: a tile of a large one. Default all of it. */
	readonly part?: Rect;
}

/**
 * The view that a viewport of a scene is.
 *
 * @throws RangeError when it shows nothing: a width, height or scale that is no positive number
 * @example viewOf(scene, { scale: 0.5 }); // the whole map, at half its size
 */
export function viewOf({ bounds }: Scene, viewport: Viewport = {}): View {
	const { x = bounds.x, y = bounds.y, scale = 1, part } = viewport;
	const { width = bounds.x + bounds.width - x, height = bounds.y + bounds.height - y } = viewport;
	const scales = typeof scale === 'number' ? { x: scale, y: scale } : scale;
	const positive = Object.entries({ width, height, 'scale.x': scales.x, 'scale.y': scales.y, ...sizeOf(part) });
	for (const [name, value] of positive)
		if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`\`${name}\` of a view is ${value}: it shows nothing.`);
	return { x, y, width, height, scale: scales, ...(part !== undefined && { part }) };
}

/** Size of what is drawn of a view, in pixels: of its part, else of the whole picture. */
export const drawnSize = (view: View): { width: number; height: number } => view.part ?? pictureSize(view);

const sizeOf = (part: Rect | undefined): Record<string, number> =>
	part === undefined ? {} : { 'part.width': part.width, 'part.height': part.height };
