import type { CellBounds, TileMap } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { CellVisitor, Rect } from './geometry.ts';

/** A grid of rows, which may be skewed. All in pixels; cells have a size. */
export interface SkewedGrid {
	readonly tilewidth: number;
	readonly tileheight: number;
	/** How far a row is shifted to the right of the one above. */
	readonly skewx: number;
	/** How far a column is shifted down from the one at its left. */
	readonly skewy: number;
	readonly renderorder: TileMap['renderorder'];
}

/** Visits cells row by row, as the render order says (rule R4); see `visit` of the geometry. */
export function visitRows(grid: SkewedGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	const { tilewidth, tileheight, skewx, skewy, renderorder } = grid;
	const edges = edgesOf(rect);
	// Where the top left corners of cells lie that can touch: by their box, or by their outline, which sticks out of it.
	const left = edges.left - tilewidth - Math.max(0, skewx);
	const right = edges.right - Math.min(0, skewx);
	const top = edges.top - tileheight - Math.max(0, skewy);
	const bottom = edges.bottom - Math.min(0, skewy);

	const limits = cellEdges(cells);
	let firstRow = limits.top;
	let lastRow = limits.bottom;
	const area = tilewidth * tileheight - skewx * skewy;
	if (area !== 0) {
		// The row at a place of the screen is (y · tilewidth − x · skewy) / area: least and greatest at corners.
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
