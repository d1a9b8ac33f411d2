import type { Property } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import { hashed } from '../random/hash.ts';
import { forEachCell } from '../region/region.ts';
import type { CopyObjects } from './copy-objects.ts';
import type { Effort } from './effort.ts';
import { STEPS } from './effort.ts';
import type { Cells } from './map-border.ts';
import type { Rule, RuleOutput, RuleOutputSet } from './rule.ts';
import { DRAW } from './scan.ts';
import type { WorkLayer, WorkMap, WorkObjects, WorkTiles } from './work-map.ts';

/** The tiles that an output writes to a layer of the map, with their positions from that of the rule. */
interface Tiles {
	readonly layer: WorkTiles;
	readonly dx: Int32Array;
	readonly dy: Int32Array;
	readonly gids: Int32Array;
}

/** The cells of an output that may not overlap with those before (rule A33). */
interface Touched {
	/** Columns and rows, in turn. */
	readonly cells: Int32Array;
	/** Keys of the cells that the rule has written to the layer. */
	readonly taken: Set<number>;
}

/** An output set, prepared for the target map. */
interface Prepared {
	readonly weight: number;
	readonly tiles: readonly Tiles[];
	readonly copies: readonly CopyObjects[];
	readonly touched: readonly Touched[];
	readonly properties: readonly (readonly [layer: WorkLayer, properties: readonly Property[]])[];
}

/** The state for applying rules. */
export interface ApplyContext {
	readonly work: WorkMap;
	readonly cells: Cells;
	/** The GID in the target map of a tile of the rule map, with its flags; `undefined` if there is none. */
	readonly gidOf: (gid: number) => number | undefined;
	/** Prepares copies of the objects of an output. */
	readonly copier: (rule: Rule, output: RuleOutput, layer: WorkObjects) => CopyObjects;
	readonly isLegacy: boolean;
	readonly draws: readonly [seed: number, ruleMap: number];
	/** Counts the work. */
	readonly effort: Effort;
}

/**
 * Prepares applying a rule.
 *
 * @returns a function that applies a match at a position of its input bounds (rules A33 to A38), and says whether it did
 */
export function applier(rule: Rule, context: ApplyContext): (x: number, y: number) => boolean {
	const { work, cells, isLegacy, effort } = context;
	const taken = new Map<WorkLayer, Set<number>>();
	const prepared = rule.sets.map((set) => ({ set, own: preparedSet(rule, set, context, taken) }));
	const always = isLegacy ? [] : prepared.filter(({ set }) => set.index === '').map(({ own }) => own);
	const choices = prepared.filter(({ set }) => (isLegacy || set.index !== '') && set.weight > 0).map(({ own }) => own);
	const chosen = chooser(rule, choices, context);
	const fixed = choices.length < 2 ? [...always, ...choices] : undefined;
	const described = new Set<Prepared>();

	return (x, y) => {
		const sets = fixed ?? [...always, ...chosen(x, y)];
		if (rule.options.noOverlappingOutput) {
			const isFree = sets.every(({ touched }) => touched.every((each) => everyCell(each.cells, x, y, (key) => !each.taken.has(key))));
			if (!isFree) return false;
			for (const { touched } of sets) for (const each of touched) everyCell(each.cells, x, y, (key) => each.taken.add(key).size > 0);
		}
		for (const set of sets) {
			// The properties of a layer are the same for each match.
			if (!described.has(set))
				for (const [layer, properties] of set.properties) for (const each of properties) layer.properties.set(each.name, each);
			described.add(set);
			for (const tiles of set.tiles) {
				effort.steps += tiles.gids.length * STEPS.write;
				writeTiles(work, cells, tiles, x, y);
			}
			for (const { count } of set.copies) effort.steps += count * STEPS.copy;
		}
		if (sets.some(({ copies }) => copies.length > 0))
			copyAll(
				sets.flatMap(({ copies }) => copies),
				x,
				y,
			);
		return true;
	};

	/** Where outputs wrap, cells on opposite sides are the same. */
	function everyCell(touched: Int32Array, x: number, y: number, test: (key: number) => boolean): boolean {
		for (let i = 0; i < touched.length; i += 2) {
			effort.steps += STEPS.write;
			const [column, row] = [x + (touched[i] ?? 0), y + (touched[i + 1] ?? 0)];
			const at = cells.write(column, row);
			// Cells outside of the window have keys below 0.
			if (!test(at >= 0 ? at : -1 - ((row + FARTHEST) * 2 * FARTHEST + column + FARTHEST))) return false;
		}
		return true;
	}
}

