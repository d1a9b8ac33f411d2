import type { Stagger } from '../cells/stagger.ts';
import type { CellPosition } from '../region/shapes.ts';
import { lineCells } from '../tools/line.ts';
import { squared, unsquared } from './neighbours.ts';
import type { TerrainEdge, TerrainSpot } from './terrain-spot.ts';

/**
 * Lists the spots that a brush paints from one spot to another one, for lines and for fast drags: between corners the
 * corners along the grid, between edges the edges that are crossed, else the tiles, with diagonal steps.
 *
 * @param stagger - of the cells: {@link CellWriter.stagger}
 * @returns the spots in order; both ends, except for edges, where only what is crossed counts unless nothing is
 * @example paintTerrain(cells, terrain, 1, terrainLine(last, spot, cells.stagger));
 */
export function terrainLine(from: TerrainSpot, to: TerrainSpot, stagger?: Stagger): TerrainSpot[] {
	const [start, end] = [squared(from, stagger), squared(to, stagger)];
	if (from.at === 'edge' && to.at === 'edge') {
		const crossed = edgesBetween(lineCells(start, end, true), stagger);
		return crossed.length === 0 ? [to] : crossed;
	}
	const at = from.at === 'corner' && to.at === 'corner' ? 'corner' : 'tile';
	return lineCells(start, end, at === 'corner').map((cell) => ({ at, ...unsquared(cell, stagger) }));
}

/** The edges that are crossed on the way along cells, each a side of the cell that is left. */
function edgesBetween(cells: readonly CellPosition[], stagger: Stagger | undefined): TerrainSpot[] {
	return cells.slice(1).flatMap((cell, i): TerrainSpot[] => {
		const left = cells[i];
		return left === undefined ? [] : [{ at: 'edge', ...unsquared(left, stagger), edge: edgeTowards(cell.x - left.x, cell.y - left.y) }];
	});
}

const edgeTowards = (across: number, down: number): TerrainEdge => (across > 0 ? 2 : across < 0 ? 6 : down > 0 ? 4 : 0);
