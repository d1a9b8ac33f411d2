import type { Vector } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Offset } from './geometry-of-map.ts';
import { geometryOfMap, NO_OFFSET } from './geometry-of-map.ts';

/**
 * The cell at a point of the world, in every orientation.
 *
 * @param layer - one that is moved by an offset. Its parallax depends on the camera, and is left to the game
 * @returns column and row, whole numbers; they may lie outside the map
 * @example const { x, y } = worldToTile(map, pointer.worldX, pointer.worldY);
 */
export function worldToTile(map: GameMap, x: number, y: number, { offsetx, offsety }: Offset = NO_OFFSET): Vector {
	const tile = geometryOfMap(map).screenToTile(x - offsetx, y - offsety);
	return { x: Math.floor(tile.x), y: Math.floor(tile.y) };
}

/**
 * Where a cell is in the world: the top left corner of its box, or its top corner on isometric maps.
 *
 * @param x - the column; 3.5 is in the middle of column 3, except on staggered and hexagonal maps
 * @param y - the row
 * @example const { x, y } = tileToWorld(map, 3, 4);
 */
export function tileToWorld(map: GameMap, x: number, y: number, { offsetx, offsety }: Offset = NO_OFFSET): Vector {
	const corner = geometryOfMap(map).tileToScreen(x, y);
	return { x: corner.x + offsetx, y: corner.y + offsety };
}

/**
 * The middle of a cell in the world, in every orientation: where a figure stands.
 *
 * @example Object.assign(hero, tileCenter(map, 3, 4));
 */
export function tileCenter(map: GameMap, x: number, y: number, layer: Offset = NO_OFFSET): Vector {
	const corners = tileOutline(map, x, y, layer);
	return {
		x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
		y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
	};
}

/**
 * The corners of a cell in the world: four, or six of a hexagon. They are clockwise, unless skews flip the cells.
 *
 * @example drawPolygon(tileOutline(map, hovered.x, hovered.y));
 */
export function tileOutline(map: GameMap, x: number, y: number, { offsetx, offsety }: Offset = NO_OFFSET): Vector[] {
	return geometryOfMap(map)
		.outline(x, y)
		.map((corner) => ({ x: corner.x + offsetx, y: corner.y + offsety }));
}
