import type { Matrix, Vector } from '@tilewright/geometry';
import type { DrawList } from '../draw-list/draw-list.ts';
import { drawnSize, pictureMatrix } from '../draw-list/view.ts';
import type { Context2D, Platform } from '../platform/platform.ts';

/** What items are drawn with, and where. */
export interface Painter<Source> {
	readonly context: Context2D<Source>;
	readonly platform: Platform<Source>;
	/** From the draw list's screen to the picture; the offset of its part is in it. */
	readonly toPicture: Matrix;
	/** Pixels of the picture for a pixel of the draw list's screen. */
	readonly scale: Vector;
	/** Size of what is drawn on, in pixels. */
	readonly width: number;
	readonly height: number;
	/** Whether pictures are smoothed where they are scaled or turned. */
	readonly smooth: boolean;
}

/** What a draw list is drawn with. */
export function painterFor<Source>(
	{ view }: DrawList,
	context: Context2D<Source>,
	platform: Platform<Source>,
	smooth: boolean,
): Painter<Source> {
	const { width, height } = drawnSize(view);
	return { context, platform, toPicture: pictureMatrix(view), scale: view.scale, width, height, smooth };
}
