import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';

/** How far things move when the cells of a map move. */
export interface PlaceShift {
	/** In the pixels of objects. */
	readonly objects: Vector;
	/** On the screen, where the offsets of layers count. */
	readonly screen: Vector;
}

/**
 * How far objects and image layers must move so that they stay where they are in the picture.
 *
 * @param before - the map before its cells move
 * @param after - the map after; isometric maps also move on the screen when their height changes
 * @param cells - columns and rows by which the cells move
 */
export function placeShift(before: TileMap, after: TileMap, cells: Vector): PlaceShift {
	const [old, now] = [geometryOf(before), geometryOf(after)];
	return {
		objects: minus(now.tileToPixel(cells.x, cells.y), old.tileToPixel(0, 0)),
		screen: minus(now.tileToScreen(cells.x, cells.y), old.tileToScreen(0, 0)),
	};
}

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
