import type { CellBounds } from '@tilewright/format';
import type { Edges } from './cell-range.ts';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { CellVisitor, Rect } from './geometry.ts';
import type { StaggeredGrid } from './staggered-grid.ts';
import { shiftOf } from './staggered-grid.ts';

/** The size of a tile's box, in pixels. It may be one pixel larger than the cell. */
interface Box {
	readonly tilewidth: number;
	readonly tileheight: number;
}

/** Visits cells row by row; by half rows if the stagger axis is x (rule R4). */
export function visitStaggered(box: Box, grid: StaggeredGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	if (grid.lineStep <= 0 || grid.slotStep <= 0) return;
	const edges = edgesOf(rect);
	const { lineStep, slant, along, across } = grid;
	// Tiles are aligned at the bottom left of their cell: an odd pixel sticks out at the top or right. Outlines with long sides leave the box.
	const before = Math.max(0, -slant);
	const after = Math.max(lineStep, lineStep + slant);
	if (grid.columns) {
		const left = edges.left - Math.max(after, box.tilewidth);
		const top = edges.top - across;
		visitHalfRows(grid, { left, top, right: edges.right + before, bottom: edges.bottom + box.tileheight - across }, cells, visit);
	} else {
		const top = edges.top - Math.max(after, along);
		const bottom = edges.bottom + Math.max(before, box.tileheight - along);
		visitShiftedRows(grid, { left: edges.left - box.tilewidth, top, right: edges.right, bottom }, cells, visit);
	}
}

/** Visits the cells whose top left corner lies within the edges. */
function visitShiftedRows(grid: StaggeredGrid, { left, top, right, bottom }: Edges, cells: CellBounds, visit: CellVisitor): void {
	const limits = cellEdges(cells);
	const { lineStep, slotStep, along } = grid;
	const firstRow = firstOf(top / lineStep, limits.top);
	const lastRow = lastOf(bottom / lineStep, limits.bottom);
	for (let row = firstRow; row <= lastRow; row++) {
		const shift = shiftOf(grid, row);
		const first = firstOf((left - shift) / slotStep, limits.left);
		const last = lastOf((right - shift) / slotStep, limits.right);
		const y = row * lineStep + along;
		for (let column = first; column <= last; column++) visit(column, row, column * slotStep + shift, y);
	}
}

/** Visits the cells whose top left corner lies within the edges. In each row, the columns that are not shifted come first: they are higher. */
function visitHalfRows(grid: StaggeredGrid, { left, top, right, bottom }: Edges, cells: CellBounds, visit: CellVisitor): void {
	const limits = cellEdges(cells);
	const { lineStep, slotStep, across, shiftedParity } = grid;
	const firstColumn = firstOf(left / lineStep, limits.left);
	const lastColumn = lastOf(right / lineStep, limits.right);
	const firstRow = firstOf((top - grid.shift) / slotStep, limits.top);
	const lastRow = lastOf(bottom / slotStep, limits.bottom);
	for (let row = firstRow; row <= lastRow; row++) {
		for (let half = 0; half < 2; half++) {
			const parity = half === 0 ? 1 - shiftedParity : shiftedParity;
			const y = row * slotStep + across + half * grid.shift;
			const first = firstColumn + Math.abs((firstColumn - parity) % 2);
			for (let column = first; column <= lastColumn; column += 2) visit(column, row, column * lineStep, y);
		}
	}
}
