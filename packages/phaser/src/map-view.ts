import type { GameMap } from '@tilewright/play';
import type { GameObjects } from 'phaser';

/** A map in a scene: game objects of Phaser, in pixels of the world. */
export interface MapView {
	readonly map: GameMap;
	/**
	 * The container of the first layer with a name: hide it, or read its `depth` to put figures before or behind it. That of a group is empty, but
	 * hides and shows its layers.
	 *
	 * @throws RangeError when there is none
	 */
	readonly layer: (name: string) => GameObjects.Container;
	/** Returns the game object that shows an object, by its id; `undefined` if there is none. */
	readonly object: (id: number) => GameObjects.GameObject | undefined;
	/** The paths of pictures that are not loaded. Phaser's marker is shown in their place. */
	readonly missing: ReadonlySet<string>;
	/** How long animations have run, in milliseconds. It stands still while the scene is paused. */
	time: number;
	/** Makes the images of tile layers again before the next frame: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
	/** Removes all that the view has made from the scene. The scene does so when it shuts down. Textures stay in the game. */
	readonly destroy: () => void;
}
