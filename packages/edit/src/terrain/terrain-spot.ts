import type { Stagger } from '../cells/stagger.ts';
import { stepsFrom } from './neighbours.ts';
import type { TerrainMode } from './terrain-mode.ts';

/** The sides of a cell, as the positions of its edges: top, right, bottom, left; on staggered maps clockwise from the upper right. */
export type TerrainEdge = 0 | 2 | 4 | 6;

/**
 * A place that a brush paints.
 *
 * - `corner`: the corner at the top left of a cell, which four cells share; on staggered maps, the one at its top.
 * - `edge`: an edge of a cell, which it shares with its neighbour.
 * - `tile`: a whole cell, and what its neighbours share with it.
 */
export type TerrainSpot =
	| { readonly at: 'corner'; readonly x: number; readonly y: number }
	| { readonly at: 'edge'; readonly x: number; readonly y: number; readonly edge: TerrainEdge }
	| { readonly at: 'tile'; readonly x: number; readonly y: number };

/** Stands for the cell itself, where else there is a side. */
const OWN = 8;

/** The cells that share a corner: for each, in turn, its side and the position of the corner in it (rule Q15). */
const CORNER = [OWN, 7, 6, 1, 7, 3, 0, 5];
/** The corners of a cell, and what they are of its neighbours (rule Q32). */
const CORNERS = [OWN, 1, OWN, 3, OWN, 5, OWN, 7, 0, 3, 0, 5, 1, 5, 2, 5, 2, 7, 3, 7, 4, 7, 4, 1, 5, 1, 6, 1, 6, 3, 7, 3];
/** The edges of a cell, and what they are of its neighbours. */
const EDGES = [OWN, 0, OWN, 2, OWN, 4, OWN, 6, 0, 4, 2, 6, 4, 0, 6, 2];

/** Calls `visit` for every position of a cell that belongs to a spot (rules Q15, Q16 and Q32). */
export function eachPosition(
	spot: TerrainSpot,
	mode: TerrainMode,
	stagger: Stagger | undefined,
	visit: (x: number, y: number, position: number) => void,
): void {
	const { x, y } = spot;
	const steps = stepsFrom(x, y, stagger);
	const visitAll = (places: readonly number[]): void => {
		for (let i = 0; i < places.length; i += 2) {
			const side = places[i] ?? OWN;
			const isOwn = side === OWN;
			visit(isOwn ? x : x + (steps[2 * side] ?? 0), isOwn ? y : y + (steps[2 * side + 1] ?? 0), places[i + 1] ?? 0);
		}
	};
	switch (spot.at) {
		case 'corner':
			visitAll(CORNER);
			return;
		case 'edge':
			visitAll([OWN, spot.edge, spot.edge, (spot.edge + 4) % 8]);
			return;
		case 'tile':
			if (mode !== 'edge') visitAll(CORNERS);
			if (mode !== 'corner') visitAll(EDGES);
	}
}
