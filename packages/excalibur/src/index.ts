export type { SolidOptions } from '@tilewright/play/shapes';
export { addMap } from './add-map.ts';
export type { BodyOptions } from './bodies/solid-actors.ts';
export { solidActors } from './bodies/solid-actors.ts';
export { MapObject } from './map-object.ts';
export type { MapView } from './map-view.ts';
export type { MapViewOptions, ObjectFactory, ObjectPlace } from './options.ts';
export type { MapPictures, PictureOptions } from './pictures/map-pictures.ts';
export { createMapPictures } from './pictures/map-pictures.ts';
