import type { CellBounds, ObliqueMap, TileMap } from '@tilewright/format';
import type { Geometry, Rect } from './geometry.ts';
import { linearGeometry } from './linear-grid.ts';
import { visitRows } from './visit-rows.ts';

/**
 * The geometry of a map whose rows and columns are skewed (rule R5).
 *
 * @example obliqueGeometry(map).tileToScreen(0, 1) // { x: map.skewx, y: map.tileheight }
 */
export function obliqueGeometry(map: ObliqueMap): Geometry {
	return skewedGeometry(map, map.skewx, map.skewy);
}

/**
 * The geometry of a map of rectangles, skewed or not.
 *
 * @param skewx - how far each row is shifted to the right of the one above, in pixels
 * @param skewy - how far each column is shifted down from the one at its left, in pixels
 */
export function skewedGeometry(map: TileMap, skewx: number, skewy: number): Geometry {
	const { orientation, renderorder, tilewidth, tileheight } = map;
	const grid = { tilewidth, tileheight, skewx, skewy, renderorder };
	return linearGeometry({
		orientation,
		tileToScreen: [tilewidth, skewy, skewx, tileheight, 0, 0],
		pixelToScreen: [1, skewy / tilewidth, skewx / tileheight, 1, 0, 0],
		cell: { width: tilewidth, height: tileheight },
		sized: tilewidth > 0 && tileheight > 0,
		bounds({ x, y, width, height }: CellBounds): Rect {
			return {
				x: x * tilewidth + y * skewx + Math.min(0, height * skewx),
				y: y * tileheight + x * skewy + Math.min(0, width * skewy),
				width: width * tilewidth + Math.abs(height * skewx),
				height: height * tileheight + Math.abs(width * skewy),
			};
		},
		visit: (rect, cells, visit) => visitRows(grid, rect, cells, visit),
	});
}
