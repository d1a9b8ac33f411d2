import type { ObjectFactory as FactoryOf, ObjectOptions, ObjectPlace as PlaceOf } from '@tilewright/play/scene';
import type { Container } from 'pixi.js';
import type { TextureStore } from './texture-store.ts';

/** Where an object is, in the container of its layer, and what would show it. */
export type ObjectPlace = PlaceOf<Container>;

/** Makes what shows an object; `undefined` for nothing. The view adds it to the container of the layer. */
export type ObjectFactory = FactoryOf<Container>;

/** How a map is shown. */
export interface MapViewOptions extends ObjectOptions<ObjectFactory> {
	/** Where the pictures come from: one store for several maps loads each once. Default: one for this view. */
	readonly textures?: TextureStore;
}
