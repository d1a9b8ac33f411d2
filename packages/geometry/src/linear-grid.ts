import type { CellBounds, TileMap } from '@tilewright/format';
import { cellEdges, edgesOf, firstOf, lastOf } from './cell-range.ts';
import type { Geometry, Matrix, Rect, Vector } from './geometry.ts';
import { applyMatrix, solveMatrix } from './matrix.ts';

/** A grid of straight lines. */
export interface LinearGrid {
	readonly orientation: TileMap['orientation'];
	readonly tileToScreen: Matrix;
	readonly pixelToScreen: Matrix;
	/** The size of a cell in pixels, as objects are positioned. */
	readonly cell: { readonly width: number; readonly height: number };
	/** Whether cells have a size on the screen; if not, no cell is visited. */
	readonly sized: boolean;
	readonly bounds: Geometry['bounds'];
	readonly visit: Geometry['visit'];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The geometry of a grid of straight lines. Its matrices define everything except `visit` and `bounds`. */
export function linearGeometry({ orientation, tileToScreen, pixelToScreen, cell, sized, bounds, visit }: LinearGrid): Geometry {
	// If cells have no size, pixels and the screen are the same.
	const matrix = pixelToScreen.every(Number.isFinite) ? pixelToScreen : IDENTITY;
	const pixelToTile = (x: number, y: number): Vector => ({ x: x / cell.width, y: y / cell.height });
	const screenToPixel = (x: number, y: number): Vector => solveMatrix(matrix, x, y) ?? { x, y };
	const screenToTile = (x: number, y: number): Vector => {
		const tile = solveMatrix(tileToScreen, x, y);
		if (tile !== undefined) return tile;
		const pixel = screenToPixel(x, y);
		return pixelToTile(pixel.x, pixel.y);
	};
	return {
		orientation,
		bounds,
		pixelToScreenMatrix: matrix,
		pixelToScreen: (x, y) => applyMatrix(matrix, x, y),
		screenToPixel,
		tileToScreen: (column, row) => applyMatrix(tileToScreen, column, row),
		screenToTile,
		tileToPixel: (column, row) => ({ x: column * cell.width, y: row * cell.height }),
		pixelToTile,
		outline: (column, row) => [
			applyMatrix(tileToScreen, column, row),
			applyMatrix(tileToScreen, column + 1, row),
			applyMatrix(tileToScreen, column + 1, row + 1),
			applyMatrix(tileToScreen, column, row + 1),
		],
		visit: sized ? visit : () => {},
		gridLines: (rect, cells) => (sized ? linesWithin(rect, cells, tileToScreen) : []),
	};
}

/** The lines between columns, then those between rows, only as long as needed for the rectangle. */
function linesWithin(rect: Rect, cells: CellBounds, tileToScreen: Matrix): Vector[][] {
	const { left, top, right, bottom } = edgesOf(rect);
	const corners: Vector[] = [];
	for (const x of [left, right]) {
		for (const y of [top, bottom]) {
			const corner = solveMatrix(tileToScreen, x, y);
			if (corner === undefined) return [];
			corners.push(corner);
		}
	}
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
