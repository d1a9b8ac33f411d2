import type { CellBounds } from '@tilewright/format';
import { chunkBounds } from '@tilewright/format';
import { hashed } from '../random/hash.ts';
import { intersection } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { boundsOf, rectangle } from '../region/region.ts';
import { swept } from '../region/shapes.ts';
import type { CompiledSet } from './compiled.ts';
import { matchesAcross, nextMatch } from './compiled.ts';
import type { Effort } from './effort.ts';
import { modulo } from './map-border.ts';
import type { Rule } from './rule.ts';

/**
 * The positions at which a rule may match: its input bounds touch the region (rule A27).
 *
 * @param map - the bounds of a fixed map
 * @param isInside - whether rules may not stick out of it
 */
export function candidates(rule: Rule, region: Region, map: CellBounds | undefined, isInside: boolean): Region {
	const { width, height, outputRegion } = rule;
	const touching = swept(region, { x: 1 - width, y: 1 - height, width, height });
	if (map === undefined) return touching;
	if (isInside)
		return intersection(touching, rectangle({ x: map.x, y: map.y, width: map.width - width + 1, height: map.height - height + 1 }));
	// Where nothing of a rule is in the map, it neither reads nor writes a cell.
	const reach = chunkBounds([{ x: 0, y: 0, width, height }, boundsOf(outputRegion) ?? { x: 0, y: 0, width, height }]);
	const at = { x: 1 - reach.x - reach.width, y: 1 - reach.y - reach.height, width: reach.width, height: reach.height };
	return intersection(touching, swept(rectangle(map), at));
}

/** The data that a scan reads. */
export interface ScanContext {
	readonly window: CellBounds;
	/** The index of a cell in the window; -1 where the map has no cell. */
	readonly read: (x: number, y: number) => number;
	/** The first numbers of all draws: the seed and the number of the rule map. */
	readonly draws: readonly [seed: number, ruleMap: number];
	/** Counts the work. */
	readonly effort: Effort;
}

/** How many positions are tried between two looks at the limit. */
const PART = 64;

/** Says what a number is drawn for. */
export const DRAW = { rule: 0, output: 1 } as const;

/**
 * Visits all positions at which a rule matches, row by row (rules A27 to A29).
 *
 * @param inputs - `true` if it matches everywhere
 * @throws TooMuchWork
 */
export function scan(
	rule: Rule,
	inputs: readonly CompiledSet[] | true,
	positions: Region,
	context: ScanContext,
	visit: (x: number, y: number) => void,
): void {
	const { width, height, index, options } = rule;
	const { probability, modX, modY, offsetX, offsetY } = options;
	if (probability <= 0 || (inputs !== true && inputs.length === 0)) return;
	const { window, read, draws, effort } = context;
	const sets = inputs === true ? [] : inputs;
	const isDrawn = (x: number, y: number): boolean => probability >= 1 || hashed(...draws, index, x, y, DRAW.rule) < probability;
	// From here on, the rule sticks out of the window.
	const [lastX, lastY] = [window.x + window.width - width, window.y + window.height - height];

	/** Visits positions of a row at which some cells that the rule reads may be outside of the map. */
	function across(left: number, right: number, y: number): void {
		for (let x = next(left, offsetX, modX); x < right; x += modX)
			if (isDrawn(x, y) && (inputs === true || sets.some((set) => matchesAcross(set, x, y, read, effort)))) visit(x, y);
	}

	/** Visits positions of a row at which the window has all cells that the rule reads. */
	function inside(left: number, right: number, y: number): void {
		const start = (y - window.y) * window.width - window.x;
		const [only] = sets;
		if (only !== undefined && sets.length === 1) {
			for (
				let x = nextMatch(only, start, next(left, offsetX, modX), right, modX, effort);
				x < right;
				x = nextMatch(only, start, x + modX, right, modX, effort)
			)
				if (isDrawn(x, y)) visit(x, y);
			return;
		}
		for (let x = next(left, offsetX, modX); x < right; x += modX)
			if (isDrawn(x, y) && (inputs === true || sets.some((set) => nextMatch(set, start, x, x + 1, 1, effort) === x))) visit(x, y);
	}

	/** Visits positions of a row in parts. */
	function inParts(visitPart: (left: number, right: number, y: number) => void, left: number, right: number, y: number): void {
		for (let from = left; from < right; from += PART) {
			const to = Math.min(right, from + PART);
			visitPart(from, to, y);
			effort.tried(to - from);
		}
	}

	for (const { top, bottom, spans } of positions.bands)
		for (let y = next(top, offsetY, modY); y < bottom; y += modY)
			for (let i = 0; i + 1 < spans.length; i += 2) {
				const [left = 0, right = 0] = [spans[i], spans[i + 1]];
				const isInside = y >= window.y && y <= lastY;
				const from = isInside ? Math.min(right, Math.max(left, window.x)) : right;
				const to = Math.max(from, Math.min(right, lastX + 1));
				inParts(across, left, from, y);
				inParts(inside, from, to, y);
				inParts(across, to, right, y);
			}
}

/** The first number from `start` whose distance from `offset` is a multiple of `divisor`, also for numbers below 0 (rule A28). */
const next = (start: number, offset: number, divisor: number): number => start + modulo(offset - start, divisor);
