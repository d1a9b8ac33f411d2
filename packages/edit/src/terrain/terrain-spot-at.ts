import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { staggerOf } from '../cells/stagger.ts';
import { squared, unsquared } from './neighbours.ts';
import type { TerrainMode } from './terrain-mode.ts';
import type { TerrainEdge, TerrainSpot } from './terrain-spot.ts';

/**
 * Finds the spot that a click of a brush hits: the nearest corner; the nearest edge; of both, what is in this ninth of the cell.
 *
 * @param point - on the screen of the map at scale 1, as in {@link Geometry}, without the offset of the layer
 * @param mode - what is painted; `tile` for whole tiles
 * @returns `undefined` in the middle of a cell if both corners and edges are painted
 * @example const spot = terrainSpotAt(map, { x: 100, y: 70 }, terrainMode(set, color));
 */
export function terrainSpotAt(map: TileMap, point: Vector, mode: TerrainMode | 'tile'): TerrainSpot | undefined {
	const stagger = staggerOf(map);
	const { cell, inside } = stagger === undefined ? positionInCell(map, point) : positionInDiamond(map, point);
	const corner = (right: number, down: number): TerrainSpot => {
		const { x, y } = squared(cell, stagger);
		return { at: 'corner', ...unsquared({ x: x + right, y: y + down }, stagger) };
	};
	switch (mode) {
		case 'tile':
			return { at: 'tile', ...cell };
		case 'corner':
			return corner(inside.x >= 0.5 ? 1 : 0, inside.y >= 0.5 ? 1 : 0);
		case 'edge':
			return { at: 'edge', ...cell, edge: nearestEdge(inside) };
		case 'both': {
			const [across, down] = [thirdOf(inside.x), thirdOf(inside.y)];
			if (across === 1 && down === 1) return undefined;
			if (across !== 1 && down !== 1) return corner(across / 2, down / 2);
			return { at: 'edge', ...cell, edge: nearestEdge(inside) };
		}
	}
}

/** A cell, and a position in it from its top left: 1 is its whole side. */
interface InCell {
	readonly cell: Vector;
	readonly inside: Vector;
}

function positionInCell(map: TileMap, { x, y }: Vector): InCell {
	const at = geometryOf(map).screenToTile(x, y);
	const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
	return { cell, inside: { x: at.x - cell.x, y: at.y - cell.y } };
}

/** On staggered maps, the top left of a cell is its top. The sides of a hexagon count as those of the diamond in it. */
function positionInDiamond(map: TileMap, { x, y }: Vector): InCell {
	const geometry = geometryOf(map);
	const cell = geometry.screenToTile(x, y);
	const corner = geometry.tileToScreen(cell.x, cell.y);
	const [across, down] = [(x - corner.x) / map.tilewidth, (y - corner.y) / map.tileheight];
	const within = (value: number): number => Math.min(Math.max(value, 0), 1);
	return { cell, inside: { x: within(across + down - 0.5), y: within(down - across + 0.5) } };
}

/** The edge whose quarter of the cell, cut by its diagonals, has a position. */
export function nearestEdge({ x, y }: Vector): TerrainEdge {
	if (y < x) return y < 1 - x ? 0 : 2;
	return y < 1 - x ? 6 : 4;
}

/** 0, 1 or 2: the first, middle or last third. */
export const thirdOf = (value: number): number => Math.min(2, Math.max(0, Math.floor(value * 3)));
