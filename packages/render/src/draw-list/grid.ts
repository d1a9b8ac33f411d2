import type { CellBounds } from '@tilewright/format';
import type { Geometry, Rect } from '@tilewright/geometry';
import type { ItemBase, ShapeItem } from './draw-list.ts';
import { linePath } from './path.ts';

/** Opacity of the lines, of 255. */
const ALPHA = 96;
/** Cells of the first size and smaller have no grid, those of the second a full one, in pixels of the picture. */
const FADED = 3;
const FULL = 20;

/**
 * The grid, as the editor shows it: black dashes that fade where cells are small.
 *
 * @param rect - of the map's screen
 * @param cells - that have a grid
 * @param scale - pixels of the picture for a pixel of the screen
 * @returns one item, or none where the grid would not be seen
 * @example gridItems(geometry, visibleRect(view), bounds, { opacity: 1, layer: [] }, view.scale.x)
 */
export function gridItems(geometry: Geometry, rect: Rect, cells: CellBounds, base: ItemBase, scale = 1): ShapeItem[] {
	const corners = geometry.outline(0, 0);
	const size = Math.min(extent(corners.map(({ x }) => x)), extent(corners.map(({ y }) => y))) * scale;
	const alpha = Math.trunc(ALPHA * Math.min(1, Math.max(0, (size - FADED) / (FULL - FADED))));
	const path = geometry.gridLines(rect, cells).flatMap((line) => linePath(line, false));
	if (alpha === 0 || path.length === 0) return [];
	const color = `#${alpha.toString(16).padStart(2, '0')}000000`;
	return [{ ...base, kind: 'shape', path, stroke: { color, width: 1, dash: [2, 2] }, crisp: true }];
}

function extent(values: readonly number[]): number {
	return Math.max(...values) - Math.min(...values);
}
