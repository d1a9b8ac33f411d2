import type { CellWriter } from '../cells/cell-writer.ts';
import { staggerShift } from '../cells/stagger.ts';
import { union } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION, hasCell } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionOfCells } from '../region/shapes.ts';
import type { Brush } from '../stamps/brush.ts';
import { stampAt } from '../stamps/brush.ts';
import type { Stamp } from '../stamps/stamp.ts';

/**
 * Paints the cells of a stamp that are not empty (rule E6).
 *
 * @param at - the cell under the cursor: the stamp is centred on it
 * @example stamp(cells, stampOf(5), { x: 3, y: 4 });
 */
export const stamp = (cells: CellWriter, painted: Stamp, at: CellPosition): void => {
	for (const { x, y, gid } of placed(cells, painted, at)) cells.set(x, y, gid);
};

/** The painted cells of a placement. */
export interface PlacedCell extends CellPosition {
	readonly gid: number;
}

/** The cells that a stamp paints when it is centred on a cell; shifted on staggered maps (rule E16). */
export function placed({ stagger }: CellWriter, { width, height, gids, shiftsOdd }: Stamp, at: CellPosition): PlacedCell[] {
	const corner = { x: at.x - (width >> 1), y: at.y - (height >> 1) };
	const cells: PlacedCell[] = [];
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const gid = gids[row * width + column] ?? 0;
			if (gid === 0) continue;
			let [x, y] = [corner.x + column, corner.y + row];
			if (stagger?.axis === 'y') x += staggerShift(stagger, corner, row, shiftsOdd ?? stagger.odd);
			else if (stagger !== undefined) y += staggerShift(stagger, corner, column, shiftsOdd ?? stagger.odd);
			cells.push({ x, y, gid });
		}
	}
	return cells;
}

/** Where a stroke places a stamp. */
export interface Placements {
	/** The cells under the cursor. */
	readonly at: readonly CellPosition[];
	/** The cells that the stroke has painted so far, with those of the placements. */
	readonly painted: Region;
}

/**
 * Chooses where a stroke places a stamp. A placement that would overlap an earlier one of the stroke is skipped, so that a large stamp tiles
 * instead of smearing (rule E7).
 *
 * @param positions - cells under the cursor, without gaps: see {@link lineCells}
 * @param before - the cells that the stroke has painted so far
 */
export function placements(cells: CellWriter, brush: Brush, positions: Iterable<CellPosition>, before: Region = EMPTY_REGION): Placements {
	const painted = new Set<number>();
	const all: CellPosition[] = [];
	const chosen: CellPosition[] = [];
	for (const at of positions) {
		const drawn = stampAt(brush, at.x, at.y);
		const own = drawn === undefined ? [] : placed(cells, drawn, at);
		if (own.length === 0 || own.some(({ x, y }) => painted.has(keyOf(x, y)) || hasCell(before, x, y))) continue;
		chosen.push(at);
		for (const cell of own) {
			painted.add(keyOf(cell.x, cell.y));
			all.push(cell);
		}
	}
	return { at: chosen, painted: union(before, regionOfCells(all)) };
}

/** A number for each cell within 2^25 of the origin. Farther away, few cells of one stroke have the same. */
const keyOf = (x: number, y: number): number => x * 2 ** 26 + y;

/**
 * Paints at one cell after the other, where {@link placements} says.
 *
 * @returns the cells that the stroke has painted so far, for its next part
 * @example let done = stroke(cells, brush, lineCells(from, to));
 */
export function stroke(cells: CellWriter, brush: Brush, positions: Iterable<CellPosition>, before: Region = EMPTY_REGION): Region {
	const { at, painted } = placements(cells, brush, positions, before);
	stampAll(cells, brush, at);
	return painted;
}

/** Places what a brush draws at each of some cells. */
export function stampAll(cells: CellWriter, brush: Brush, positions: Iterable<CellPosition>): void {
	for (const at of positions) {
		const drawn = stampAt(brush, at.x, at.y);
		if (drawn !== undefined) stamp(cells, drawn, at);
	}
}
