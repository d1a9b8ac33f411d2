import type { Rect } from '@tilewright/geometry';
import type { Container } from 'pixi.js';

/** What shows a layer. */
export interface LayerView {
	readonly container: Container;
	/**
	 * Shows what a camera sees at a time.
	 *
	 * @param view - in pixels of the world
	 * @param time - in milliseconds
	 */
	readonly update: (view: Rect, time: number) => void;
	/** Forgets what was made of the cells, after they were changed. */
	readonly redraw?: () => void;
}
