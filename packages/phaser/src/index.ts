export type { SolidOptions as BodyOptions } from '@tilewright/play/shapes';
export { addMap } from './add-map.ts';
export { arcadeBodies } from './bodies/arcade-bodies.ts';
export { matterBodies } from './bodies/matter-bodies.ts';
export type { MapView } from './map-view.ts';
export type { MapViewOptions, ObjectFactory, ObjectPlace } from './options.ts';
export { preloadMap } from './preload-map.ts';
