import type { CellBounds, HexagonalMap, StaggeredMap } from '@tilewright/format';
import { lastOf } from './cell-range.ts';
import type { Geometry, Matrix, Rect, Vector } from './geometry.ts';
import type { StaggeredGrid, StaggeredShape } from './staggered-grid.ts';
import { onScreen, shiftOf, staggeredGrid, swappedCells } from './staggered-grid.ts';
import { staggeredLines } from './staggered-lines.ts';
import { visitStaggered } from './visit-staggered.ts';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * The geometry of a hexagonal map (rule R3), where pixels and the screen are the same.
 *
 * @example hexagonalGeometry(map).outline(0, 0) // six corners
 */
export function hexagonalGeometry(map: HexagonalMap): Geometry {
	return shiftedGeometry(map);
}

/**
 * The geometry of a staggered map: its cells are hexagons with a side length of 0, which are diamonds (rule R3).
 *
 * @example staggeredGeometry(map).outline(0, 0) // four corners
 */
export function staggeredGeometry(map: StaggeredMap): Geometry {
	return shiftedGeometry({ ...map, hexsidelength: 0 });
}

function shiftedGeometry(shape: StaggeredShape): Geometry {
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
	const slot = grid.columns ? row : column;
	return onScreen(grid, line * grid.lineStep, slot * grid.slotStep + shiftOf(grid, line));
}

function boundsOf(grid: StaggeredGrid, cells: CellBounds): Rect {
	const { x: slot, y: line, width: slots, height: lines } = swappedCells(grid, cells);
	const along = lines * grid.lineStep + grid.slant;
	const across = slots * grid.slotStep + (lines > 1 ? grid.shift : 0);
	const start = onScreen(grid, line * grid.lineStep, slot * grid.slotStep + (lines > 1 ? 0 : shiftOf(grid, line)));
	const extent = onScreen(grid, along, across);
	return { ...start, width: extent.x, height: extent.y };
}

/** The cell whose outline contains a point. The border between two lines of cells zigzags by `slant`. */
function cellAtPoint(grid: StaggeredGrid, x: number, y: number): Vector {
	const along = grid.columns ? x : y;
	const across = grid.columns ? y : x;
	const guess = lastOf(along / grid.lineStep, Infinity);
	const start = borderAt(grid, guess, across);
	const line = along < start ? guess - 1 : along >= borderAt(grid, guess + 1, across) ? guess + 1 : guess;
	const slot = lastOf((across - shiftOf(grid, line)) / grid.slotStep, Infinity);
	return grid.columns ? { x: line, y: slot } : { x: slot, y: line };
}

/** The along coordinate of the border before a line. It is lowest in the middle of a cell and highest between two cells; with long sides, the reverse. */
function borderAt(grid: StaggeredGrid, line: number, across: number): number {
	const half = grid.slotStep / 2;
	const within = across - shiftOf(grid, line) - half;
	const fromMiddle = Math.abs(within - Math.round(within / grid.slotStep) * grid.slotStep);
	return line * grid.lineStep + (grid.slant * fromMiddle) / half;
}

/** The outline of a cell; outlines fill the plane. */
function outlineOf(grid: StaggeredGrid, column: number, row: number): Vector[] {
	const { slant, lineStep, across, columns } = grid;
	const corner = cornerOf(grid, column, row);
	const at = (toward: number, sideways: number): Vector => {
		const { x, y } = onScreen(grid, toward, sideways);
		return { x: corner.x + x, y: corner.y + y };
	};
	const middle = across / 2;
	const corners =
		lineStep === slant
			? [at(0, middle), at(slant, across), at(2 * slant, middle), at(slant, 0)]
			: [at(0, middle), at(slant, across), at(lineStep, across), at(lineStep + slant, middle), at(lineStep, 0), at(slant, 0)];
	// Swapping the axes reverses the direction.
	return columns ? corners.reverse() : corners;
}
