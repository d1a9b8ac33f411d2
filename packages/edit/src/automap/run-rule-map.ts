import type { CellBounds } from '@tilewright/format';
import { chunkBounds } from '@tilewright/format';
import { automapDuplicateLayer, automapTooLarge, MOST_CELLS, makeIssue } from '@tilewright/format/internal';
import { geometryOf, overlap } from '@tilewright/geometry';
import { intersection } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { boundsOf, countCells, EMPTY_REGION, isEmpty, rectangle, rectanglesOf } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { grown, regionOfCells, swept, unionOf } from '../region/shapes.ts';
import type { TilesetNumbers } from '../tilesets/tileset-numbers.ts';
import type { ApplyContext } from './apply-match.ts';
import { applier, withFlags } from './apply-match.ts';
import type { CompileContext } from './compiled.ts';
import { compileInputs } from './compiled.ts';
import { objectCopier } from './copy-objects.ts';
import { deleteTiles } from './delete-tiles.ts';
import type { Effort } from './effort.ts';
import type { AutomapIssue } from './issue.ts';
import type { Border } from './map-border.ts';
import { borderOf, cellsOf } from './map-border.ts';
import { memoized } from './memoized.ts';
import type { RuleMap } from './parse-rule-map.ts';
import type { Rule } from './rule.ts';
import { candidates, scan } from './scan.ts';
import { rulesInFiles } from './special-tiles.ts';
import type { WorkLayer, WorkMap } from './work-map.ts';

/** The state that all rule maps of a run share. */
export interface RunContext {
	readonly work: WorkMap;
	readonly numbers: TilesetNumbers;
	/** Path of the map. */
	readonly path: string;
	readonly seed: number;
	/** The cells that an object of the map touches. */
	readonly cellsOfObject: Parameters<typeof deleteTiles>[0]['cellsOfObject'];
	readonly newId: () => number;
	readonly report: (issue: Omit<AutomapIssue, 'file'>) => void;
	/** Counts the work. */
	readonly effort: Effort;
}

/** The result of a rule map. */
export interface RuleMapRun {
	/** The output regions of the rules that were applied (rule A41); only if asked for. */
	readonly reached: Region;
}

/**
 * Applies the rules of one rule map.
 *
 * @param number - counts the rule maps of the run: random choices depend on it
 * @param given - the region of the run
 * @param isFollowed - whether the result must say what was reached
 * @throws TooMuchWork
 */
export function runRuleMap(rules: RuleMap, number: number, given: Region, isFollowed: boolean, context: RunContext): RuleMapRun {
	const { work, report, effort } = context;
	const { map } = work;
	const { options, isLegacy } = rules;
	const border = borderOf(map, options);
	const region = grown(given, options.automappingRadius);
	const bounds = map.infinite ? undefined : { x: 0, y: 0, width: map.width, height: map.height };
	const positions = new Map(rules.rules.map((rule) => [rule, candidates(rule, region, bounds, border === 'none')]));
	const window = windowFor(rules, region, positions, border, bounds);
	const tries = [...positions.values()].reduce((sum, at) => sum + countCells(at), 0);
	const cells = (window?.width ?? 0) * (window?.height ?? 0) * new Set([...rules.inputs, ...rules.outputs.map(({ name }) => name)]).size;
	if (window === undefined) return { reached: EMPTY_REGION };
	if (cells > MOST_WORKING_CELLS) {
		report(makeIssue(automapTooLarge, '', { cells, limit: MOST_WORKING_CELLS }));
		return { reached: EMPTY_REGION };
	}
	effort.begin(tries);
	work.cover(window);
	const outputs = [...rules.outputs].sort((a, b) => Number(a.type === 'objectgroup') - Number(b.type === 'objectgroup'));
	const layers = [
		...outputs.map((target) => work.findOrCreate(target)),
		...rules.inputs.flatMap((name) => work.find({ type: 'tilelayer', name }) ?? []),
	];
	reportDuplicates(layers, context);
	if (options.deleteTiles) deleteTiles({ rules, region, work, cellsOfObject: context.cellsOfObject });

	const gidsOf = memoized(context.numbers.gidsFor(rulesInFiles(rules)));
	const gidOf = withFlags(gidsOf);
	const place = cellsOf(work.window, border, bounds);
	const draws = [context.seed, number] as const;
	const geometry = geometryOf(map);
	const compiling: CompileContext = { window: work.window, gidsOf, cellsOf: readCells(rules, work) };
	const applying: ApplyContext = {
		work,
		cells: place,
		gidOf,
		isLegacy,
		draws,
		effort,
		copier: (rule, output, layer) => objectCopier(output, layer, rule.origin, { ...context, rules, geometry, gidOf }),
	};
	const reached: Region[] = [];
	for (const [rule, at] of positions) {
		const apply = applier(rule, applying);
		const matches: CellPosition[] = [];
		scan(rule, compileInputs(rule, compiling), at, { window: work.window, read: place.read, draws, effort }, (x, y) => {
			if (apply(x, y) && isFollowed) matches.push({ x, y });
		});
		const matched = regionOfCells(matches);
		for (const area of isEmpty(matched) ? [] : rectanglesOf(rule.outputRegion)) reached.push(swept(matched, area));
	}
	const all = unionOf(reached);
	return { reached: bounds === undefined ? all : intersection(all, rectangle(bounds)) };
}

