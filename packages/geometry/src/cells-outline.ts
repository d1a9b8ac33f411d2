import type { CellSet } from './cell-set.ts';
import type { Geometry, Vector } from './geometry.ts';
import { joinEdges } from './join-edges.ts';
import { signedArea } from './signed-area.ts';

/**
 * The outline of a set of cells on the screen: the edges between a cell in the set and one outside, joined to closed lines. Outer lines are
 * clockwise; holes have lines of their own, which are not. Where cells only touch at a corner, each has its own line.
 *
 * @returns nothing if cells have no size
 * @example cellsOutline(cellSet([{ x: 0, y: 0, width: 10, height: 10 }]), geometry) // one line around a hundred cells
 */
export function cellsOutline(cells: CellSet, geometry: Geometry): Vector[][] {
	const area = signedArea(geometry.outline(0, 0));
	if (!Number.isFinite(area) || area === 0) return [];
	const edges: [Vector, Vector][] = [];
	for (const [row, runs] of cells.rows) {
		for (const { start, end } of runs) {
			for (let column = start; column < end; column++) {
				if (column > start && column < end - 1 && isSurrounded(cells, column, row)) continue;
				for (const [from, to] of openEdges(cells, geometry, column, row)) edges.push(area > 0 ? [from, to] : [to, from]);
			}
		}
	}
	return joinEdges(edges);
}

/** Whether a cell is surrounded: in every orientation, its neighbors are among the eight cells around it. */
const isSurrounded = ({ covers }: CellSet, column: number, row: number): boolean =>
	covers(row - 1, column - 1, column + 2) && covers(row + 1, column - 1, column + 2);

/** The edges of a cell without a cell of the set on the other side. */
function openEdges({ covers }: CellSet, geometry: Geometry, column: number, row: number): [Vector, Vector][] {
	const corners = geometry.outline(column, row);
	const middle = middleOf(corners);
	return corners.flatMap((from, i): [Vector, Vector][] => {
		const to = corners[(i + 1) % corners.length] ?? from;
		// Cells are symmetric: mirrored at the edge, the center of this cell is the center of its neighbor.
		const tile = geometry.screenToTile(from.x + to.x - middle.x, from.y + to.y - middle.y);
		const [x, y] = [Math.floor(tile.x), Math.floor(tile.y)];
		return covers(y, x, x + 1) ? [] : [[from, to]];
	});
}

const middleOf = (points: readonly Vector[]): Vector => ({
	x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
	y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
