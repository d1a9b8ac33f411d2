import type { CellWriter } from '../cells/cell-writer.ts';
import { staggerShift } from '../cells/stagger.ts';
import { union } from '../region/combine.ts';
import { meets } from '../region/meets.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION, hasCell, isEmpty } from '../region/region.ts';
import { regionBuilder } from '../region/region-builder.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionWhere, translated, unionOf } from '../region/shapes.ts';
import type { Brush } from '../stamps/brush.ts';
import { stampAt } from '../stamps/brush.ts';
import type { Stamp } from '../stamps/stamp.ts';

/**
 * Paints the cells of a stamp that are not empty.
 *
 * @param at - the cell under the cursor: the stamp is centred on it
 * @example stamp(cells, stampOf(5), { x: 3, y: 4 });
 */
export function stamp(cells: CellWriter, painted: Stamp, at: CellPosition): void {
	if (cells.stagger === undefined) {
		const { width, height, gids } = painted;
		const { x, y } = cornerOf(width, height, at);
		for (let row = 0; row < height; row++) cells.setRun(x, y + row, gids, row * width, width);
		return;
	}
	everyPlaced(cells, painted, at, (x, y, gid) => {
		cells.set(x, y, gid);
		return true;
	});
}

/** The painted cells of a placement. */
export interface PlacedCell extends CellPosition {
	readonly gid: number;
}

/** The cells that a stamp paints when it is centred on a cell; shifted on staggered maps. */
export function placed(cells: CellWriter, painted: Stamp, at: CellPosition): PlacedCell[] {
	const found: PlacedCell[] = [];
	everyPlaced(cells, painted, at, (x, y, gid) => found.push({ x, y, gid }) > 0);
	return found;
}

/** Whether a test holds for all painted cells of a placement; it ends at the first for which it does not. */
function everyPlaced(
	{ stagger }: CellWriter,
	{ width, height, gids, shiftsOdd }: Stamp,
	at: CellPosition,
	test: (x: number, y: number, gid: number) => boolean,
): boolean {
	const corner = cornerOf(width, height, at);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const gid = gids[row * width + column] ?? 0;
			if (gid === 0) continue;
			let x = corner.x + column;
			let y = corner.y + row;
			if (stagger?.axis === 'y') x += staggerShift(stagger, corner, row, shiftsOdd ?? stagger.odd);
			else if (stagger !== undefined) y += staggerShift(stagger, corner, column, shiftsOdd ?? stagger.odd);
			if (!test(x, y, gid)) return false;
		}
	}
	return true;
}

const cornerOf = (width: number, height: number, at: CellPosition): CellPosition => ({ x: at.x - (width >> 1), y: at.y - (height >> 1) });

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
	if (cells.stagger === undefined && hasLargeStamp(brush)) return placementsOfLarge(brush, positions, before);
	/** The columns that were painted, by row. */
	const painted = new Map<number, Set<number>>();
	const region = regionBuilder();
	const chosen: CellPosition[] = [];
	const isFree = (x: number, y: number): boolean => !painted.get(y)?.has(x) && !hasCell(before, x, y);
	const add = (x: number, y: number): boolean => {
		const row = painted.get(y);
		if (row === undefined) painted.set(y, new Set([x]));
		else row.add(x);
		region.add(x, x + 1, y);
		return true;
	};
	for (const at of positions) {
		const drawn = stampAt(brush, at.x, at.y);
		if (drawn === undefined || drawn.gids.every((gid) => gid === 0) || !everyPlaced(cells, drawn, at, isFree)) continue;
		chosen.push(at);
		everyPlaced(cells, drawn, at, add);
	}
	return { at: chosen, painted: union(before, region.region()) };
}

/** Stamps of more cells than this are compared as regions. */
const FEW_CELLS = 32;

const hasLargeStamp = (brush: Brush): boolean =>
	brush.type === 'stamp' && brush.variations.some(({ stamp: own }) => own.gids.length > FEW_CELLS);

/** The same for large stamps on maps that are not staggered: the covered area is moved at once. */
function placementsOfLarge(brush: Brush, positions: Iterable<CellPosition>, before: Region): Placements {
	const chosen: CellPosition[] = [];
	const placedHere: { readonly corner: CellPosition; readonly stamp: Stamp; readonly cells: Region }[] = [];
	for (const at of positions) {
		const drawn = stampAt(brush, at.x, at.y);
		if (drawn === undefined) continue;
		const corner = cornerOf(drawn.width, drawn.height, at);
		const own = translated(footprintOf(drawn), corner.x, corner.y);
		const isTaken = placedHere.some(
			(other) =>
				corner.x < other.corner.x + other.stamp.width &&
				other.corner.x < corner.x + drawn.width &&
				corner.y < other.corner.y + other.stamp.height &&
				other.corner.y < corner.y + drawn.height &&
				meets(other.cells, own),
		);
		if (isEmpty(own) || isTaken || meets(before, own)) continue;
		chosen.push(at);
		placedHere.push({ corner, stamp: drawn, cells: own });
	}
	return { at: chosen, painted: union(before, unionOf(placedHere.map(({ cells }) => cells))) };
}

const footprints = new WeakMap<Stamp, Region>();

/** The cells of a stamp that are not empty. */
function footprintOf(own: Stamp): Region {
	const { width, height, gids } = own;
	const found = footprints.get(own) ?? regionWhere({ x: 0, y: 0, width, height }, (x, y) => gids[y * width + x] !== 0);
	footprints.set(own, found);
	return found;
}

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
	const all = [...positions].flatMap((at) => {
		const drawn = stampAt(brush, at.x, at.y);
		return drawn === undefined ? [] : { drawn, at };
	});
	cells.expect(all.reduce((sum, { drawn }) => sum + drawn.gids.length, 0));
	for (const { drawn, at } of all) stamp(cells, drawn, at);
}
