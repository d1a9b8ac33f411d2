import type { ObjectFactory as FactoryOf, ObjectOptions, ObjectPlace as PlaceOf } from '@tilewright/play/scene';
import type { Object3D } from 'three';
import type { TextureStore } from './texture-store.ts';

/** Where an object is, in the group of its layer, and what would show it. */
export type ObjectPlace = PlaceOf<Object3D>;

/** Makes what shows an object; `undefined` for nothing. The view adds it to the group of the layer. */
export type ObjectFactory = FactoryOf<Object3D>;

/** How a map is shown. */
export interface MapViewOptions extends ObjectOptions<ObjectFactory> {
	/** How many pixels a pixel of a text or shape has: more for cameras that zoom in. Default: 1. */
	readonly textResolution?: number;
	/** The `renderOrder` of the lowest layer; the others count from there. Default: 0. */
	readonly renderOrder?: number;
	/** Where the pictures come from: one store for several maps loads each once. Default: one for this view. */
	readonly textures?: TextureStore;
}