const FARTHEST = 2 ** 25;

/** Chooses one of the sets with an index, by weight (rule A35). */
function chooser(rule: Rule, choices: readonly Prepared[], { draws }: ApplyContext): (x: number, y: number) => readonly Prepared[] {
	const sum = choices.reduce((total, { weight }) => total + weight, 0);
	return (x, y) => {
		const drawn = hashed(...draws, rule.index, x, y, DRAW.output) * sum;
		let running = 0;
		const at = choices.findIndex(({ weight }) => {
			running += weight;
			return running > drawn;
		});
		return choices.slice(at, at + 1);
	};
}

function writeTiles(work: WorkMap, cells: Cells, { layer, dx, dy, gids }: Tiles, x: number, y: number): void {
	for (let i = 0; i < gids.length; i++) {
		const at = cells.write(x + (dx[i] ?? 0), y + (dy[i] ?? 0));
		const gid = gids[i] ?? 0;
		if (at < 0 || layer.cells[at] === gid || !work.canWrite(layer, at)) continue;
		layer.cells[at] = gid;
		layer.isWritten = true;
	}
}

/** Object-reference properties among the copies of one match refer to the copies (rule A37). */
function copyAll(copies: readonly CopyObjects[], x: number, y: number): void {
	const ids = new Map<number, number>();
	for (const copy of copies) copy.assign(ids);
	for (const copy of copies) copy.add(x, y, ids);
}

function preparedSet(rule: Rule, set: RuleOutputSet, context: ApplyContext, taken: Map<WorkLayer, Set<number>>): Prepared {
	const { ignoreLock, noOverlappingOutput } = rule.options;
	const tiles: Tiles[] = [];
	const copies: CopyObjects[] = [];
	const touched: Touched[] = [];
	const properties: (readonly [WorkLayer, readonly Property[]])[] = [];
	for (const output of set.outputs) {
		const layer = context.work.findOrCreate(output.target);
		if (layer.isLocked && !ignoreLock) continue;
		properties.push([layer, output.properties]);
		if (layer.type === 'objectgroup') copies.push(context.copier(rule, output, layer));
		else tiles.push(tilesOf(output, layer, context));
		if (!noOverlappingOutput) continue;
		const own = taken.get(layer) ?? new Set<number>();
		taken.set(layer, own);
		touched.push({ cells: touchedCells(output), taken: own });
	}
	return { weight: set.weight, tiles, copies, touched, properties };
}

function tilesOf({ cells }: RuleOutput, layer: WorkTiles, { gidOf }: ApplyContext): Tiles {
	const written = cells.flatMap(({ x, y, gid }) => {
		const final = gid === 0 ? 0 : gidOf(gid);
		return final === undefined ? [] : [{ x, y, gid: final }];
	});
	return {
		layer,
		dx: Int32Array.from(written, ({ x }) => x),
		dy: Int32Array.from(written, ({ y }) => y),
		gids: Int32Array.from(written, ({ gid }) => gid),
	};
}

function touchedCells({ touched }: RuleOutput): Int32Array {
	const positions: number[] = [];
	forEachCell(touched, (x, y) => positions.push(x, y));
	return Int32Array.from(positions);
}

/** A function from GIDs of a rule map to those of the map, with their flags. */
export const withFlags =
	(gidsOf: (tile: number) => readonly number[]) =>
	(gid: number): number | undefined => {
		const [tile] = gidsOf(gid & TILE_BITS);
		return tile === undefined ? undefined : (((gid & ~TILE_BITS) >>> 0) + tile) >>> 0;
	};
