import type { CellBounds, TileMap } from '@tilewright/format';

/** A place in pixels, or, where a function says so, in tiles. */
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

/**
 * A linear map of the plane, in the order that a canvas takes: x' = a·x + c·y + e, y' = b·x + d·y + f.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Takes a cell, and where the bottom left corner of its tile lies on the screen. */
export type CellVisitor = (column: number, row: number, x: number, y: number) => void;

/**
 * How the cells of a map lie on the plane. Three systems meet here:
 *
 * - **tiles**: column and row of a cell, whole or with a fraction;
 * - **pixels**: where objects stand, as documents write it;
 * - **screen**: pixels of the picture of the map at its own size, before any layer's offset.
 */
export interface Geometry {
	readonly orientation: TileMap['orientation'];
	/**
	 * The screen rectangle that cells fill, in whole pixels; of a map's cells it is the picture (rule R1). Half a pixel may be cut
	 * off where cells have odd sizes.
	 *
	 * @example geometry.bounds({ x: 0, y: 0, width: map.width, height: map.height })
	 */
	bounds(cells: CellBounds): Rect;
	/** From pixels to the screen; linear on every orientation (rules R5, R9). The identity where cells have no size. */
	readonly pixelToScreenMatrix: Matrix;
	pixelToScreen(x: number, y: number): Vector;
	screenToPixel(x: number, y: number): Vector;
	/**
	 * The top (isometric) or top left corner of a cell's box on the screen. Fractions go on linearly where the grid is linear, and
	 * are cut off on staggered and hexagonal maps.
	 */
	tileToScreen(column: number, row: number): Vector;
	/**
	 * The cell whose outline holds a point of the screen: whole on staggered and hexagonal maps, with the fraction within the cell
	 * elsewhere.
	 *
	 * @example const { x: column, y: row } = geometry.screenToTile(pointer.x, pointer.y)
	 */
	screenToTile(x: number, y: number): Vector;
	tileToPixel(column: number, row: number): Vector;
	pixelToTile(x: number, y: number): Vector;
	/**
	 * The outline of a cell on the screen: four corners, or six of a hexagon, clockwise (but for skews that turn cells over). Together
	 * the outlines of all cells fill the plane.
	 */
	outline(column: number, row: number): Vector[];
	/**
	 * Visits the cells that touch a rectangle of the screen, in the order in which they are drawn (rules R3, R4), each with the
	 * bottom left corner of its box, from which its tile hangs (rule R2). The box is as large as the map's tiles. A cell touches
	 * by its box or by its outline. Some that only come near may be visited too; none that touch are left out. Where cells have no
	 * size, none is visited.
	 *
	 * @param rect - on the screen; who draws tiles larger than a cell widens it first
	 * @param cells - cells outside are not visited
	 * @example geometry.visit(rect, cells, (column, row, x, y) => draw(cellAt(layer, column, row), x, y))
	 */
	visit(rect: Rect, cells: CellBounds, visit: CellVisitor): void;
	/**
	 * The lines of the grid that touch a rectangle of the screen, as polylines; none lies on another. They may go on a little
	 * outside it.
	 *
	 * @param cells - cells outside have no lines
	 */
	gridLines(rect: Rect, cells: CellBounds): Vector[][];
}
