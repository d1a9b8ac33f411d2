/** Converts between cells, pixels of the map and pixels of the world. An entry of its own, since it has the geometry of every orientation. */

export { chunksWithin } from './coordinates/chunks-within.ts';
export { pixelToWorld, worldToPixel } from './coordinates/pixels.ts';
export { tileTransform } from './coordinates/tile-transform.ts';
export { tileCenter, tileOutline, tileToWorld, worldToTile } from './coordinates/tiles.ts';
export type { TileVisitor } from './coordinates/tiles-within.ts';
export { tilesWithin } from './coordinates/tiles-within.ts';
