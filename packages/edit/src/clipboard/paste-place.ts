import type { TileLayer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { middleOf } from '../objects/transform-objects.ts';
import type { CellPosition } from '../region/shapes.ts';
import { areaOf } from '../stamps/clip-layers.ts';

/** The places where the parts of a clip go. */
export interface PastePlace {
	/** The columns and rows by which cells move. */
	readonly cells: CellPosition;
	/** How far objects move, in pixels. */
	readonly objects: Vector;
	/** How far image layers move, in pixels on the screen. */
	readonly screen: Vector;
}

/** The place that the caller asks for. */
interface Wanted {
	readonly cell: CellPosition | undefined;
	readonly point: Vector | undefined;
}

/**
 * Finds the place of a clip in a map. If only the cells or only the objects have a wanted place, the others move along (rule E32).
 *
 * @param layers - the tile layers of the clip
 * @param objects - the ids of its objects
 */
export function placeOf(map: TileMap, clip: TileMap, layers: readonly TileLayer[], objects: readonly number[], wanted: Wanted): PastePlace {
	const areas = layers.map(areaOf).filter(({ width, height }) => width > 0 && height > 0);
	const corner = { x: Math.min(...areas.map(({ x }) => x)), y: Math.min(...areas.map(({ y }) => y)) };
	const { cell, point } = wanted;
	const [here, there] = [geometryOf(map), geometryOf(asCopied(clip, corner))];
	const move = point && objects.length > 0 ? minus(point, middleOf(clip, objects)) : { x: 0, y: 0 };
	if (areas.length === 0) return placed(move, { x: 0, y: 0 });
	const start = there.tileToPixel(corner.x, corner.y);
	if (cell !== undefined) {
		const along = minus(here.tileToPixel(cell.x, cell.y), start);
		return placed(point === undefined ? along : move, minus(cell, corner));
	}
	if (point === undefined || objects.length === 0) return placed({ x: 0, y: 0 }, { x: 0, y: 0 });
	// Everything moves by whole cells, as near to the point as that gets.
	const exact = here.pixelToTile(start.x + move.x, start.y + move.y);
	const nearest = { x: Math.round(exact.x), y: Math.round(exact.y) };
	return placed(minus(here.tileToPixel(nearest.x, nearest.y), start), minus(nearest, corner));

	function placed(moved: Vector, cells: CellPosition): PastePlace {
		return { cells, objects: moved, screen: minus(here.pixelToScreen(moved.x, moved.y), there.pixelToScreen(0, 0)) };
	}
}

/** A clip, staggered as the map that it was copied from: `copySelection` may have turned that round. */
function asCopied(clip: TileMap, corner: CellPosition): TileMap {
	if (clip.infinite || (clip.orientation !== 'staggered' && clip.orientation !== 'hexagonal')) return clip;
	const isOdd = ((clip.staggeraxis === 'x' ? corner.x : corner.y) & 1) === 1;
	return isOdd ? { ...clip, staggerindex: clip.staggerindex === 'odd' ? 'even' : 'odd' } : clip;
}

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
