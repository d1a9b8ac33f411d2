import type { CellBounds, TileMap } from '@tilewright/format';
import type { Edges } from './cell-range.ts';
import type { Vector } from './geometry.ts';

/**
 * A grid of hexagons, or of diamonds, whose sides have no length. A **line** is a row, or a column where the stagger axis is x;
 * a **place** is where in its line a cell stands; every other line is shifted by half a cell. So one description, and one code,
 * holds for both axes: *along* is the direction of the stagger axis, *across* that of the lines. All in pixels (rule R3).
 */
export interface StaggeredGrid {
	/** Whether lines are columns. */
	readonly columns: boolean;
	/** 1 where the odd lines are shifted, else 0. */
	readonly shiftedParity: 0 | 1;
	/** From a line to the next: row height, column width. */
	readonly lineStep: number;
	/** From a cell to the next in its line. */
	readonly placeStep: number;
	/** How far a shifted line is shifted. */
	readonly shift: number;
	/** How far, along, the slanted edges of a cell reach. */
	readonly slant: number;
	/** Extent of a cell, across and along. */
	readonly across: number;
	readonly along: number;
}

/** What staggered and hexagonal maps have in common. */
export interface StaggeredShape {
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly hexsidelength: number;
	readonly staggeraxis: 'x' | 'y';
	readonly staggerindex: 'odd' | 'even';
	readonly orientation: TileMap['orientation'];
}

/** The reference editor counts cells of odd sizes as one pixel smaller here, so that halves are whole. */
const even = (size: number): number => size - Math.abs(size % 2);

/** The grid of a staggered or hexagonal map. */
export function staggeredGrid({ tilewidth, tileheight, hexsidelength, staggeraxis, staggerindex }: StaggeredShape): StaggeredGrid {
	const columns = staggeraxis === 'x';
	const along = even(columns ? tilewidth : tileheight);
	const across = even(columns ? tileheight : tilewidth);
	const slant = Math.trunc((along - hexsidelength) / 2);
	return {
		columns,
		shiftedParity: staggerindex === 'odd' ? 1 : 0,
		lineStep: slant + hexsidelength,
		placeStep: across,
		shift: across / 2,
		slant,
		across,
		along,
	};
}

/** How far, across, a line is shifted. */
export const shiftOf = (grid: StaggeredGrid, line: number): number => (Math.abs(line % 2) === grid.shiftedParity ? grid.shift : 0);

/** The place of the screen at a place along and across. */
export const turned = (grid: StaggeredGrid, along: number, across: number): Vector =>
	grid.columns ? { x: along, y: across } : { x: across, y: along };

/** Cells as if lines were rows. */
export const turnedCells = (grid: StaggeredGrid, cells: CellBounds): CellBounds =>
	grid.columns ? { x: cells.y, y: cells.x, width: cells.height, height: cells.width } : cells;

/** Edges of the screen as if lines were rows. */
export const turnedEdges = (grid: StaggeredGrid, edges: Edges): Edges =>
	grid.columns ? { left: edges.top, top: edges.left, right: edges.bottom, bottom: edges.right } : edges;
