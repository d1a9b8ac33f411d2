import type { CellBounds } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { CellVisitor, Rect } from './geometry.ts';
import type { StaggeredGrid } from './staggered-grid.ts';
import { shiftOf } from './staggered-grid.ts';

/** Size of the box that a cell's tile fills, in pixels. It may be larger than the cell by one. */
interface Box {
	readonly tilewidth: number;
	readonly tileheight: number;
}

/** Visits cells row by row, or half row by half row where the stagger axis is x (rule R4). */
export function visitStaggered(box: Box, grid: StaggeredGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	if (grid.lineStep <= 0 || grid.placeStep <= 0) return;
	if (grid.columns) visitHalfRows(box, grid, rect, cells, visit);
	else visitShiftedRows(box, grid, rect, cells, visit);
}

function visitShiftedRows(box: Box, grid: StaggeredGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	const { left, top, right, bottom } = edgesOf(rect);
	const limits = cellEdges(cells);
	const { lineStep, placeStep, along } = grid;
	const firstRow = firstOf((top - along) / lineStep, limits.top);
	// A tile hangs from the bottom of the cell, and may be a pixel higher.
	const lastRow = lastOf((bottom - along + box.tileheight) / lineStep, limits.bottom);
	for (let row = firstRow; row <= lastRow; row++) {
		const shift = shiftOf(grid, row);
		const first = firstOf((left - shift - box.tilewidth) / placeStep, limits.left);
		const last = lastOf((right - shift) / placeStep, limits.right);
		const y = row * lineStep + along;
		for (let column = first; column <= last; column++) visit(column, row, column * placeStep + shift, y);
	}
}

function visitHalfRows(box: Box, grid: StaggeredGrid, rect: Rect, cells: CellBounds, visit: CellVisitor): void {
	const { left, top, right, bottom } = edgesOf(rect);
	const limits = cellEdges(cells);
	const { lineStep, placeStep, across, shiftedParity } = grid;
	const firstColumn = firstOf((left - box.tilewidth) / lineStep, limits.left);
	const lastColumn = lastOf(right / lineStep, limits.right);
	const firstRow = firstOf((top - grid.shift - across) / placeStep, limits.top);
	const lastRow = lastOf((bottom - across + box.tileheight) / placeStep, limits.bottom);
	for (let row = firstRow; row <= lastRow; row++) {
		// The columns that are not shifted are higher.
		for (let half = 0; half < 2; half++) {
			const parity = half === 0 ? 1 - shiftedParity : shiftedParity;
			const y = row * placeStep + across + half * grid.shift;
			const first = firstColumn + Math.abs((firstColumn - parity) % 2);
			for (let column = first; column <= lastColumn; column += 2) visit(column, row, column * lineStep, y);
		}
	}
}
