export { createMapCamera, pointCamera } from './camera.ts';
export type { MapView } from './map-view.ts';
export { createMapView } from './map-view.ts';
export type { MapViewOptions, ObjectFactory, ObjectPlace } from './options.ts';
export type { LoadPicture, TextureStore, TextureStoreOptions } from './texture-store.ts';
export { createTextureStore } from './texture-store.ts';
