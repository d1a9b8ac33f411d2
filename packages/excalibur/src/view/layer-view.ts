import type { Rect } from '@tilewright/geometry';
import type { ExcaliburGraphicsContext } from 'excalibur';

/** Draws a layer. */
export interface LayerView {
	/**
	 * Draws what the camera sees.
	 *
	 * @param view - in pixels, relative to the layer
	 * @param time - in milliseconds
	 */
	readonly draw: (context: ExcaliburGraphicsContext, view: Rect, time: number) => void;
	/** Forgets what was made of the cells, after they were changed. */
	readonly redraw?: () => void;
}
