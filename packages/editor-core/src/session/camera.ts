import type { Vector } from '@tilewright/geometry';

/** The shown part of a map: the point of its screen in the middle of the view, and the pixels of the page for each of its pixels. */
export interface Camera {
	readonly center: Vector;
	readonly scale: number;
}
