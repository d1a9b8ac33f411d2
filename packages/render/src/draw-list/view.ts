import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import type { Scene } from '../scene/scene.ts';

/** The part of a scene that a picture shows, and at which scale: x and y are the screen position of the picture's top left corner. */
export interface View extends Rect {
	/** Pixels of the picture per pixel of the screen, for both axes. */
	readonly scale: Vector;
	/** Draws only this part of the picture, such as a strip of a large one; whole numbers, in its pixels. Default: all of it. */
	readonly part?: Rect;
}

/** The size of the picture of a view, in pixels. */
export function pictureSize({ width, height, scale }: View): { width: number; height: number } {
	return { width: Math.max(1, Math.trunc(width * scale.x)), height: Math.max(1, Math.trunc(height * scale.y)) };
}

/** The size of what is drawn of a view, in pixels: of its part, or of the whole picture. */
export const drawnSize = (view: View): { width: number; height: number } => view.part ?? pictureSize(view);

/** The part of the screen that a view shows. */
export function visibleRect(view: View): Rect {
	const { x, y, scale, part } = view;
	if (part === undefined) return { x, y, width: view.width, height: view.height };
	return { x: x + part.x / scale.x, y: y + part.y / scale.y, width: part.width / scale.x, height: part.height / scale.y };
}

/** The matrix from the screen to the picture, or to the part of it that is drawn. */
export function pictureMatrix({ x, y, scale, part }: View): Matrix {
	return [scale.x, 0, 0, scale.y, -x * scale.x - (part?.x ?? 0), -y * scale.y - (part?.y ?? 0)];
}

/** A {@link View} with defaults: without any field it shows the whole map at scale 1, as tmxrasterizer does. */
export interface Viewport extends Partial<Rect> {
	/** Pixels of the picture per pixel of the screen; one number for both axes, or one for each. Default 1. */
	readonly scale?: number | Vector;
	/** Draws only this part of the picture; whole numbers, in its pixels. Default: all of it. */
	readonly part?: Rect;
}

/**
 * Fills in the defaults of a viewport.
 *
 * @throws RangeError if a width, height or scale is not a positive number
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

const sizeOf = (part: Rect | undefined): Record<string, number> =>
	part === undefined ? {} : { 'part.width': part.width, 'part.height': part.height };
