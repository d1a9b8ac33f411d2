import type { GameMap } from '@tilewright/play';
import type { Actor } from 'excalibur';

/** A map in a scene: actors of Excalibur, in pixels of the world. */
export interface MapView {
	readonly map: GameMap;
	/**
	 * The actor of the first layer with a name: hide it by `graphics.isVisible`, or read its `z` to put figures before or behind it. The actors of
	 * objects are its children. That of a group draws nothing, but hides and shows its layers.
	 *
	 * @throws RangeError when there is none
	 */
	readonly layer: (name: string) => Actor;
	/** Returns the actor that shows an object, by its id; `undefined` if there is none. */
	readonly object: (id: number) => Actor | undefined;
	/** How long animations have run, in milliseconds. It stands still while another scene is shown. */
	time: number;
	/** Shows tile layers again from the next frame on: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
	/** Removes all that the view has made from the scene. Pictures stay. */
	readonly destroy: () => void;
}
