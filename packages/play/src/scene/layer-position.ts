import type { CellBounds } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { chunksWithin } from '../coordinates/chunks-within.ts';
import type { Chunk, GameMap, Layer, TileLayer } from '../model/game-map.ts';

/**
 * Where a layer is in the world: its offset, and how far parallax moves it. What this entry places is relative to that.
 *
 * @param view - what the camera sees, in pixels of the world: parallax depends on its middle. Default: no parallax
 * @example const { x, y } = layerPosition(map, layer, camera);
 */
export function layerPosition({ grid }: GameMap, { offsetx, offsety, parallaxx, parallaxy }: Layer, view?: Rect): Vector {
	if (view === undefined) return { x: offsetx, y: offsety };
	const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
	return {
		x: offsetx + (1 - parallaxx) * (x - grid.parallaxoriginx),
		y: offsety + (1 - parallaxy) * (y - grid.parallaxoriginy),
	};
}

/**
 * The parts of a layer that a camera sees: chunks, or blocks of 32 × 32 cells. Each time the same part is the same object.
 *
 * @param view - what the camera sees, in pixels of the world; parallax is included
 * @example for (const part of partsInView(map, ground, camera)) if (!shown.has(part)) show(part, tileRows(map, ground, part));
 */
export function partsInView(map: GameMap, layer: TileLayer, view: Rect): (CellBounds | Chunk)[] {
	const { x, y } = layerPosition(map, layer, view);
	// Named one by one, since the fields of a DOMRect are not its own.
	const { width, height } = view;
	return chunksWithin(map, layer, { x: view.x - x + layer.offsetx, y: view.y - y + layer.offsety, width, height });
}
