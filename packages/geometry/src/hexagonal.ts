import type { CellBounds, HexagonalMap } from '@tilewright/format';
import { lastOf } from './cell-range.ts';
import type { Geometry, Matrix, Rect, Vector } from './geometry.ts';
import type { StaggeredGrid, StaggeredShape } from './staggered-grid.ts';
import { shiftOf, staggeredGrid, turned, turnedCells } from './staggered-grid.ts';
import { staggeredLines } from './staggered-lines.ts';
import { visitStaggered } from './visit-staggered.ts';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * The geometry of a map of hexagons (rule R3). Pixels and the screen are one.
 *
 * @example hexagonalGeometry(map).outline(0, 0) // six corners
 */
export function hexagonalGeometry(map: HexagonalMap): Geometry {
	return staggeredGeometryOf(map);
}

/** The geometry of a map of shifted rows or columns: of diamonds where the side length is 0. */
export function staggeredGeometryOf(shape: StaggeredShape): Geometry {
	const grid = staggeredGrid(shape);
	const tileToScreen = (column: number, row: number): Vector => cornerOf(grid, Math.floor(column), Math.floor(row));
	const screenToTile = (x: number, y: number): Vector => cellAtPoint(grid, x, y);
	return {
		orientation: shape.orientation,
		bounds: (cells) => boundsOf(grid, cells),
		pixelToScreenMatrix: IDENTITY,
		pixelToScreen: (x, y) => ({ x, y }),
		screenToPixel: (x, y) => ({ x, y }),
		tileToScreen,
		screenToTile,
		tileToPixel: tileToScreen,
		pixelToTile: screenToTile,
		outline: (column, row) => outlineOf(grid, column, row),
		visit: (rect, cells, visit) => visitStaggered(shape, grid, rect, cells, visit),
		gridLines: (rect, cells) => staggeredLines(grid, rect, cells),
	};
}

function cornerOf(grid: StaggeredGrid, column: number, row: number): Vector {
	const line = grid.columns ? column : row;
	const place = grid.columns ? row : column;
	return turned(grid, line * grid.lineStep, place * grid.placeStep + shiftOf(grid, line));
}

function boundsOf(grid: StaggeredGrid, cells: CellBounds): Rect {
	const { x: place, y: line, width: places, height: lines } = turnedCells(grid, cells);
	const along = lines * grid.lineStep + grid.slant;
	const across = places * grid.placeStep + (lines > 1 ? grid.shift : 0);
	const start = turned(grid, line * grid.lineStep, place * grid.placeStep + (lines > 1 ? 0 : shiftOf(grid, line)));
	const extent = turned(grid, along, across);
	return { ...start, width: extent.x, height: extent.y };
}

/**
 * The cell whose outline holds a point. The border between two lines goes to and fro by `slant`; the line before it ends where
 * it begins.
 */
function cellAtPoint(grid: StaggeredGrid, x: number, y: number): Vector {
	const along = grid.columns ? x : y;
	const across = grid.columns ? y : x;
	const guess = lastOf(along / grid.lineStep, Infinity);
	const start = borderAt(grid, guess, across);
	const line = along < start ? guess - 1 : along >= borderAt(grid, guess + 1, across) ? guess + 1 : guess;
	const place = lastOf((across - shiftOf(grid, line)) / grid.placeStep, Infinity);
	return grid.columns ? { x: line, y: place } : { x: place, y: line };
}

/** Where, along, a line begins: first in the middle of its cells, last, or, if sides are long, before, where two of them meet. */
function borderAt(grid: StaggeredGrid, line: number, across: number): number {
	const half = grid.placeStep / 2;
	const within = across - shiftOf(grid, line) - half;
	const fromMiddle = Math.abs(within - Math.round(within / grid.placeStep) * grid.placeStep);
	return line * grid.lineStep + (grid.slant * fromMiddle) / half;
}

/** Cells that fill the plane: where the side length is of another parity than the cell, they are a pixel smaller than their box. */
function outlineOf(grid: StaggeredGrid, column: number, row: number): Vector[] {
	const { slant, lineStep, across, columns } = grid;
	const corner = cornerOf(grid, column, row);
	const at = (toward: number, sideways: number): Vector => {
		const { x, y } = turned(grid, toward, sideways);
		return { x: corner.x + x, y: corner.y + y };
	};
	const middle = across / 2;
	const corners =
		lineStep === slant
			? [at(0, middle), at(slant, across), at(2 * slant, middle), at(slant, 0)]
			: [at(0, middle), at(slant, across), at(lineStep, across), at(lineStep + slant, middle), at(lineStep, 0), at(slant, 0)];
	// Turning the axes turns the sense as well.
	return columns ? corners.reverse() : corners;
}
