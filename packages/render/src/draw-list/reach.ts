import type { MapScene } from '../scene/scene.ts';
import type { TilesetArt } from '../scene/tile-art.ts';

/** What the diagonal of a tile is at most, for its longer edge, and the half of the edge from whose middle it is turned. */
const TURNED = 1.5;

/** How far tiles of a map may stick out of their cells, in pixels: to all sides, whatever their flips. */
export const reachOf = ({ map, tilesets }: MapScene): number =>
	tilesets.reduce((reach, tileset) => Math.max(reach, reachOfTileset(tileset, map.tilewidth, map.tileheight)), 0);

function reachOfTileset({ sizes, offset, atGridSize }: TilesetArt, width: number, height: number): number {
	const { least, most } = sizes;
	if (most.width === 0) return 0;
	if (!atGridSize) return TURNED * Math.max(most.width, most.height) + Math.abs(offset.x) + Math.abs(offset.y);
	// The offset is scaled as the tile is (rule R2): the smallest tile grows the most.
	const [x, y] = [(offset.x * width) / least.width, (offset.y * height) / least.height];
	return TURNED * Math.max(width, height) + Math.abs(x) + Math.abs(y);
}
