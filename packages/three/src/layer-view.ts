import type { Rect } from '@tilewright/geometry';
import type { Group } from 'three';

/** What shows a layer. */
export interface LayerView {
	readonly group: Group;
	/**
	 * Shows what a camera sees at a time.
	 *
	 * @param view - in pixels of the world
	 * @param time - in milliseconds
	 */
	readonly update: (view: Rect, time: number) => void;
	/** Forgets what was made of the cells, after they were changed. */
	readonly redraw?: () => void;
	/** Frees geometries and materials. */
	readonly dispose: () => void;
}
