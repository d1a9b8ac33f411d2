import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { Chunk, GameMap, TileLayer } from '../model/game-map.ts';
import { geometryOfMap } from './geometry-of-map.ts';
import { reachOf } from './reach.ts';

/** The edge of the parts into which a layer without chunks is cut, in cells. */
const EDGE = 32;

/** The parts of a layer, and the box of each in the world, without the offset of the layer: four numbers. */
interface Parts {
	readonly parts: readonly CellBounds[];
	readonly boxes: Float64Array;
	/** How far tiles may stick out of the parts. It changes when the sizes of pictures become known. */
	readonly reach: number;
}

/** Cameras move in every frame: the parts of a layer are measured once. */
const known = new WeakMap<TileLayer, Parts>();

/**
 * The chunks of a layer that a rectangle of the world shows. A layer of a finite map is cut into parts of 32 × 32 cells. Each time the same
 * chunk is the same object, so that a game sees which ones came and went.
 *
 * @param rect - in pixels of the world, such as what the camera sees
 * @example
 * const shown = new Set(chunksWithin(map, ground, camera));
 * for (const [chunk, mesh] of meshes) if (!shown.has(chunk)) remove(chunk, mesh);
 * for (const chunk of shown) if (!meshes.has(chunk)) add(chunk);
 */
export function chunksWithin(map: GameMap, layer: TileLayer, rect: Rect): (CellBounds | Chunk)[] {
	const { parts, boxes } = partsOf(map, layer);
	const [left, top] = [rect.x - layer.offsetx, rect.y - layer.offsety];
	const [right, bottom] = [left + rect.width, top + rect.height];
	return parts.filter((_, i) => {
		const [x = 0, y = 0, end = 0, foot = 0] = [boxes[4 * i], boxes[4 * i + 1], boxes[4 * i + 2], boxes[4 * i + 3]];
		return x < right && y < bottom && end > left && foot > top;
	});
}

function partsOf(map: GameMap, layer: TileLayer): Parts {
	const reach = reachOf(map);
	const found = known.get(layer);
	if (found?.reach === reach) return found;
	const geometry = geometryOfMap(map);
	const parts = found?.parts ?? layer.chunks ?? blocksOf(layer);
	const boxes = Float64Array.from(
		parts.flatMap((part) => {
			const { x, y, width, height } = widened(geometry.bounds(part), reach);
			return [x, y, x + width, y + height];
		}),
	);
	const made = { parts, boxes, reach };
	known.set(layer, made);
	return made;
}

function blocksOf({ x, y, width, height }: CellBounds): CellBounds[] {
	const blocks: CellBounds[] = [];
	for (let row = y; row < y + height; row += EDGE)
		for (let column = x; column < x + width; column += EDGE)
			blocks.push({ x: column, y: row, width: Math.min(EDGE, x + width - column), height: Math.min(EDGE, y + height - row) });
	return blocks;
}
