import type { Matrix, Vector } from '@tilewright/geometry';
import type { BlendMode, DrawList } from '../draw-list/draw-list.ts';
import { drawnSize, pictureMatrix } from '../draw-list/view.ts';
import type { Context2D, Platform } from '../platform/platform.ts';

/** The state for drawing an item: the canvas, and how the screen maps to it. */
export interface Painter<Source> {
	readonly context: Context2D<Source>;
	readonly platform: Platform<Source>;
	/** From the screen to the picture, or to the part of it that is drawn. */
	readonly toPicture: Matrix;
	/** Pixels of the picture per pixel of the screen. */
	readonly scale: Vector;
	/** Size of the canvas, in pixels. */
	readonly width: number;
	readonly height: number;
	/** Whether scaled and rotated pictures are smoothed. */
	readonly smooth: boolean;
}

export function painterFor<Source>(
	{ view }: DrawList,
	context: Context2D<Source>,
	platform: Platform<Source>,
	smooth: boolean,
): Painter<Source> {
	const { width, height } = drawnSize(view);
	return { context, platform, toPicture: pictureMatrix(view), scale: view.scale, width, height, smooth };
}

/** Blend modes whose name differs in canvases (specification 2.3). */
const OPERATIONS: Partial<Record<BlendMode, string>> = { normal: 'source-over', add: 'lighter' };

/** Sets the opacity and blend mode of what is drawn next. */
export function setBlending<Source>(context: Context2D<Source>, opacity: number, blend: BlendMode): void {
	context.globalAlpha = opacity;
	context.globalCompositeOperation = OPERATIONS[blend] ?? blend;
}
