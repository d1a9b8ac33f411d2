import type { TerrainTable } from './terrain-table.ts';
import { ANY_COLOR } from './wang-id.ts';

/** The tiles that fit a cell equally well: positions in the candidates of a table; the number of candidates stands for an empty cell. */
export type Matches = readonly number[];

/** Finds tiles for what is wanted of a cell: eight colors from an index of `wanted`, and as bits of `hard` the positions that must have them. */
export interface Matcher {
	/** The candidates that have the colors that a cell must have, and are nearest to those that it should have (rules Q21 and Q22). */
	best(wanted: Uint8Array, start: number, hard: number): Matches;
	/** Whether some tile has the colors that a cell must have, or the cell may be empty (rule Q23). */
	isPossible(wanted: Uint8Array, start: number, hard: number): boolean;
	/** The id of a candidate. */
	idOf(match: number): Uint8Array;
	weightOf(match: number): number;
}

/** The id of an empty cell. */
const NO_COLORS = new Uint8Array(8);

/** The cost from which a candidate does not match. */
const OUT = 1_000_000;

/**
 * A matcher for one run. It remembers what it found: cells often want the same.
 *
 * @param corrections - whether a color without a way to the wanted one is no match; else it counts more than all others (rule Q21)
 * @param erasing - whether a cell may become empty (rule Q22)
 */
export function matcher(table: TerrainTable, corrections: boolean, erasing: boolean): Matcher {
	const { ids, owners, candidates, positions, usesNone } = table;
	const { table: distances, size, largest } = table.distances;
	const noWay = corrections ? OUT : largest + 1;
	const empty = candidates.length;
	const ofCandidates = idsOfCandidates(table);
	const weightOf = (match: number): number => (match === empty ? 1 : (candidates[match]?.weight ?? 0));

	/** How far an id is from what is wanted; {@link OUT} if it does not fit, or is farther than `most`. */
	function penaltyOf(id: Uint8Array, at: number, wanted: Uint8Array, start: number, hard: number, most: number): number {
		let sum = 0;
		for (const position of positions) {
			const color = wanted[start + position] ?? 0;
			const other = id[at + position] ?? 0;
			if (color === other) continue;
			if (isSet(hard, position)) return OUT;
			if (color === ANY_COLOR) continue;
			const distance = distances[color * size + other] ?? -1;
			sum += distance < 0 ? noWay : distance;
			if (sum > most) return OUT;
		}
		return sum;
	}

	function search(wanted: Uint8Array, start: number, hard: number): Matches {
		let least = OUT - 1;
		let best: number[] = [];
		for (let i = 0; i < owners.length; i++) {
			const penalty = penaltyOf(ids, 8 * i, wanted, start, hard, least);
			if (penalty > least) continue;
			if (penalty < least) best = [];
			least = penalty;
			best.push(i);
		}
		const matches = best.flatMap((i) => owners[i] ?? []).sort((a, b) => a - b);
		// A set without tiles for the edge of a terrain offers no empty cells, unless they are asked for: a fill would come out empty.
		if (erasing && (usesNone || positions.some((position) => isSet(hard, position) && wanted[start + position] === 0))) {
			const penalty = penaltyOf(NO_COLORS, 0, wanted, start, hard, least);
			if (penalty < least) return [empty];
			if (penalty === least) matches.push(empty);
		}
		return matches.filter((match) => weightOf(match) > 0);
	}

	function isUsed(wanted: Uint8Array, start: number, hard: number): boolean {
		const fixed = positions.filter((position) => isSet(hard, position));
		if (fixed.every((position) => wanted[start + position] === 0)) return true;
		return owners.some((_, i) => fixed.every((position) => wanted[start + position] === ids[8 * i + position]));
	}

	return {
		best: remembering(positions, search),
		isPossible: remembering(positions, isUsed),
		idOf: (match) => ofCandidates[match] ?? NO_COLORS,
		weightOf,
	};
}

const isSet = (bits: number, position: number): boolean => ((bits >> position) & 1) === 1;

type Asked<T> = (wanted: Uint8Array, start: number, hard: number) => T;

/** A function that remembers its answers by what was wanted at the positions that count: as two numbers of four colors each. */
function remembering<T>(positions: readonly number[], answer: Asked<T>): Asked<T> {
	const answers = Array.from({ length: 256 }, () => new Map<number, Map<number, T>>());
	const colorsFrom = (first: number, wanted: Uint8Array, start: number): number => {
		let colors = 0;
		for (let i = first; i < first + 4 && i < positions.length; i++) colors = (colors << 8) | (wanted[start + (positions[i] ?? 0)] ?? 0);
		return colors;
	};
	return (wanted, start, hard) => {
		const first = colorsFrom(0, wanted, start);
		const second = colorsFrom(4, wanted, start);
		const known = answers[hard]?.get(first)?.get(second);
		if (known !== undefined) return known;
		const made = answer(wanted, start, hard);
		const ofFirst = answers[hard]?.get(first) ?? new Map<number, T>();
		answers[hard]?.set(first, ofFirst.set(second, made));
		return made;
	};
}

function idsOfCandidates({ ids, owners }: TerrainTable): Uint8Array[] {
	const ofCandidates: Uint8Array[] = [];
	for (const [i, own] of owners.entries()) for (const candidate of own) ofCandidates[candidate] = ids.subarray(8 * i, 8 * i + 8);
	return ofCandidates;
}
