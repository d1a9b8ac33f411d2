import type { Rect } from '@tilewright/geometry';
import type { GameObjects } from 'phaser';

/** The view of a layer. */
export interface LayerView {
	readonly container: GameObjects.Container;
	/** Shows what the cameras see, in pixels of the world. */
	readonly see: (views: readonly Rect[]) => void;
	/** Shows what animations show after they have run for a time, in milliseconds. */
	readonly animate: (time: number) => void;
	/** Forgets what was made of the cells. */
	readonly redraw?: () => void;
}

export const nothing = (): void => {};
