import type { Rect, Vector } from '@tilewright/geometry';
import { cellSet, cellsOutline, signedArea } from '@tilewright/geometry';
import type { CellGrid } from '../cells/cell-grid.ts';
import { mergedRectangles } from '../cells/merged-rectangles.ts';
import type { Offset } from '../coordinates/geometry-of-map.ts';
import { geometryOfMap, NO_OFFSET } from '../coordinates/geometry-of-map.ts';
import type { GameMap } from '../model/game-map.ts';
import { boxAround } from './solid-shapes.ts';

/** An area of cells that touch at their sides, in pixels of the world. */
export interface CellPolygon {
	/** Clockwise. */
	readonly outline: readonly Vector[];
	/** The holes in the area, inside the outline. Not clockwise. */
	readonly holes: readonly (readonly Vector[])[];
}

/**
 * The polygons around the cells of a grid that are 1, in every orientation: where one can walk, for navigation, or what is solid, for a
 * physics engine with chains.
 *
 * @param layer - one that is moved by an offset
 * @example const areas = cellPolygons(map, walkableCells([ground, walls]));
 */
export function cellPolygons(map: GameMap, cells: CellGrid, { offsetx, offsety }: Offset = NO_OFFSET): CellPolygon[] {
	const outlines: Outline[] = [];
	const holes: Outline[] = [];
	for (const line of cellsOutline(cellSet(mergedRectangles(cells)), geometryOfMap(map))) {
		const points = line.map(({ x, y }) => ({ x: x + offsetx, y: y + offsety }));
		const area = signedArea(points);
		(area > 0 ? outlines : holes).push({ points, area, box: boxAround(points), holes: [] });
	}
	// The smallest outline around a hole has it.
	outlines.sort((a, b) => a.area - b.area);
	for (const hole of holes) {
		const beside = pointBeside(hole.points);
		outlines.find(({ points, box }) => isIn(box, beside) && holds(points, beside))?.holes.push(hole.points);
	}
	return outlines.reverse().map(({ points, holes }) => ({ outline: points, holes }));
}

interface Outline {
	readonly points: readonly Vector[];
	readonly area: number;
	readonly box: Rect;
	readonly holes: (readonly Vector[])[];
}

const isIn = ({ x, y, width, height }: Rect, at: Vector): boolean => at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

/** A point of the area, close to the middle of the first side of a hole. The area is on the right of each side. */
function pointBeside([from = ORIGIN, to = ORIGIN]: readonly Vector[]): Vector {
	const [x, y] = [to.x - from.x, to.y - from.y];
	const near = 1 / 64 / Math.max(1, Math.hypot(x, y));
	return { x: from.x + x / 2 - y * near, y: from.y + y / 2 + x * near };
}

const ORIGIN: Vector = { x: 0, y: 0 };

/** Whether a polygon contains a point. */
function holds(points: readonly Vector[], { x, y }: Vector): boolean {
	let inside = false;
	let before = points.at(-1) ?? ORIGIN;
	for (const point of points) {
		if (before.y > y !== point.y > y && x < ((point.x - before.x) * (y - before.y)) / (point.y - before.y) + before.x) inside = !inside;
		before = point;
	}
	return inside;
}
