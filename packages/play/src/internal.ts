// For `@tilewright/vite`, which makes the same maps in builds.
export { gameMapOf } from './load/game-map-of.ts';
