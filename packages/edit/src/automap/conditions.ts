import { cellReader } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Region } from '../region/region.ts';
import { forEachCell } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import type { Condition, Want } from './rule.ts';
import type { InputLayer, InputSet } from './rule-layers.ts';
import type { Meaning } from './special-tiles.ts';

const EMPTY: Want = { gid: 0, mask: TILE_BITS };

/** The most tiles that the conditions of an input set may name together: `Other` names all tiles of the rule. */
const MOST_WANTS = 2 ** 22;

/** Reads the cells of an input layer. */
interface Reading extends InputLayer {
	readonly gidAt: (x: number, y: number) => number;
}

/** The readers of the input layers of a rule map, by layer. */
export type Readings = ReadonlyMap<InputLayer, Reading>;

/** Prepares reading input layers: the reader of an infinite layer is made once. */
export const readingsOf = (sets: readonly InputSet[]): Readings =>
	new Map(
		sets.flatMap(({ targets }) => [...targets.values()].flat()).map((layer) => [layer, { ...layer, gidAt: cellReader(layer.layer) }]),
	);

/** The facts of a rule map on which conditions depend. */
export interface ConditionContext {
	readonly readings: Readings;
	readonly meaningOf: (gid: number) => Meaning;
	readonly isLegacy: boolean;
}

/**
 * The conditions of an input set in the region of one rule (rules A19 to A22).
 *
 * @param origin - positions of the conditions count from here
 * @returns no condition where the set matches everywhere; `undefined` if it has no condition, or can never match; `'too many'` if the
 * conditions would take too much memory
 */
export function conditionsOf(
	set: InputSet,
	region: Region,
	origin: CellPosition,
	context: ConditionContext,
): Condition[] | 'too many' | undefined {
	const conditions: Condition[] = [];
	let isIgnored = false;
	let isImpossible = false;
	let wanted = 0;
	for (const [target, layers] of set.targets) {
		const readings = layers.flatMap((layer) => context.readings.get(layer) ?? []);
		const used = usedTiles(readings, region, context);
		forEachCell(region, (x, y) => {
			if (wanted > MOST_WANTS) return;
			const cell = cellCondition(readings, used, x, y, context);
			wanted += cell.wants?.length ?? 0;
			isIgnored ||= cell.isIgnored;
			if (cell.wants === undefined) return;
			if (cell.wants.length === 0) isImpossible = true;
			else conditions.push({ target, x: x - origin.x, y: y - origin.y, not: cell.not, wants: cell.wants });
		});
	}
	if (wanted > MOST_WANTS) return 'too many';
	if (isImpossible) return undefined;
	return conditions.length > 0 || isIgnored ? conditions : undefined;
}

/** The tiles that the `input` layers of a target use in a rule: what the tile Other excludes. */
function usedTiles(readings: readonly Reading[], region: Region, { meaningOf }: ConditionContext): Want[] {
	const used = new Map<string, Want>();
	for (const { not, gidAt, mask } of readings) {
		if (not) continue;
		forEachCell(region, (x, y) => {
			const gid = gidAt(x, y);
			const meaning = meaningOf(gid);
			const want = meaning === 'tile' ? { gid, mask } : meaning === 'Empty' ? EMPTY : undefined;
			if (want !== undefined) used.set(keyOf(want), want);
		});
	}
	return [...used.values()];
}

/** The condition of a cell; without `wants` there is none, and without any of them it cannot hold. */
interface CellCondition {
	readonly isIgnored: boolean;
	readonly not: boolean;
	readonly wants: readonly Want[] | undefined;
}

function cellCondition(
	readings: readonly Reading[],
	used: readonly Want[],
	x: number,
	y: number,
	{ meaningOf, isLegacy }: ConditionContext,
): CellCondition {
	let anyOf: Want[] = [];
	let noneOf: Want[] = [];
	let isIgnored = false;
	let isNegated = false;
	let hasInputNot = false;
	for (const { not, autoEmpty, mask, gidAt } of readings) {
		hasInputNot ||= not;
		const [same, other] = not ? [noneOf, anyOf] : [anyOf, noneOf];
		const gid = gidAt(x, y);
		switch (meaningOf(gid)) {
			case 'nothing':
				if (autoEmpty) add(same, EMPTY);
				break;
			case 'tile':
				add(same, { gid, mask });
				break;
			case 'Empty':
				add(same, EMPTY);
				break;
			case 'NonEmpty':
				add(other, EMPTY);
				break;
			case 'Other':
				addAll(other, used);
				break;
			case 'Negate':
				isNegated = true;
				break;
			case 'Ignore':
				isIgnored = true;
				break;
		}
	}
	if (isLegacy && anyOf.length === 0 && readings.length > 0 && !hasInputNot) {
		addAll(noneOf, used);
		add(noneOf, EMPTY);
	}
	if (isNegated) [anyOf, noneOf] = [noneOf, anyOf];
	if (anyOf.length > 0) {
		const excluded = new Set(noneOf.map(keyOf));
		return { isIgnored, not: false, wants: anyOf.filter((want) => !excluded.has(keyOf(want))) };
	}
	return { isIgnored, not: true, wants: noneOf.length > 0 ? noneOf : undefined };
}

function add(wants: Want[], want: Want): void {
	const key = keyOf(want);
	if (!wants.some((other) => keyOf(other) === key)) wants.push(want);
}

/** Adds tiles that are all different. */
function addAll(wants: Want[], more: readonly Want[]): void {
	const known = new Set(wants.map(keyOf));
	for (const want of more) if (!known.has(keyOf(want))) wants.push(want);
}

/** The same for equal tiles: flags that the mask excludes make no difference. */
const keyOf = ({ gid, mask }: Want): string => `${gid & mask} ${mask}`;
