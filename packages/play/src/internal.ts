// For `@tilewright/vite`, which makes the same maps and worlds in builds.
export { gameMapOf } from './load/game-map-of.ts';
export { gameWorldOf } from './worlds/game-world-of.ts';
