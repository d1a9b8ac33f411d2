import type { CellBounds, TileMap } from '@tilewright/format';

/** A position in pixels; in tiles where a function says so. */
export interface Vector {
	readonly x: number;
	readonly y: number;
}

/** A rectangle in pixels. */
export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A transform, with its numbers in the order of canvases: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Called with a cell, and with the screen position of its tile's bottom left corner. */
export type CellVisitor = (column: number, row: number, x: number, y: number) => void;

/**
 * How the cells of a map lie on the plane. There are three coordinate systems:
 *
 * - **tiles**: column and row of a cell, which may have fractions;
 * - **pixels**: the positions of objects, as documents store them;
 * - **screen**: pixels of the picture of the map at scale 1, before layer offsets.
 */
export interface Geometry {
	readonly orientation: TileMap['orientation'];
	/**
	 * The screen rectangle that cells fill, in whole pixels. For all cells of a map, it is the map's picture. If cells have odd
	 * sizes, half a pixel may be cut off.
	 *
	 * @example geometry.bounds({ x: 0, y: 0, width: map.width, height: map.height })
	 */
	bounds(cells: CellBounds): Rect;
	/** From pixels to the screen; linear in every orientation. If cells have no size, it is the identity. */
	readonly pixelToScreenMatrix: Matrix;
	pixelToScreen(x: number, y: number): Vector;
	screenToPixel(x: number, y: number): Vector;
	/**
	 * The top corner (isometric) or top left corner of a cell's box on the screen. Fractions are interpolated, but truncated on staggered
	 * and hexagonal maps.
	 */
	tileToScreen(column: number, row: number): Vector;
	/**
	 * The cell whose outline contains a point of the screen. The numbers are whole on staggered and hexagonal maps, and have fractions
	 * elsewhere.
	 *
	 * @example const { x: column, y: row } = geometry.screenToTile(pointer.x, pointer.y)
	 */
	screenToTile(x: number, y: number): Vector;
	tileToPixel(column: number, row: number): Vector;
	pixelToTile(x: number, y: number): Vector;
	/**
	 * The outline of a cell on the screen: four corners, or six for a hexagon. They are clockwise, unless skews flip the cells. The
	 * outlines of all cells fill the plane.
	 */
	outline(column: number, row: number): Vector[];
	/**
	 * Visits the cells whose box or outline touches a rectangle of the screen, in drawing order. The callback gets the
	 * bottom left corner of the cell's box, where its tile is aligned. A box has the size of the map's tiles. A few cells nearby
	 * may be visited as well. If cells have no size, none is visited.
	 *
	 * @param rect - on the screen; widen it to find tiles that are larger than their cell
	 * @param cells - only these cells are visited
	 * @example geometry.visit(rect, cells, (column, row, x, y) => draw(cellAt(layer, column, row), x, y))
	 */
	visit(rect: Rect, cells: CellBounds, visit: CellVisitor): void;
	/**
	 * The grid lines that touch a rectangle of the screen, as polylines that do not overlap. They may extend a little beyond it.
	 *
	 * @param cells - only these cells have lines
	 */
	gridLines(rect: Rect, cells: CellBounds): Vector[][];
}
