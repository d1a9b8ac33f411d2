import type { Vector } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Offset } from './geometry-of-map.ts';
import { geometryOfMap, NO_OFFSET } from './geometry-of-map.ts';

/**
 * Where a position of the map is in the world. Objects have such positions; they differ from those of the world on isometric and oblique
 * maps, and on layers with an offset.
 *
 * @example const { x, y } = pixelToWorld(map, coin.x, coin.y, objectLayer(map, 'Things'));
 */
export function pixelToWorld(map: GameMap, x: number, y: number, { offsetx, offsety }: Offset = NO_OFFSET): Vector {
	const at = geometryOfMap(map).pixelToScreen(x, y);
	return { x: at.x + offsetx, y: at.y + offsety };
}

/**
 * The position of the map at a point of the world: the inverse of {@link pixelToWorld}.
 *
 * @example const { x, y } = worldToPixel(map, pointer.worldX, pointer.worldY);
 */
export function worldToPixel(map: GameMap, x: number, y: number, { offsetx, offsety }: Offset = NO_OFFSET): Vector {
	return geometryOfMap(map).screenToPixel(x - offsetx, y - offsety);
}
