import type { GameMap, GameObject, ObjectLayer } from '@tilewright/play';
import type { ByClass, ObjectOptions, ObjectPiece } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';

/** Where an object is, and what would show it. */
export interface ObjectPlace {
	readonly scene: Scene;
	readonly map: GameMap;
	readonly layer: ObjectLayer;
	/** The middle of the object, in pixels of the world. */
	readonly x: number;
	readonly y: number;
	/** Its size before it is rotated; on maps that are not orthogonal, areas have that of the box around them. */
	readonly width: number;
	readonly height: number;
	/** Clockwise, in radians. */
	readonly rotation: number;
	/** The picture of a tile object, in Phaser's texture manager. */
	readonly texture?: { readonly key: string; readonly frame: string };
	/** The depth of its layer, which is given to what a factory makes. */
	readonly depth: number;
	readonly piece: ObjectPiece;
}

/** Makes what shows an object, in the scene; `undefined` for nothing. The view destroys it. */
export type ObjectFactory = (object: GameObject, place: ObjectPlace) => GameObjects.GameObject | undefined;

/** How a map is shown. */
export interface MapViewOptions extends ObjectOptions<ObjectFactory> {
	/**
	 * Functions that show objects, by their class, such as sprites with bodies. These are not in the container of their layer, but above it, because Arcade
	 * physics knows no containers. Objects of other classes are shown as the map says.
	 */
	readonly objects?: ByClass<ObjectFactory>;
	/** The depth of the first layer; each layer is 1 above the one before. Default: 0. */
	readonly depth?: number;
	/** How many pixels a pixel of a text has: as many as the camera enlarges. Default: 1. */
	readonly textResolution?: number;
}
