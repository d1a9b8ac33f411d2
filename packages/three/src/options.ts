import type { GameMap, GameObject, ObjectLayer } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import type { Object3D } from 'three';
import type { TextureStore } from './texture-store.ts';

/** Where an object is, and what would show it. */
export interface ObjectPlace {
	readonly map: GameMap;
	readonly layer: ObjectLayer;
	/** The position of the object in the group of its layer, in pixels: y grows downwards. */
	readonly x: number;
	readonly y: number;
	readonly piece: ObjectPiece;
	/** Makes what the view would show by itself; `undefined` if that is nothing. */
	readonly show: () => Object3D | undefined;
}

/** Makes what shows an object; `undefined` for nothing. The view adds it to the group of the layer. */
export type ObjectFactory = (object: GameObject, place: ObjectPlace) => Object3D | undefined;

/** How a map is shown. */
export interface MapViewOptions {
	/** What shows objects, by their class. Objects of other classes are shown as the map says. */
	readonly objects?: Readonly<Record<string, ObjectFactory>>;
	/** Whether objects without a tile or text are drawn: areas, paths, points. Default `false`, since players do not see them. */
	readonly shapes?: boolean;
	/** The font in place of one that the map names, in CSS. Default: the one that the map names. */
	readonly fontFamily?: (family: string) => string;
	/** How many pixels a pixel of a text or shape has: more for cameras that zoom in. Default: 1. */
	readonly textResolution?: number;
	/** The `renderOrder` of the lowest layer; the others count from there. Default: 0. */
	readonly renderOrder?: number;
	/** Where the pictures come from: one store for several maps loads each once. Default: one for this view. */
	readonly textures?: TextureStore;
}
