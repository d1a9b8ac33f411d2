import type { GameMap, GameObject, ObjectLayer } from '@tilewright/play';
import type { ByClass, ObjectOptions, ObjectPiece, PieceBox } from '@tilewright/play/scene';
import type { Actor, Graphic, Scene } from 'excalibur';

/** Where an object is, and what would show it. `x` and `y` are its middle, in pixels of the world; its rotation is in radians. */
export interface ObjectPlace extends PieceBox {
	readonly scene: Scene;
	readonly map: GameMap;
	readonly layer: ObjectLayer;
	/** The graphic that shows the tile or the text of the object, or its shape if shapes are drawn; animated like its tile. */
	readonly graphic?: Graphic;
	/** The z that it would have: that of its layer, and up to 0.5 more. What a factory makes gets it, unless it has one. */
	readonly z: number;
	readonly piece: ObjectPiece;
}

/** Makes what shows an object; `undefined` for nothing. The view adds it to the scene, and removes it. */
export type ObjectFactory = (object: GameObject, place: ObjectPlace) => Actor | undefined;

/** How a map is shown. */
export interface MapViewOptions extends ObjectOptions<ObjectFactory> {
	/**
	 * Functions that show objects, by their class, such as actors with colliders. The actors are not children of their layer. Objects of other classes are shown as
	 * the map says.
	 */
	readonly objects?: ByClass<ObjectFactory>;
	/** The z of the first layer; each layer is 1 above the one before. Default: 0. */
	readonly z?: number;
	/** How many pixels a pixel of a text has: as many as the camera enlarges. Default: 1. */
	readonly textResolution?: number;
}
