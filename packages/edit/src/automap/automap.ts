import type { TileMap } from '@tilewright/format';
import { automapTooMuchWork, gidsUsedUp, makeIssue, TILE_BITS } from '@tilewright/format/internal';
import type { Targets } from '@tilewright/ops';
import type { Change } from '../change/change.ts';
import { mapInFiles } from '../files/map-files.ts';
import { noFiles } from '../files/no-files.ts';
import { intersection, isSameRegion, union } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { rectangle } from '../region/region.ts';
import { tilesetNumbers } from '../tilesets/tileset-numbers.ts';
import { Effort, TooMuchWork } from './effort.ts';
import type { AutomapIssue } from './issue.ts';
import { matchesFilter } from './name-filter.ts';
import { objectCells } from './object-area.ts';
import type { RuleMap } from './parse-rule-map.ts';
import { runChanges } from './run-changes.ts';
import { runRuleMap } from './run-rule-map.ts';
import { rulesInFiles } from './special-tiles.ts';
import type { WorkLayer } from './work-map.ts';
import { mapBounds, workMap } from './work-map.ts';

/** Options of {@link automap}. */
export interface AutomapOptions {
	/** Path of the map: filters compare its name, and the paths of added tilesets start from its folder. Default: none. */
	readonly path?: string;
	/** Finds the tilesets and templates of the map, as `targetsOf` does; default: there are none. */
	readonly targets?: Targets;
	/** Where rules are matched, in tiles. What they write may reach out of it. Default: the whole map. */
	readonly region?: Region;
	/** The selected area: rules are matched there, and existing tile layers change only there. */
	readonly selection?: Region;
	/** Decides random choices; any whole number. Default: 0. */
	readonly seed?: number;
	/** Names of tile layers that were edited: then only rule maps that read one of them are applied. */
	readonly edited?: Iterable<string>;
	/** Limits for maps and rules that you do not trust. */
	readonly limits?: AutomapLimits;
}

/** Limits of {@link automap}. */
export interface AutomapLimits {
	/**
	 * The most steps of work, of about a nanosecond each: positions at which rules are tried, further comparisons of cells, and what is
	 * written. Default: 34,359,738,368.
	 */
	readonly steps?: number;
}

/** The result of {@link automap}. */
export interface Automapped {
	/** The changes of the map, as one step; none if nothing changes. */
	readonly changes: readonly Change[];
	/** The findings in the map. Findings in rules are those of `loadRules` and `parseRuleMap`. */
	readonly issues: readonly AutomapIssue[];
	/** The steps of work that it took, as {@link AutomapLimits} counts them. */
	readonly steps: number;
}

/**
 * Applies rule maps to a map, one after the other. The same seed gives the same result.
 *
 * @param map - is not changed
 * @param rules - as `loadRules` or `parseRuleMap` return them
 * @example
 * const { changes } = automap(map, [parseRuleMap(rules)]);
 * const { doc } = apply(map, changes);
 */
export function automap(map: TileMap, rules: readonly RuleMap[], options: AutomapOptions = {}): Automapped {
	const { path = '', targets = noFiles(path), selection, seed = 0, limits } = options;
	const effort = new Effort(limits?.steps);
	const name = path.slice(path.lastIndexOf('/') + 1);
	const edited = options.edited && new Set(options.edited);
	const whole = rectangle(mapBounds(map));
	const wanted = options.region ?? selection ?? whole;
	let region = map.infinite ? wanted : intersection(wanted, whole);
	const issues: AutomapIssue[] = [];
	let nextObject = map.nextobjectid;
	const work = workMap(map, selection);
	const numbers = tilesetNumbers(mapInFiles(map, { path, targets }), rules.map(rulesInFiles));
	const context = {
		work,
		numbers,
		path,
		seed,
		effort,
		cellsOfObject: objectCells(map, targets),
		newId: () => nextObject++,
		report: (issue: Omit<AutomapIssue, 'file'>) => {
			if (!issues.some(({ pointer, code }) => pointer === issue.pointer && code === issue.code)) issues.push({ ...issue, file: path });
		},
	};
	for (const [number, each] of rules.entries()) {
		if (each.filter !== undefined && !matchesFilter(each.filter, name)) continue;
		if (edited !== undefined && !each.inputs.some((input) => edited.has(input))) continue;
		// On the whole of a fixed map, nothing is left to reach.
		const isFollowed = number + 1 < rules.length && (map.infinite || !isSameRegion(region, whole));
		try {
			const { reached } = runRuleMap(each, number, region, isFollowed, context);
			region = union(region, reached);
		} catch (error) {
			if (!(error instanceof TooMuchWork)) throw error;
			const issue = { ...makeIssue(automapTooMuchWork, '', { limit: effort.limit }), file: path };
			return { changes: [], issues: [...issues, issue], steps: effort.steps };
		}
		if (edited !== undefined) for (const layer of each.outputs) if (layer.type === 'tilelayer') edited.add(layer.name);
	}
	const added = numbers.added(usedGids(work.layers));
	if (added !== undefined) return { changes: runChanges(work, added), issues, steps: effort.steps };
	return {
		changes: [],
		issues: [...issues, { ...makeIssue(gidsUsedUp, '/tilesets', { needed: TILE_BITS + 1, last: TILE_BITS }), file: path }],
		steps: effort.steps,
	};
}

/** The GIDs, without flags, that layers have after a run. */
function usedGids(layers: readonly WorkLayer[]): Set<number> {
	const used = new Set<number>();
	for (const layer of layers) {
		if (layer.type === 'objectgroup') {
			for (const object of layer.added) if ('gid' in object && object.gid !== undefined) used.add(object.gid & TILE_BITS);
		} else if (layer.isWritten) {
			let last = 0;
			for (let i = 0; i < layer.cells.length; i++) {
				const tile = (layer.cells[i] ?? 0) & TILE_BITS;
				// Neighboring cells are often equal, and a comparison is cheaper than a set.
				if (tile !== last) used.add(tile);
				last = tile;
			}
		}
	}
	return used;
}
