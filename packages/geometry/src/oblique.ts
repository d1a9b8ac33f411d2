import type { CellBounds, ObliqueMap, OrthogonalMap, TileMap } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { CellVisitor, Geometry, Rect } from './geometry.ts';
import { linearGeometry } from './linear-grid.ts';

/**
 * The geometry of an orthogonal map, where pixels and the screen are the same.
 *
 * @example orthogonalGeometry(map).tileToScreen(2, 1) // { x: 2 * map.tilewidth, y: map.tileheight }
 */
export function orthogonalGeometry(map: OrthogonalMap): Geometry {
	return skewedGeometry(map, 0, 0);
}

/**
 * The geometry of an oblique map, whose rows and columns are skewed (rule R5).
 *
 * @example obliqueGeometry(map).tileToScreen(0, 1) // { x: map.skewx, y: map.tileheight }
 */
export function obliqueGeometry(map: ObliqueMap): Geometry {
	return skewedGeometry(map, map.skewx, map.skewy);
}

/**
 * @param skewx - how far each row is shifted right from the row above, in pixels
 * @param skewy - how far each column is shifted down from the column on its left, in pixels
 */
function skewedGeometry(map: TileMap, skewx: number, skewy: number): Geometry {
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

/** A grid of rectangular cells, which may be skewed. In pixels; cells have a size. */
interface SkewedGrid {
	readonly tilewidth: number;
	readonly tileheight: number;
	/** How far a row is shifted right from the row above. */
	readonly skewx: number;
	/** How far a column is shifted down from the column on its left. */
	readonly skewy: number;
	readonly renderorder: TileMap['renderorder'];
}

/** Visits cells row by row, in the map's render order (rule R4); see `visit` of {@link Geometry}. */
function visitRows(grid: SkewedGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	const { tilewidth, tileheight, skewx, skewy, renderorder } = grid;
	const edges = edgesOf(rect);
	// The range of top left corners of cells that can touch the rectangle, by their box or by an outline that sticks out of it.
	const left = edges.left - tilewidth - Math.max(0, skewx);
	const right = edges.right - Math.min(0, skewx);
	const top = edges.top - tileheight - Math.max(0, skewy);
	const bottom = edges.bottom - Math.min(0, skewy);

	const limits = cellEdges(cells);
	let firstRow = limits.top;
	let lastRow = limits.bottom;
	const area = tilewidth * tileheight - skewx * skewy;
	if (area !== 0) {
		// The row at a point of the screen is (y · tilewidth − x · skewy) / area; its extremes are at corners.
		const one = (tilewidth * top - skewy * (skewy > 0 ? right : left)) / area;
		const other = (tilewidth * bottom - skewy * (skewy > 0 ? left : right)) / area;
		firstRow = firstOf(Math.min(one, other), firstRow);
		lastRow = lastOf(Math.max(one, other), lastRow);
	}

	const rightwards = renderorder === 'right-down' || renderorder === 'right-up';
	const downwards = renderorder === 'right-down' || renderorder === 'left-down';
	const columnStep = rightwards ? 1 : -1;
	const rowStep = downwards ? 1 : -1;
	let row = downwards ? firstRow : lastRow;
	for (let rows = lastRow - firstRow; rows >= 0; rows--, row += rowStep) {
		let from = (left - row * skewx) / tilewidth;
		let to = (right - row * skewx) / tilewidth;
		if (skewy !== 0) {
			const atTop = (top - row * tileheight) / skewy;
			const atBottom = (bottom - row * tileheight) / skewy;
			from = Math.max(from, Math.min(atTop, atBottom));
			to = Math.min(to, Math.max(atTop, atBottom));
		}
		const first = firstOf(from, limits.left);
		const last = lastOf(to, limits.right);
		const x = (row + 1) * skewx;
		const y = (row + 1) * tileheight;
		let column = rightwards ? first : last;
		for (let columns = last - first; columns >= 0; columns--, column += columnStep) {
			visit(column, row, column * tilewidth + x, y + column * skewy);
		}
	}
}
