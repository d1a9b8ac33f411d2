import type { Stagger } from '../cells/stagger.ts';
import { hashed } from '../random/hash.ts';
import type { Matcher, Matches } from './best-match.ts';
import type { CellPlans } from './cell-plans.ts';
import { CellState } from './cell-plans.ts';
import { stepsFrom, TOUCHING } from './neighbours.ts';

/**
 * Returns a function that chooses among the best candidates for a cell, by their weights (rules Q23 and Q39).
 *
 * @param looksAhead - whether the tile must leave some tile for each neighbour
 * @returns the position of a candidate; `undefined` if nothing fits
 */
export function chooser(
	match: Matcher,
	plans: CellPlans,
	stagger: Stagger | undefined,
	seed: number,
	looksAhead: boolean,
): (x: number, y: number) => number | undefined {
	/** The colors that are wanted of a neighbour if a cell gets an id. */
	const after = new Uint8Array(8);

	function drawn(matches: Matches, x: number, y: number, attempt: number): number {
		let sum = 0;
		for (const one of matches) sum += match.weightOf(one);
		let rest = matches.length === 1 ? 0 : hashed(seed, x, y, attempt) * sum;
		let choice = 0;
		for (const one of matches) {
			choice = one;
			rest -= match.weightOf(one);
			if (rest < 0) break;
		}
		return choice;
	}

	/** Whether each neighbour can still get a tile if a cell gets this id. */
	function leavesRoom(x: number, y: number, id: Uint8Array): boolean {
		const steps = stepsFrom(x, y, stagger);
		for (let side = 0; side < 8; side++) {
			const index = plans.at(x + (steps[2 * side] ?? 0), y + (steps[2 * side + 1] ?? 0));
			if (((plans.state[index] ?? 0) & CellState.settled) !== 0) continue;
			let hard = plans.hard[index] ?? 0;
			for (let i = 0; i < 8; i++) after[i] = plans.wanted[8 * index + i] ?? 0;
			const touching = TOUCHING[side] ?? [];
			for (let i = 0; i < touching.length; i += 2) {
				const other = touching[i + 1] ?? 0;
				after[other] = id[touching[i] ?? 0] ?? 0;
				hard |= 1 << other;
			}
			if (!match.isPossible(after, 0, hard)) return false;
		}
		return true;
	}

	return (x, y) => {
		const index = plans.at(x, y);
		let matches = match.best(plans.wanted, 8 * index, plans.hard[index] ?? 0);
		for (let attempt = 0; matches.length > 0; attempt++) {
			const choice = drawn(matches, x, y, attempt);
			if (!looksAhead || leavesRoom(x, y, match.idOf(choice))) return choice;
			matches = matches.filter((other) => other !== choice);
		}
		return undefined;
	};
}
