import type { CellBounds, TileMap } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { Geometry, Matrix, Rect, Vector } from './geometry.ts';
import { applyMatrix, invertMatrix } from './matrix.ts';

/** What a grid is that straight lines make. */
export interface LinearGrid {
	readonly orientation: TileMap['orientation'];
	readonly tileToScreen: Matrix;
	readonly pixelToScreen: Matrix;
	/** Size of a cell in the space of objects, in pixels. */
	readonly cell: { readonly width: number; readonly height: number };
	readonly bounds: Geometry['bounds'];
	readonly visit: Geometry['visit'];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The geometry of a grid that straight lines make: all but how its cells are visited, and what they fill, follows from matrices. */
export function linearGeometry({ orientation, tileToScreen, pixelToScreen, cell, bounds, visit }: LinearGrid): Geometry {
	const screenToTile = invertMatrix(tileToScreen);
	const screenToPixel = invertMatrix(pixelToScreen);
	// Where cells have no size, pixels stay where they are.
	const matrix = pixelToScreen.every(Number.isFinite) ? pixelToScreen : IDENTITY;
	const pixelToTile = (x: number, y: number): Vector => ({ x: x / cell.width, y: y / cell.height });
	return {
		orientation,
		bounds,
		pixelToScreenMatrix: matrix,
		pixelToScreen: (x, y) => applyMatrix(matrix, x, y),
		screenToPixel: (x, y) => applyMatrix(screenToPixel ?? IDENTITY, x, y),
		tileToScreen: (column, row) => applyMatrix(tileToScreen, column, row),
		screenToTile: (x, y) => (screenToTile === undefined ? pixelToTile(x, y) : applyMatrix(screenToTile, x, y)),
		tileToPixel: (column, row) => ({ x: column * cell.width, y: row * cell.height }),
		pixelToTile,
		outline: (column, row) => [
			applyMatrix(tileToScreen, column, row),
			applyMatrix(tileToScreen, column + 1, row),
			applyMatrix(tileToScreen, column + 1, row + 1),
			applyMatrix(tileToScreen, column, row + 1),
		],
		visit,
		gridLines: (rect, cells) => linesWithin(rect, cells, tileToScreen, screenToTile),
	};
}

/** The lines between columns, then those between rows, each as long as the cells that can touch the rectangle. */
function linesWithin(rect: Rect, cells: CellBounds, tileToScreen: Matrix, screenToTile: Matrix | undefined): Vector[][] {
	if (screenToTile === undefined) return [];
	const { left, top, right, bottom } = edgesOf(rect);
	const corners = [
		applyMatrix(screenToTile, left, top),
		applyMatrix(screenToTile, right, top),
		applyMatrix(screenToTile, right, bottom),
		applyMatrix(screenToTile, left, bottom),
	];
	const columns = corners.map(({ x }) => x);
	const rows = corners.map(({ y }) => y);
	const least = cellEdges(cells);
	const firstColumn = firstOf(Math.min(...columns) - 1, least.left);
	const lastColumn = lastOf(Math.max(...columns) + 1, least.right + 1);
	const firstRow = firstOf(Math.min(...rows) - 1, least.top);
	const lastRow = lastOf(Math.max(...rows) + 1, least.bottom + 1);
	if (firstColumn >= lastColumn || firstRow >= lastRow) return [];
	const lines: Vector[][] = [];
	for (let column = firstColumn; column <= lastColumn; column++) {
		lines.push([applyMatrix(tileToScreen, column, firstRow), applyMatrix(tileToScreen, column, lastRow)]);
	}
	for (let row = firstRow; row <= lastRow; row++) {
		lines.push([applyMatrix(tileToScreen, firstColumn, row), applyMatrix(tileToScreen, lastColumn, row)]);
	}
	return lines;
}
