import type { Matrix, Vector } from '@tilewright/geometry';
import type { Plan, PlannedImage } from '../plan/draw-list.ts';
import type { View } from '../plan/view.ts';
import { pictureSize } from '../plan/view.ts';
import type { Context2D, Decoded, Platform } from './platform.ts';

/** What items are drawn with, and where. */
export interface Painter<Source> {
	readonly context: Context2D<Source>;
	readonly platform: Platform<Source>;
	/** From the plan's screen to the picture; the offset of its part is in it. */
	readonly toPicture: Matrix;
	/** Pixels of the picture for a pixel of the plan's screen. */
	readonly scale: Vector;
	/** Size of what is drawn on, in pixels. */
	readonly width: number;
	readonly height: number;
	/** Whether pictures are smoothed where they are scaled or turned. */
	readonly smooth: boolean;
}

/** What a plan is drawn with. */
export function painterFor<Source>(
	{ view }: Plan,
	context: Context2D<Source>,
	platform: Platform<Source>,
	smooth: boolean,
): Painter<Source> {
	const { width, height } = view.part ?? pictureSize(view);
	return { context, platform, toPicture: pictureMatrix(view), scale: view.scale, width, height, smooth };
}

/** From a plan's screen to the picture, or to its part. */
export function pictureMatrix({ x, y, scale, part }: View): Matrix {
	return [scale.x, 0, 0, scale.y, -x * scale.x - (part?.x ?? 0), -y * scale.y - (part?.y ?? 0)];
}

/** Gives the pictures of a plan. */
export interface Pictures<Source> {
	/** The picture, its transparent color taken out; `undefined` where it is missing or was not loaded. */
	readonly get: (image: PlannedImage) => Decoded<Source> | undefined;
}