/** The most cells of all layers that rules read or write: together as many bytes as 512 MiB. */
const MOST_WORKING_CELLS = 2 * MOST_CELLS;

/** The cells that the rules may read or write, of those that the map has; `undefined` if there are none. */
function windowFor(
	{ rules }: RuleMap,
	region: Region,
	positions: ReadonlyMap<Rule, Region>,
	border: Border,
	map: CellBounds | undefined,
): CellBounds | undefined {
	const areas = rules.flatMap((rule): CellBounds[] => {
		const at = boundsOf(positions.get(rule) ?? EMPTY_REGION);
		if (at === undefined) return [];
		const { x, y, width, height } = reachOf(rule);
		return [{ x: at.x + x, y: at.y + y, width: at.width + width - 1, height: at.height + height - 1 }];
	});
	const own = boundsOf(region);
	const all = chunkBounds(own === undefined ? areas : [own, ...areas]);
	const inside = map === undefined ? all : overlap(all, map);
	// Beyond the border, the rules see cells of the other side.
	const reachesOut = inside === undefined || inside.width < all.width || inside.height < all.height;
	if (map !== undefined && reachesOut && (border === 'wrap' || border === 'overflow'))
		return map.width > 0 && map.height > 0 ? map : undefined;
	return inside !== undefined && inside.width > 0 && inside.height > 0 ? inside : undefined;
}

/** The cells that a rule reads and writes, from its position. */
function reachOf({ width, height, sets }: Rule): CellBounds {
	let [left, top, right, bottom] = [0, 0, width, height];
	for (const { outputs } of sets)
		for (const { cells } of outputs)
			for (const { x, y } of cells) {
				left = Math.min(left, x);
				top = Math.min(top, y);
				right = Math.max(right, x + 1);
				bottom = Math.max(bottom, y + 1);
			}
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The cells that the rules read. Unless they match in order, they see the map as it was before (rule A30): layers that are also written are
 * copied.
 */
function readCells({ options, outputs }: RuleMap, work: WorkMap): (target: string) => Int32Array | undefined {
	const written = new Set(outputs.filter(({ type }) => type === 'tilelayer').map(({ name }) => name));
	const known = new Map<string, Int32Array | undefined>();
	return (name) => {
		if (known.has(name)) return known.get(name);
		const layer = work.find({ type: 'tilelayer', name });
		const live = layer?.type === 'tilelayer' ? layer.cells : undefined;
		const cells = live !== undefined && written.has(name) && !options.matchInOrder ? live.slice() : live;
		known.set(name, cells);
		return cells;
	};
}

function reportDuplicates(layers: readonly WorkLayer[], { work, report }: RunContext): void {
	for (const layer of new Set(layers)) {
		const times = work.times(layer);
		if (times < 2 || layer.source === undefined) continue;
		const issue = makeIssue(automapDuplicateLayer, '', { found: JSON.stringify(layer.name), times });
		report({ ...issue, pointer: work.pointerOf(layer), layer: layer.source.id });
	}
}
