import type { Stagger } from '../cells/stagger.ts';
import { stepsFrom, TOUCHING } from './neighbours.ts';
import type { TerrainMode } from './terrain-mode.ts';

/** The sides of a cell, as the positions of its edges: top, right, bottom, left; on staggered maps clockwise from the upper right (rule Q1). */
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

/** Calls `visit` for every position of a cell that belongs to a spot (rules Q15, Q16 and Q32). */
export function eachPosition(
	spot: TerrainSpot,
	mode: TerrainMode,
	stagger: Stagger | undefined,
	visit: (x: number, y: number, position: number) => void,
): void {
	const { x, y } = spot;
	const steps = stepsFrom(x, y, stagger);
	const beside = (side: number, position: number): void => visit(x + (steps[2 * side] ?? 0), y + (steps[2 * side + 1] ?? 0), position);
	switch (spot.at) {
		case 'corner':
			visit(x, y, 7);
			beside(6, 1);
			beside(7, 3);
			beside(0, 5);
			return;
		case 'edge':
			visit(x, y, spot.edge);
			beside(spot.edge, (spot.edge + 4) % 8);
			return;
		case 'tile':
			for (let side = 0; side < 8; side++) {
				if (isPainted(side, mode)) visit(x, y, side);
				const touching = TOUCHING[side] ?? [];
				for (let i = 1; i < touching.length; i += 2) if (isPainted(touching[i] ?? 0, mode)) beside(side, touching[i] ?? 0);
			}
	}
}

const isPainted = (position: number, mode: TerrainMode): boolean => mode === 'both' || (position % 2 === 0) === (mode === 'edge');
