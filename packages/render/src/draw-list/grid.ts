import type { CellBounds } from '@tilewright/format';
import type { Geometry, Rect } from '@tilewright/geometry';
import type { ItemBase, ShapeItem } from './draw-list.ts';
import { linePath } from './path.ts';

/** Alpha of the lines, from 0 to 255. */
const ALPHA = 96;
/** Cells up to the first size have no grid, cells from the second size on have a full one. In pixels of the picture. */
const FADED = 3;
const FULL = 20;

/**
 * The grid as Tiled shows it: black dashes that fade out if cells are small.
 *
 * @param rect - the part of the map's screen to cover
 * @param cells - the cells that have a grid
 * @param scale - pixels of the picture per pixel of the screen
 * @returns one item, or none if the grid would not be visible
 * @example gridItems(geometry, visibleRect(view), bounds, { opacity: 1, layer: [] }, view.scale.x)
 */
export function gridItems(geometry: Geometry, rect: Rect, cells: CellBounds, base: ItemBase, scale = 1): ShapeItem[] {
	const corners = geometry.outline(0, 0);
	const size = Math.min(extent(corners.map(({ x }) => x)), extent(corners.map(({ y }) => y))) * scale;
	const alpha = Math.trunc(ALPHA * Math.min(1, Math.max(0, (size - FADED) / (FULL - FADED))));
	// Before the lines are made: there could be billions of cells that are too small for a grid.
	if (alpha === 0) return [];
	const path = geometry.gridLines(rect, cells).flatMap((line) => linePath(line, false));
	if (path.length === 0) return [];
	const color = `#${alpha.toString(16).padStart(2, '0')}000000`;
	return [{ ...base, kind: 'shape', path, stroke: { color, width: 1, dash: [2, 2] }, crisp: true }];
}

function extent(values: readonly number[]): number {
	return Math.max(...values) - Math.min(...values);
}
