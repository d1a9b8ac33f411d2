import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import type { Scene } from '../scene/scene.ts';

/** The part of a scene that is to be seen, and how large: x and y are the screen's place at the picture's top left. */
export interface View extends Rect {
	/** Pixels of the picture for a pixel of the screen, along both axes. */
	readonly scale: Vector;
	/** The part of the picture that is drawn, in its pixels, whole numbers: a strip or tile of a large one. Default all of it. */
	readonly part?: Rect;
}

/** Width and height of the picture that shows a view, in pixels (rule R1). */
export function pictureSize({ width, height, scale }: View): { width: number; height: number } {
	return { width: Math.max(1, Math.trunc(width * scale.x)), height: Math.max(1, Math.trunc(height * scale.y)) };
}

/** The part of the screen that a view shows. */
export function visibleRect(view: View): Rect {
	const { x, y, scale, part } = view;
	if (part === undefined) return { x, y, width: view.width, height: view.height };
	return { x: x + part.x / scale.x, y: y + part.y / scale.y, width: part.width / scale.x, height: part.height / scale.y };
}

/** From a draw list's screen to the picture, or to its part. */
export function pictureMatrix({ x, y, scale, part }: View): Matrix {
	return [scale.x, 0, 0, scale.y, -x * scale.x - (part?.x ?? 0), -y * scale.y - (part?.y ?? 0)];
}

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
