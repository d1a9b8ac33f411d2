import type { CellBounds } from '@tilewright/format';
import type { Edges } from './cell-range.ts';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { Rect, Vector } from './geometry.ts';
import type { StaggeredGrid } from './staggered-grid.ts';
import { shiftOf, turned, turnedCells, turnedEdges } from './staggered-grid.ts';

/** The lines of a grid of hexagons: the borders between lines of cells, which go to and fro, and the sides between cells of a line. */
export function staggeredLines(grid: StaggeredGrid, rect: Rect, cells: CellBounds): Vector[][] {
	if (grid.lineStep <= 0 || grid.placeStep <= 0 || cells.width <= 0 || cells.height <= 0) return [];
	const lines: Vector[][] = [];
	const { lineStep, slant } = grid;
	const edges = turnedEdges(grid, edgesOf(rect));
	const limits = cellEdges(turnedCells(grid, cells));
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

/** The border at which a line begins, as far as it or the line before has cells; it turns at each half cell. */
function border(grid: StaggeredGrid, line: number, edges: Edges, limits: Edges): Vector[] {
	const half = grid.placeStep / 2;
	const ends: number[] = [];
	for (const owner of [line - 1, line]) {
		if (owner < limits.top || owner > limits.bottom) continue;
		const shift = shiftOf(grid, owner) / half;
		ends.push(2 * limits.left + shift, 2 * limits.right + 2 + shift);
	}
	const first = Math.max(Math.min(...ends), Math.floor(edges.left / half));
	const last = Math.min(Math.max(...ends), Math.ceil(edges.right / half));
	const shift = shiftOf(grid, line) / half;
	const points: Vector[] = [];
	for (let turn = first; turn <= last; turn++) {
		const along = line * grid.lineStep + ((turn - shift) % 2 === 0 ? grid.slant : 0);
		points.push(turned(grid, along, turn * half));
	}
	return points;
}

/** The sides between the cells of a line, and those at its ends. */
function sides(grid: StaggeredGrid, line: number, edges: Edges, limits: Edges): Vector[][] {
	const shift = shiftOf(grid, line);
	const first = firstOf((edges.left - shift) / grid.placeStep, limits.left);
	const last = lastOf((edges.right - shift) / grid.placeStep, limits.right + 1);
	const from = line * grid.lineStep + grid.slant;
	const to = (line + 1) * grid.lineStep;
	const lines: Vector[][] = [];
	for (let place = first; place <= last; place++) {
		const across = place * grid.placeStep + shift;
		lines.push([turned(grid, from, across), turned(grid, to, across)]);
	}
	return lines;
}
