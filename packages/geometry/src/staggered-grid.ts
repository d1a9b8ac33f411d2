import type { CellBounds, TileMap } from '@tilewright/format';
import type { Edges } from './cell-range.ts';
import type { Vector } from './geometry.ts';

/**
 * A grid of hexagons, or of diamonds, which are hexagons with a side length of 0. A **line** is a row, or a column if the stagger axis is
 * x. A **slot** is the index of a cell in its line. Every other line is shifted by half a cell. *Along* is the direction of the stagger
 * axis, *across* the direction of lines: with these words, the same code works for both axes. In pixels (rule R3).
 */
export interface StaggeredGrid {
	/** Whether lines are columns. */
	readonly columns: boolean;
	/** 1 if odd lines are shifted, 0 if even ones are. */
	readonly shiftedParity: 0 | 1;
	/** The distance from one line to the next. */
	readonly lineStep: number;
	/** The distance from one cell to the next in its line. */
	readonly slotStep: number;
	/** How far a shifted line is moved, across. */
	readonly shift: number;
	/** The extent of a cell's slanted edges, along. */
	readonly slant: number;
	/** The extent of a cell, across and along. */
	readonly across: number;
	readonly along: number;
}

/** The fields that staggered and hexagonal maps share. */
export interface StaggeredShape {
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly hexsidelength: number;
	readonly staggeraxis: 'x' | 'y';
	readonly staggerindex: 'odd' | 'even';
	readonly orientation: TileMap['orientation'];
}

/** The grid of a staggered or hexagonal map. Halves are whole numbers (rule R3), so a cell may be a pixel smaller than the map's tiles. */
export function staggeredGrid({ tilewidth, tileheight, hexsidelength, staggeraxis, staggerindex }: StaggeredShape): StaggeredGrid {
	const columns = staggeraxis === 'x';
	const slant = Math.trunc(((columns ? tilewidth : tileheight) - hexsidelength) / 2);
	const shift = Math.trunc((columns ? tileheight : tilewidth) / 2);
	const lineStep = slant + hexsidelength;
	const across = 2 * shift;
	return {
		columns,
		shiftedParity: staggerindex === 'odd' ? 1 : 0,
		lineStep,
		slotStep: across,
		shift,
		slant,
		across,
		along: lineStep + slant,
	};
}

/** How far a line is shifted, across. */
export const shiftOf = (grid: StaggeredGrid, line: number): number => (Math.abs(line % 2) === grid.shiftedParity ? grid.shift : 0);

/** The screen position of an along and across coordinate. */
export const onScreen = (grid: StaggeredGrid, along: number, across: number): Vector =>
	grid.columns ? { x: along, y: across } : { x: across, y: along };

/** Cells, with axes swapped so that lines are rows. */
export const swappedCells = (grid: StaggeredGrid, cells: CellBounds): CellBounds =>
	grid.columns ? { x: cells.y, y: cells.x, width: cells.height, height: cells.width } : cells;

/** Edges, with axes swapped so that lines are rows. */
export const swappedEdges = (grid: StaggeredGrid, edges: Edges): Edges =>
	grid.columns ? { left: edges.top, top: edges.left, right: edges.bottom, bottom: edges.right } : edges;
