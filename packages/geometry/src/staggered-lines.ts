import type { CellBounds } from '@tilewright/format';
import type { Edges } from './cell-range.ts';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { Rect, Vector } from './geometry.ts';
import type { StaggeredGrid } from './staggered-grid.ts';
import { onScreen, shiftOf, swappedCells, swappedEdges } from './staggered-grid.ts';

/** The grid lines of a hexagonal grid: the zigzag borders between lines of cells, and the sides between the cells of a line. */
export function staggeredLines(grid: StaggeredGrid, rect: Rect, cells: CellBounds): Vector[][] {
	if (grid.lineStep <= 0 || grid.slotStep <= 0 || cells.width <= 0 || cells.height <= 0) return [];
	const lines: Vector[][] = [];
	const { lineStep, slant } = grid;
	const edges = swappedEdges(grid, edgesOf(rect));
	const limits = cellEdges(swappedCells(grid, cells));
	const first = firstOf((edges.top - Math.max(0, slant)) / lineStep, limits.top);
	const last = lastOf((edges.bottom - Math.min(0, slant)) / lineStep, limits.bottom + 1);
	for (let line = first; line <= last; line++) {
		const points = border(grid, line, edges, limits);
		if (points.length > 1) lines.push(points);
	}
	if (lineStep === slant) return lines;
	for (let line = Math.max(first - 1, limits.top); line <= Math.min(last, limits.bottom); line++) {
		lines.push(...sides(grid, line, edges, limits));
	}
	return lines;
}

/** The border before a line, as long as this line or the one before has cells. It turns at every half cell. */
function border(grid: StaggeredGrid, line: number, edges: Edges, limits: Edges): Vector[] {
	const half = grid.slotStep / 2;
	const ends: number[] = [];
	for (const owner of [line - 1, line]) {
		if (owner < limits.top || owner > limits.bottom) continue;
		const shift = shiftOf(grid, owner) / half;
		ends.push(2 * limits.left + shift, 2 * limits.right + 2 + shift);
	}
	// At least two pieces, where there are two: the dashes of a zigzag are placed by them.
	const first = Math.max(Math.min(...ends), Math.min(Math.max(...ends) - 2, Math.floor(edges.left / half)));
	const last = Math.min(Math.max(...ends), Math.max(first + 2, Math.ceil(edges.right / half)));
	const shift = shiftOf(grid, line) / half;
	const points: Vector[] = [];
	for (let turn = first; turn <= last; turn++) {
		const along = line * grid.lineStep + ((turn - shift) % 2 === 0 ? grid.slant : 0);
		points.push(onScreen(grid, along, turn * half));
	}
	return points;
}

/** The sides between the cells of a line, and at its ends. */
function sides(grid: StaggeredGrid, line: number, edges: Edges, limits: Edges): Vector[][] {
	const shift = shiftOf(grid, line);
	const first = firstOf((edges.left - shift) / grid.slotStep, limits.left);
	const last = lastOf((edges.right - shift) / grid.slotStep, limits.right + 1);
	const from = line * grid.lineStep + grid.slant;
	const to = (line + 1) * grid.lineStep;
	const lines: Vector[][] = [];
	for (let slot = first; slot <= last; slot++) {
		const across = slot * grid.slotStep + shift;
		lines.push([onScreen(grid, from, across), onScreen(grid, to, across)]);
	}
	return lines;
}
