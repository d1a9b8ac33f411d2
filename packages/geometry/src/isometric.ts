import type { CellBounds, IsometricMap } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { CellVisitor, Geometry, Rect } from './geometry.ts';
import { linearGeometry } from './linear-grid.ts';

/**
 * The geometry of an isometric map (rules R1, R9).
 *
 * @example isometricGeometry(map).tileToScreen(0, 0) // { x: (map.height * map.tilewidth) / 2, y: 0 }
 */
export function isometricGeometry(map: IsometricMap): Geometry {
	const { tilewidth, tileheight } = map;
	const origin = Math.trunc((map.height * tilewidth) / 2);
	const slope = tilewidth / 2 / tileheight;
	const grid = { tilewidth, tileheight, origin };
	return linearGeometry({
		orientation: 'isometric',
		tileToScreen: [tilewidth / 2, tileheight / 2, -tilewidth / 2, tileheight / 2, origin, 0],
		pixelToScreen: [slope, 1 / 2, -slope, 1 / 2, origin, 0],
		// In pixels, a cell is a square (rule R9).
		cell: { width: tileheight, height: tileheight },
		sized: tilewidth > 0 && tileheight > 0,
		bounds({ x, y, width, height }: CellBounds): Rect {
			const side = width + height;
			return {
				x: Math.trunc(((x - y - height) * tilewidth) / 2) + origin,
				y: Math.trunc(((x + y) * tileheight) / 2),
				width: Math.trunc((side * tilewidth) / 2),
				height: Math.trunc((side * tileheight) / 2),
			};
		},
		visit: (rect, cells, visit) => visitDiagonals(grid, rect, cells, visit),
	});
}

interface DiamondGrid {
	readonly tilewidth: number;
	readonly tileheight: number;
	/** The screen x of the top corner of cell 0, 0. */
	readonly origin: number;
}

/** Visits cells in rows of the screen, from the top. The cells of such a row have the same sum of column and row. */
function visitDiagonals({ tilewidth, tileheight, origin }: DiamondGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	const { left, top, right, bottom } = edgesOf(rect);
	const limits = cellEdges(cells);
	if (limits.left > limits.right || limits.top > limits.bottom) return;
	const halfWidth = tilewidth / 2;
	const halfHeight = tileheight / 2;
	// Tiles are on whole pixels. Tiled rounds halves to the left; if the tile height is odd, it rounds down, from half a pixel lower.
	const boxLeft = origin - Math.floor(halfWidth);
	const lower = (tileheight % 2) / 2;
	// Column − row is the horizontal position of a cell, in half tiles. Rounding moved the box by up to a pixel.
	const leftmost = (left - 1 - tilewidth - boxLeft) / halfWidth;
	const rightmost = (right + 1 - boxLeft) / halfWidth;
	const firstSum = firstOf((top - 1 - tileheight) / halfHeight, limits.left + limits.top);
	const lastSum = lastOf(bottom / halfHeight, limits.right + limits.bottom);
	for (let sum = firstSum; sum <= lastSum; sum++) {
		const first = firstOf((sum + leftmost) / 2, Math.max(limits.left, sum - limits.bottom));
		const last = lastOf((sum + rightmost) / 2, Math.min(limits.right, sum - limits.top));
		const y = Math.ceil(sum * halfHeight + lower) + tileheight;
		let x = boxLeft + Math.floor((2 * first - sum) * halfWidth);
		for (let column = first; column <= last; column++, x += tilewidth) visit(column, sum - column, x, y);
	}
}
