/** Worlds: maps next to each other, loaded as the camera comes near. An entry of its own: most games have none. */

export { forgetPlacedMap, loadPlacedMap } from './worlds/load-placed-map.ts';
export { loadWorld } from './worlds/load-world.ts';
export { near } from './worlds/near.ts';
export type { GameWorld, PlacedMap } from './worlds/world.ts';
