import type { Matrix, Vector } from '../geometry/geometry.ts';
import type { Context2D, Platform } from './platform.ts';

/** What items are drawn with, and where. */
export interface Painter<Source> {
	readonly context: Context2D<Source>;
	readonly platform: Platform<Source>;
	/** From the plan's screen to the picture; the offset of its part is in it. */
	readonly toPicture: Matrix;
	/** Pixels of the picture for a pixel of the plan's screen. */
	readonly scale: Vector;
	/** Whether pictures are smoothed where they are scaled or turned. */
	readonly smooth: boolean;
}
